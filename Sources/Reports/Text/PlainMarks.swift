/// The program's own marks for terminals that show nothing but ASCII.
///
/// Each is as wide as what it stands for, so that columns stay where they are.
package enum PlainMarks {
  private static let marks: [Character: String] = [
    "✓": "+", "✗": "x", "…": ".", "∞": "#", "≠": "/", "↗": "^", "–": "-", "→": ">",
  ]

  /// Returns the text with every mark replaced.
  package static func of(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    return text.reduce(into: "") { $0 += marks[$1] ?? String($1) }
  }
}
