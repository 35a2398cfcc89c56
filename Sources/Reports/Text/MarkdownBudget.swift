/// What is left of the length that a comment on a pull request may have: 65,536 characters.
///
/// Counted are bytes, of which there are at least as many.
struct MarkdownBudget {
  private static let most = 65_000

  private(set) var left: Int

  /// - Parameter fixed: What is written in any case.
  init(besides fixed: String) {
    left = Self.most - fixed.utf8.count
  }

  /// Takes as many lines from the front as there is room for.
  mutating func take(_ lines: some Sequence<String>, atMost most: Int = .max) -> [String] {
    var room = max(0, min(most, left))
    var taken: [String] = []
    for line in lines {
      guard line.utf8.count + 1 <= room else { break }
      room -= line.utf8.count + 1
      left -= line.utf8.count + 1
      taken.append(line)
    }
    return taken
  }

  /// Something folded under a title; nothing where it is empty.
  static func folded(_ title: String, _ content: String) -> String {
    content.isEmpty
      ? "" : "\n<details><summary>\(title)</summary>\n\n\(content)\n</details>\n"
  }
}
