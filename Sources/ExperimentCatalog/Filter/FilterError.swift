import LayoutModel

/// What is wrong with a filter, and where.
package struct FilterError: Error, Hashable, Sendable {
  /// What was found and what would be right, in one line.
  package let message: String

  /// The filter.
  package let text: String

  /// The characters that are meant, counted from 0; empty at the end of the filter.
  package let columns: Range<Int>

  init(_ message: String, in text: String, at columns: Range<Int>) {
    self.message = message
    self.text = text
    self.columns = columns
  }
}

extension FilterError {
  /// The line of the filter that is meant, and below it carets under the characters.
  package var excerpt: String {
    let characters = Array(text)
    let start = min(columns.lowerBound, characters.count)
    let lineStart = characters[..<start].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
    let lineEnd = characters[start...].firstIndex(where: \.isNewline) ?? characters.count
    // A tab stays a tab, so that the carets stand right whatever its width is.
    let indent = characters[lineStart..<start]
      .map { $0 == "\t" ? "\t" : String(repeating: " ", count: Self.width(of: [$0])) }.joined()
    let meant = characters[start..<max(start, min(columns.upperBound, lineEnd))]
    let carets = String(repeating: "^", count: max(1, Self.width(of: meant)))
    return "\(String(characters[lineStart..<lineEnd]))\n\(indent)\(carets)"
  }
}

extension FilterError {
  private static func width(of characters: ArraySlice<Character>) -> Int {
    DisplayWidth.of(String(characters))
  }
}

extension FilterError: CustomStringConvertible {
  package var description: String {
    "\(message)\n\(excerpt)"
  }
}
