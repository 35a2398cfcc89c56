import LayoutModel

/// The report of `plumb where`: which catalog commands use, and why that one.
package struct LocationReport: Report {
  package static let formats: [ReportFormat] = [.text, .json]

  package var path: String
  /// Why it is this file, in a few words: `--catalog`, `$PLUMB_CATALOG`, ….
  package var reason: String

  /// Makes a report.
  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  package func bytes(as format: ReportFormat, style: TextStyle) -> [UInt8] {
    format == .json ? json() : Array(text(style).utf8)
  }

  private func text(_ style: TextStyle) -> String {
    "\(VisibleText.line(path))\n\(style.paint(VisibleText.line(reason), .quiet))\n"
  }

  private func json() -> [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.beginObject()
    writer.member("schema", "plumb.where/1")
    writer.member("path", path)
    writer.member("reason", reason)
    writer.endObject()
    return writer.finished()
  }
}
