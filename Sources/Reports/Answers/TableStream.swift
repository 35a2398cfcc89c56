package import LayoutModel

/// A report of rows that are written as they come.
///
/// Only the text waits for the last row that it lists: its columns are as wide as what stands in
/// them.
package struct TableStream {
  package static let formats = TableReport.formats

  /// How many rows the text lists where nobody says how many.
  package static let mostRowsOfText = 100_000

  private let schema: String
  private let format: ReportFormat
  private let style: TextStyle
  private let columns: [String]
  private let rowLimit: Int
  private var count = 0
  /// What the text lists.
  private var rows: [[ParameterValue?]] = []
  private var json = JSONWriter()
  private var csv = CSVWriter()

  /// Begins a report.
  ///
  /// - Parameters:
  ///   - schema: The name and version of the JSON's shape.
  ///   - rowLimit: How many rows the text lists; nil for ``mostRowsOfText``.
  package init(
    schema: String, columns: [String], format: ReportFormat, style: TextStyle,
    rowLimit: Int? = nil, to output: inout [UInt8]
  ) {
    (self.schema, self.columns, self.format, self.style) = (schema, columns, format, style)
    self.rowLimit = rowLimit ?? Self.mostRowsOfText
    switch format {
    case .csv:
      for column in columns { csv.cell(column) }
      csv.endLine()
      output += takeCSV()
    case .json:
      output += Array("{\n  ".utf8) + Self.member { $0.member("schema", schema) }
      output += Array(",\n  ".utf8) + Self.member { $0.member("columns", columns) }
      output += Array(",\n  \"rows\": [".utf8)
    default: break
    }
  }

  /// Adds a row; false where no other one is wanted.
  package mutating func add(_ row: [ParameterValue?], to output: inout [UInt8]) -> Bool {
    count += 1
    switch format {
    case .csv:
      csv.row(row)
      output += takeCSV()
    case .ndjson:
      json.row(row, of: columns)
      output += json.bytes
      output.append(UInt8(ascii: "\n"))
      json.removeAll()
    case .json:
      // In an array in the outermost object, which is not ended: laid out as what stands as deep.
      var writer = JSONWriter(style: .pretty)
      writer.beginObject()
      writer.key("rows")
      writer.beginArray()
      let start = writer.bytes.count
      writer.row(row, of: columns)
      output += Array((count == 1 ? "\n    " : ",\n    ").utf8) + writer.bytes[start...]
    default:
      guard rows.count < rowLimit else { return false }
      rows.append(row)
    }
    return true
  }

  package mutating func end(to output: inout [UInt8]) {
    switch format {
    case .csv, .ndjson: break
    case .json:
      output += Array("\(count == 0 ? "" : "\n  ")],\n  \"count\": \(count)\n}\n".utf8)
    default: output += text()
    }
  }

  /// A member of the outermost object, laid out as what stands as deep.
  private static func member(_ write: (inout JSONWriter) -> Void) -> ArraySlice<UInt8> {
    var writer = JSONWriter(style: .pretty)
    writer.beginObject()
    let start = writer.bytes.count
    write(&writer)
    return writer.bytes[start...]
  }

  private mutating func takeCSV() -> [UInt8] {
    defer { csv = CSVWriter() }
    return Array(csv.text.utf8)
  }

  private func text() -> [UInt8] {
    let isNumber = columns.indices.map { index in
      !rows.contains { if case .text? = $0[index] { true } else { false } }
    }
    var report = TableReport(
      schema: schema,
      columns: zip(columns, isNumber).map { TableReport.Column(name: $0, isNumber: $1) },
      rows: rows)
    report.showsEmptyColumns = true
    report.hasMore = count > rows.count
    return report.bytes(as: .text, style: style)
  }
}
