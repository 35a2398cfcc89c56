import LayoutModel

/// Writes the elements of a drawing, each on a line of its own.
///
/// What an element looks like is its class's business: no colour and no width is written here.
struct SVGWriter {
  /// A point of the drawing in its own units.
  typealias Position = (x: Double, y: Double)

  private(set) var text = ""
  /// Every label that was written, with the room that it takes.
  private(set) var labels: [DrawnLabel] = []

  /// Writes markup as it is.
  mutating func raw(_ markup: String) {
    text += markup
    text += "\n"
  }

  /// Opens a group of elements that belong together.
  mutating func beginGroup(_ name: String) { raw("<g class=\"\(name)\">") }

  mutating func endGroup() { raw("</g>") }

  mutating func rect(_ rect: Rect, _ name: String, radius: Double = 0) {
    let rounding = radius > 0 ? " rx=\"\(Self.number(radius))\"" : ""
    raw(
      "<rect class=\"\(name)\" x=\"\(Self.number(rect.minX))\" y=\"\(Self.number(rect.minY))\""
        + " width=\"\(Self.number(rect.size.width))\" height=\"\(Self.number(rect.size.height))\""
        + "\(rounding)/>")
  }

  mutating func line(_ from: Position, _ to: Position, _ name: String) {
    path([[from, to]], name)
  }

  /// Writes open lines through points.
  mutating func path(_ lines: [[Position]], _ name: String, isClosed: Bool = false) {
    let data = lines.filter { $0.count > 1 }.map { points in
      points.enumerated().map { index, point in
        "\(index == 0 ? "M" : "L")\(Self.number(point.x)) \(Self.number(point.y))"
      }.joined() + (isClosed ? "Z" : "")
    }
    guard !data.isEmpty else { return }
    raw("<path class=\"\(name)\" d=\"\(data.joined())\"/>")
  }

  mutating func dot(_ center: Position, radius: Double, _ name: String) {
    raw(
      "<circle class=\"\(name)\" cx=\"\(Self.number(center.x))\" cy=\"\(Self.number(center.y))\""
        + " r=\"\(Self.number(radius))\"/>")
  }

  /// Writes an arrowhead whose tip lies at a point.
  ///
  /// - Parameter direction: Where it points to: one of the four directions as a unit vector.
  mutating func arrowhead(
    at tip: Position, direction: Position, length: Double, width: Double, _ name: String
  ) {
    let base = (x: tip.x - direction.x * length, y: tip.y - direction.y * length)
    let side = (x: -direction.y * width / 2, y: direction.x * width / 2)
    path(
      [[tip, (base.x + side.x, base.y + side.y), (base.x - side.x, base.y - side.y)]], name,
      isClosed: true)
  }

  /// Writes a label, and keeps the room that it takes.
  mutating func label(_ label: DrawnLabel) {
    labels.append(label)
    let anchor =
      switch label.anchor {
      case .start: ""
      case .middle: " text-anchor=\"middle\""
      case .end: " text-anchor=\"end\""
      }
    raw(
      "<text class=\"\(label.names)\" x=\"\(Self.number(label.x))\" y=\"\(Self.number(label.y))\""
        + "\(anchor)>\(label.markup)</text>")
  }

  /// A coordinate with one decimal, which is finer than any screen shows.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    return NumberText.format((min(max(value, -1e6), 1e6) * 10).rounded() / 10)
  }
}
