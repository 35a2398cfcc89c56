package import LayoutModel

/// The waivers of a catalog with their numbers, which a table shows, or as the documents that
/// record them elsewhere.
package struct WaiverReport: Report {
  package static let formats = TableReport.formats

  private let waivers: [(number: Int, waiver: Waiver)]

  /// Makes a report of waivers, each with its number.
  package init(_ waivers: [(number: Int, waiver: Waiver)]) {
    self.waivers = waivers
  }

  package func bytes(as format: ReportFormat, style: TextStyle) -> [UInt8] {
    format == .ndjson ? documents() : table.bytes(as: format, style: style)
  }

  /// One waiver a line, in the form in which waivers are read.
  private func documents() -> [UInt8] {
    var writer = JSONWriter()
    for (_, waiver) in waivers {
      writer.beginObject()
      writer.member("metric", waiver.metric)
      if !waiver.condition.isEmpty { writer.member("where", waiver.condition) }
      writer.member("deviation", [waiver.deviation.lowerBound, waiver.deviation.upperBound])
      writer.member("reason", waiver.reason)
      if !waiver.reference.isEmpty { writer.member("reference", waiver.reference) }
      writer.member("since", waiver.since)
      writer.endObject()
    }
    return waivers.isEmpty ? [] : writer.finished()
  }

  private var table: TableReport {
    TableReport(
      schema: "plumb.waivers/1",
      columns: [
        .init(name: "number", isNumber: true), .init(name: "metric", isNumber: false),
        .init(name: "where", isNumber: false), .init(name: "least", isNumber: true),
        .init(name: "most", isNumber: true), .init(name: "since", isNumber: false),
        .init(name: "reason", isNumber: false), .init(name: "reference", isNumber: false),
      ],
      rows: waivers.map { number, waiver in
        [
          .number(Double(number)), .text(waiver.metric), .text(waiver.condition),
          .number(waiver.deviation.lowerBound), .number(waiver.deviation.upperBound),
          .text(waiver.since), .text(waiver.reason), .text(waiver.reference),
        ]
      })
  }
}
