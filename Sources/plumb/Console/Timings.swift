import ExperimentCatalog
import LayoutModel
import PlatformSupport
import Reports

/// What --verbose tells: the SQL that ran, and where the time went.
final class Timings {
  /// How many columns of a statement are shown.
  private static let longestSQL = 500

  private let trace = SQLTrace.begin()
  private let begin = PlatformSupport.monotonicSeconds()
  private var writing = 0.0

  /// Seconds since some moment.
  var now: Double { PlatformSupport.monotonicSeconds() }

  /// Adds the time since a moment to that of writing.
  func addWriting(since begin: Double?) {
    if let begin { writing += now - begin }
  }

  /// The statements in the order of their first run, and the totals.
  ///
  /// - Parameter width: The columns of the reader's terminal; nil where there is none.
  func text(width: Int?) -> String {
    let all = now - begin
    let times = trace.times
    let computing = all - times.opening - times.preparing - times.stepping - writing
    let parts = [
      ("opening", times.opening), ("preparing", times.preparing), ("stepping", times.stepping),
      ("computing", max(0, computing)), ("writing", writing),
    ].map { "\($0) \(Self.milliseconds($1))" }
    let total = "plumb: ms: \(parts.joined(separator: ", ")); \(Self.milliseconds(all)) in all"
    return (statements(width: width) + [total]).map { $0 + "\n" }.joined()
  }

  private func statements(width: Int?) -> [String] {
    let entries = trace.entries
    guard !entries.isEmpty else { return ["plumb: no SQL ran"] }
    let rows =
      [["ms", "runs", "rows"]]
      + entries.map { [Self.milliseconds($0.seconds), "\($0.runs)", "\($0.rows)"] }
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let runs = entries.reduce(0) { $0 + $1.runs }
    let heading = "plumb: SQL ran \(runs == 1 ? "once" : "\(runs) times"):"
    let indent = String(repeating: " ", count: widths.reduce(8, +))
    return [heading]
      + zip(rows, ["statement"] + entries.map { Self.line($0.sql) }).flatMap { cells, sql in
        let numbers = zip(cells, widths).map { cell, width in
          String(repeating: " ", count: width - cell.count) + cell
        }
        let first = "  \(numbers.joined(separator: "  "))  "
        guard let width else { return [first + sql] }
        return WrappedText.lines(sql, width: width, first: first, rest: indent)
      }
  }

  private static func line(_ sql: String) -> String {
    DisplayWidth.cut(
      VisibleText.line(sql.split(whereSeparator: \.isWhitespace).joined(separator: " ")),
      to: longestSQL)
  }

  private static func milliseconds(_ seconds: Double) -> String {
    let hundredths = Int(seconds * 1e5 + 0.5)
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
