import Foundation
import TestSupport

/// A terminal with a screen, by way of tmux: keys go in, and what a user would see can be read.
final class Screen {
  private let folder: TemporaryFolder

  /// Where its server listens: one of its own, since that of an earlier screen in the folder may be
  /// about to end.
  private let socket: String

  /// Opens a screen on which a command runs, whose words a shell reads, in a folder.
  init(
    columns: Int, rows: Int = 24, in folder: TemporaryFolder, environment: [String: String] = [:],
    _ command: String
  ) throws {
    self.folder = folder
    socket = folder.path(of: "s\(UInt16.random(in: .min ... .max))")
    var all = OtherProgram.environment(home: folder.path)
    all["TERM"] = "screen"
    all.merge(environment) { $1 }
    let words = all.map { "\($0)='\($1)'" }.sorted().joined(separator: " ")
    let session = try run([
      "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "exec env -i \(words) \(command)",
    ])
    guard session.status == 0 else { throw Missing(words: "a session", seen: session.errors) }
  }

  // Without a session the server ends. It would not at a signal: tests run on threads that block
  // signals, and whatever they start inherits that.
  deinit { _ = try? tmux("kill-session") }

  /// Presses keys, by tmux's names or as text.
  func press(_ keys: String...) throws {
    for key in keys { _ = try tmux("send-keys", "--", key) }
  }

  /// What stands on the screen, without the blanks at its end.
  func text() throws -> String {
    try tmux("capture-pane", "-p").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Waits until a text stands on the screen.
  ///
  /// - Throws: `Missing` where it does not come in half a minute.
  @discardableResult
  func wait(for words: String) throws -> String {
    var seen = ""
    for _ in 0..<600 {
      seen = try text()
      if seen.contains(words) { return seen }
      usleep(50_000)
    }
    throw Missing(words: words, seen: seen)
  }

  struct Missing: Error {
    let words: String
    let seen: String
  }

  private func tmux(_ arguments: String...) throws -> String { try run(arguments).output }

  /// Runs tmux by way of a shell that closes what it inherits: the server would keep it open, and
  /// whoever waits for the end of the client waits for that.
  private func run(_ arguments: [String]) throws -> BuiltBinary.Run {
    let closing = """
      for fd in /dev/fd/*; do fd=${fd##*/}; [[ $fd -gt 2 ]] && eval "exec $fd>&-"; done; exec "$@"
      """
    let command = ["tmux", "-u", "-S", socket, "-f", "/dev/null"] + arguments
    return try OtherProgram.bash.run(["-c", closing, "bash"] + command, in: folder)
  }
}
