import LayoutModel

/// A line of text at its place in a drawing: a name, and a number that stands out.
struct DrawnLabel {
  enum Anchor: Hashable {
    case start
    case middle
    case end
  }

  /// How far a font's letters reach above and below its baseline, in parts of its size.
  private static let ascent = 0.8
  private static let descent = 0.25

  /// The text, in which nothing is escaped yet.
  var text: String
  /// What follows in bold type; empty for nothing.
  var number = ""
  /// The names of its classes.
  var name: String
  var size: Double
  var anchor = Anchor.start
  /// The place of the anchor on the baseline.
  var x = 0.0
  var y = 0.0

  var width: Double {
    DrawnText.width(text, size: size)
      + (number.isEmpty
        ? 0 : DrawnText.width(text.isEmpty ? number : " " + number, size: size * 1.08))
  }

  /// The room that the label takes.
  var frame: Rect {
    let left =
      switch anchor {
      case .start: x
      case .middle: x - width / 2
      case .end: x - width
      }
    return Rect(
      x: left, y: y - Self.ascent * size, width: width, height: (Self.ascent + Self.descent) * size)
  }

  /// The label with its middle at a height.
  func centered(at y: Double) -> DrawnLabel {
    var label = self
    label.y = y + (Self.ascent - Self.descent) / 2 * size
    return label
  }

  var markup: String {
    let name = XMLText.escaped(text)
    guard !number.isEmpty else { return name }
    return name + (name.isEmpty ? "" : " ")
      + "<tspan class=\"pl-number\">\(XMLText.escaped(number))</tspan>"
  }
}
