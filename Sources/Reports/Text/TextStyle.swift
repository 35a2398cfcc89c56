/// How a text is laid out for the place where it is read.
package struct TextStyle: Hashable, Sendable {
  /// The number of columns; nil where lines may be of any length, as in a file or pipe.
  package var width: Int?
  package var usesColor: Bool
  /// Whether box-drawing characters show as such.
  package var drawsPictures: Bool

  /// Makes a style.
  package init(width: Int? = nil, usesColor: Bool = false, drawsPictures: Bool = false) {
    self.width = width
    self.usesColor = usesColor
    self.drawsPictures = drawsPictures
  }

  /// The style of files and pipes.
  package static let plain = TextStyle()

  func paint(_ text: String, _ color: TextColor?) -> String {
    guard usesColor, let color, !text.isEmpty else { return text }
    return "\u{1B}[\(color.parameters)m\(text)\u{1B}[0m"
  }
}
