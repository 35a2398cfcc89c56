/// A command of GitHub Actions that annotates a run.
enum GitHubCommand {
  /// How many errors, warnings and notices of a step GitHub shows.
  static let mostOfAKind = 10

  /// A command in one line: what would end it or a property is written as GitHub reads it.
  static func line(_ level: String, title: String, _ message: String) -> String {
    let title = escape(title).split(separator: ":", omittingEmptySubsequences: false)
      .joined(separator: "%3A").split(separator: ",", omittingEmptySubsequences: false)
      .joined(separator: "%2C")
    return "::\(level) title=\(title)::\(escape(message))"
  }

  private static func escape(_ text: String) -> String {
    VisibleText.line(text).split(separator: "%", omittingEmptySubsequences: false)
      .joined(separator: "%25")
  }
}
