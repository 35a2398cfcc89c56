import LayoutModel

/// Prose broken into lines.
package enum WrappedText {
  /// The width of prose where the reader's is unknown or larger.
  package static let readingWidth = 96

  /// Breaks a text at its spaces; its own line ends stay, a word that is too long stays whole.
  ///
  /// - Parameters:
  ///   - text: Text from a document: what does not show is written out.
  ///   - width: The number of columns, indentation included; nil is the reading width.
  ///   - first: What stands before the first line.
  ///   - rest: What stands before every other line.
  package static func lines(
    _ text: String, width: Int?, first: String = "", rest: String = ""
  ) -> [String] {
    let width = min(width ?? readingWidth, readingWidth)
    var lines: [String] = []
    for paragraph in VisibleText.lines(text) {
      var line = lines.isEmpty ? first : rest
      var isEmpty = true
      for word in paragraph.split(separator: " ") {
        if !isEmpty, DisplayWidth.of(line) + 1 + DisplayWidth.of(String(word)) > width {
          lines.append(line)
          line = rest
          isEmpty = true
        }
        line += isEmpty ? String(word) : " \(word)"
        isEmpty = false
      }
      lines.append(line)
    }
    return lines
  }
}
