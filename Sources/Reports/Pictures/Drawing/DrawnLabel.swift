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
  var face = Typeface.text
  /// The classes of its colour, behind that of its type; empty for the drawing's own.
  var color = ""
  var anchor = Anchor.start
  /// The place of the anchor on the baseline.
  var x = 0.0
  var y = 0.0

  var width: Double {
    DrawnText.width(text, face)
      + (number.isEmpty
        ? 0
        : DrawnText.width(
          text.isEmpty ? number : " " + number, size: face.size, isBold: true))
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
      x: left, y: y - Self.ascent * face.size, width: width,
      height: (Self.ascent + Self.descent) * face.size)
  }

  /// The label with its middle at a height.
  func centered(at y: Double) -> DrawnLabel {
    var label = self
    label.y = y + (Self.ascent - Self.descent) / 2 * face.size
    return label
  }

  /// The label with its anchor and its middle at a point.
  func at(_ x: Double, _ middle: Double) -> DrawnLabel {
    var label = centered(at: middle)
    label.x = x
    return label
  }

  /// The names of its classes.
  var names: String { color.isEmpty ? face.name : "\(face.name) \(color)" }

  var markup: String {
    let name = MarkupText.line(text)
    guard !number.isEmpty else { return name }
    return name + (name.isEmpty ? "" : " ")
      + "<tspan class=\"pl-number\">\(MarkupText.line(number))</tspan>"
  }
}
