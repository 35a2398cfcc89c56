package import LayoutModel

/// A report of rows whose columns somebody has chosen.
package struct TableReport: Report {
  package static let formats: [ReportFormat] = [.text, .json, .ndjson, .csv]

  /// A column's heading and what stands below it.
  package struct Column: Hashable, Sendable {
    package var name: String
    package var isNumber: Bool

    /// Makes a column.
    package init(name: String, isNumber: Bool) {
      self.name = name
      self.isNumber = isNumber
    }
  }

  /// The name and version of the JSON's shape.
  package var schema: String
  package var columns: [Column]
  /// The values; nil where one is missing.
  package var rows: [[ParameterValue?]]
  /// Whether there are more rows than the question's limit.
  package var isCut: Bool
  /// How many rows the text lists; nil for all.
  package var rowLimit: Int?
  /// Whether a column stands in the text although nothing stands in it.
  package var showsEmptyColumns = false
  /// Whether there are rows after these, which only the text speaks of.
  var hasMore = false

  /// Makes a report.
  package init(
    schema: String, columns: [Column], rows: [[ParameterValue?]], isCut: Bool = false,
    rowLimit: Int? = nil
  ) {
    self.schema = schema
    self.columns = columns
    self.rows = rows
    self.isCut = isCut
    self.rowLimit = rowLimit
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
    let shown = rows.prefix(rowLimit ?? rows.count)
    var lines: [String] = []
    if shown.isEmpty {
      lines.append("no rows.")
    } else {
      var table = TextTable(
        columns.enumerated().map { index, column in
          TextTable.Column(
            title: VisibleText.line(column.name), isNumber: column.isNumber,
            isWanted: showsEmptyColumns,
            isHeading: index == 0)
        })
      for row in shown { table.add(row.map { TextTable.Cell(Self.text($0)) }) }
      lines += table.lines(style)
    }
    if shown.count < rows.count {
      lines.append("… \(rows.count - shown.count) more of \(rows.count) are not shown.")
    } else if hasMore {
      lines.append("… there are more rows, which are not shown.")
    }
    if isCut { lines.append(ExperimentListReport.cutNote) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func text(_ value: ParameterValue?) -> String {
    value?.reportText ?? ""
  }

  private func json() -> [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.beginObject()
    writer.member("schema", schema)
    writer.member("count", rows.count)
    if isCut { writer.member("isCut", true) }
    writer.member("columns", columns.map(\.name))
    writer.key("rows")
    writer.beginArray()
    for row in rows { writer.row(row, of: columns.map(\.name)) }
    writer.endArray()
    writer.endObject()
    return writer.finished()
  }

  private func ndjson() -> [UInt8] {
    var writer = JSONWriter()
    for row in rows { writer.row(row, of: columns.map(\.name)) }
    return rows.isEmpty ? [] : writer.finished()
  }

  private func csv() -> String {
    var writer = CSVWriter()
    for column in columns { writer.cell(column.name) }
    writer.endLine()
    for row in rows {
      writer.row(
        zip(columns, row).map { column, value in
          // A number that is not finite is a word of ours, and no formula.
          if column.isNumber, case .text(let text) = value, let number = Double(text),
            !number.isFinite
          {
            return .number(number)
          }
          return value
        })
    }
    return writer.text
  }
}

extension JSONWriter {
  /// Writes a row as an object.
  mutating func row(_ row: [ParameterValue?], of columns: [String]) {
    beginObject()
    for (column, value) in zip(columns, row) {
      key(column)
      self.value(value)
    }
    endObject()
  }
}

extension CSVWriter {
  /// Writes a row as a line.
  mutating func row(_ row: [ParameterValue?]) {
    for value in row {
      switch value {
      case .number(let number): cell(number)
      case .text(let text): cell(text)
      case .boolean(let boolean): cell(boolean ? "true" : "false")
      case nil: cell("")
      }
    }
    endLine()
  }
}
