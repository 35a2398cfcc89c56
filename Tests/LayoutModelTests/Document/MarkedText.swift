import LayoutModel

/// A text in which `▸` stands before the place that a test speaks of.
struct MarkedText: Sendable {
  let text: String
  let location: SourceLocation

  /// Takes the mark out.
  ///
  /// - Precondition: The text has one mark.
  init(_ marked: String) {
    let parts = marked.split(separator: "▸", omittingEmptySubsequences: false)
    precondition(parts.count == 2, "one mark is needed: \(marked)")
    text = parts.joined()
    let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
    location = SourceLocation(
      line: lines.count, column: (lines.last?.unicodeScalars.count ?? 0) + 1)
  }
}
