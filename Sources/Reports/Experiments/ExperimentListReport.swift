package import LayoutModel

/// The report of a query: experiments, one a row.
package struct ExperimentListReport: Report {
  package static let formats: [ReportFormat] = [.text, .json, .ndjson, .csv]

  /// One experiment, by its latest revision.
  package struct Row: Hashable, Sendable {
    package var name: String
    package var revision: Int
    package var os: String
    /// The device's name; nil for a screen of its own.
    package var device: String?
    /// The class of the first scroll view; nil where there is none.
    package var mainClass: String?
    package var measurementCount: Int
    package var tags: [String]
    package var source: ExperimentSource?

    /// Makes a row.
    package init(
      name: String, revision: Int, os: String, device: String?, mainClass: String?,
      measurementCount: Int, tags: [String], source: ExperimentSource?
    ) {
      self.name = name
      self.revision = revision
      self.os = os
      self.device = device
      self.mainClass = mainClass
      self.measurementCount = measurementCount
      self.tags = tags
      self.source = source
    }
  }

  package var rows: [Row]
  /// How many rows the text lists; nil for all.
  package var rowLimit: Int?

  /// Whether there are more than the question's own limit.
  package var isCut: Bool

  /// Makes a report.
  package init(rows: [Row], rowLimit: Int? = nil, isCut: Bool = false) {
    self.rows = rows
    self.rowLimit = rowLimit
    self.isCut = isCut
  }

  package func bytes(as format: ReportFormat, style: TextStyle) -> [UInt8] {
    switch format {
    case .text: Array(text(style).utf8)
    case .json: json()
    case .ndjson: ndjson()
    case .csv: Array(csv().utf8)
    default: preconditionFailure("\(format) is no format of this report")
    }
  }

  private func text(_ style: TextStyle) -> String {
    let count = CountText.format(rows.count, "experiment")
    var lines = [style.paint("\(count)\(rows.isEmpty ? "." : ":")", .heading)]
    let shown = rows.prefix(rowLimit ?? rows.count)
    if !shown.isEmpty { lines += [""] + table(shown).lines(style) }
    if shown.count < rows.count {
      lines.append("… \(rows.count - shown.count) more of \(rows.count) are not shown.")
    }
    if isCut { lines.append(Self.cutNote) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What a list says that ends at the question's limit.
  static let cutNote = "… there are more; the limit of the question ends the list here."

  private func table(_ rows: ArraySlice<Row>) -> TextTable {
    var table = TextTable([
      .init(title: "experiment", isHeading: true),
      .init(title: "revision", isNumber: true, isOptional: true),
      .init(title: "os", isNumber: true),
      .init(title: "device"),
      .init(title: "main class", isOptional: true),
      .init(title: "measurements", isNumber: true, isOptional: true),
      .init(title: "source", isOptional: true),
      .init(title: "tags", isOptional: true),
    ])
    for row in rows {
      table.add([
        .init(VisibleText.line(row.name)),
        .init(String(row.revision)),
        .init(row.os),
        .init(VisibleText.line(row.device ?? ComparisonTotals.ownScreen)),
        .init(row.mainClass ?? ""),
        .init(String(row.measurementCount)),
        .init(VisibleText.line(row.source?.kind ?? "")),
        .init(VisibleText.line(row.tags.joined(separator: ", "))),
      ])
    }
    return table
  }

  private func json() -> [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.beginObject()
    writer.member("schema", "plumb.query/1")
    writer.member("count", rows.count)
    if isCut { writer.member("isCut", true) }
    writer.key("experiments")
    writer.beginArray()
    for row in rows { write(row, to: &writer) }
    writer.endArray()
    writer.endObject()
    return writer.finished()
  }

  private func ndjson() -> [UInt8] {
    var writer = JSONWriter()
    for row in rows { write(row, to: &writer) }
    return rows.isEmpty ? [] : writer.finished()
  }

  private func write(_ row: Row, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("name", row.name)
    writer.member("revision", row.revision)
    writer.member("os", row.os)
    writer.member("device", row.device)
    writer.member("mainClass", row.mainClass)
    writer.member("measurements", row.measurementCount)
    writer.member("tags", row.tags)
    writer.sourceMember(row.source)
    writer.endObject()
  }

  private func csv() -> String {
    var writer = CSVWriter()
    let columns = [
      "experiment", "revision", "os", "device", "main_class", "measurements", "source_kind",
      "source_ref", "evidence", "tags",
    ]
    for column in columns { writer.cell(column) }
    writer.endLine()
    for row in rows {
      writer.cell(row.name)
      writer.cell(row.revision)
      writer.cell(row.os)
      writer.cell(row.device ?? "")
      writer.cell(row.mainClass ?? "")
      writer.cell(row.measurementCount)
      writer.cell(row.source?.kind ?? "")
      writer.cell(row.source?.ref ?? "")
      writer.cell(row.source?.evidence ?? "")
      writer.cell(row.tags.joined(separator: ", "))
      writer.endLine()
    }
    return writer.text
  }
}
