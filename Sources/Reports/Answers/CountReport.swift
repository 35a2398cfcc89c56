import LayoutModel

/// The report of a question that asks how many.
package struct CountReport: Report {
  package static let formats: [ReportFormat] = [.text, .json, .ndjson, .csv]

  package var count: Int

  /// Makes a report.
  package init(count: Int) {
    self.count = count
  }

  package func bytes(as format: ReportFormat, style: TextStyle) -> [UInt8] {
    switch format {
    case .text: Array("\(count)\n".utf8)
    case .json: json(.pretty)
    case .ndjson: json(.compact)
    default: Array("count\n\(count)\n".utf8)
    }
  }

  private func json(_ style: JSONWriter.Style) -> [UInt8] {
    var writer = JSONWriter(style: style)
    writer.beginObject()
    if style == .pretty { writer.member("schema", "plumb.query/1") }
    writer.member("count", count)
    writer.endObject()
    return writer.finished()
  }
}
