import LayoutModel

/// A dimension in the margin of a picture in characters.
struct CharacterDimension {
  let start: Double
  let end: Double
  let column: Int
  private let name: String
  private let number: String

  init(_ dimension: Dimension) {
    start = dimension.start
    end = dimension.end
    column = dimension.column
    name = VisibleText.line(dimension.shortName ?? dimension.name)
    number = dimension.number
  }

  var text: String { "\(name) \(number)" }

  /// The text, of whose name only the beginning stays where all of it has no room.
  func fitted(to width: Int) -> String {
    guard DisplayWidth.of(text) > width else { return text }
    var short = ""
    for character in name {
      guard DisplayWidth.of("\(short)\(character)… \(number)") <= width else { break }
      short.append(character)
    }
    return "\(short)… \(number)"
  }
}
