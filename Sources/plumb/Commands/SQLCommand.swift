import ExperimentCatalog
import LayoutModel
import Reports

/// Answers a question in SQL.
struct SQLCommand: Command {
  static let interface = CommandInterface(
    name: "sql",
    summary: "ask the catalog in SQL, which may do nothing but read",
    operands: [Operand(name: "SQL", usage: "'SELECT …'", help: "one statement that reads")],
    options: OutputOptions.all(TableStream.formats) + [.limit] + CatalogOptions.all,
    discussion: [
      """
      The views experiment_flat (one row an experiment) and deviation (recorded beside computed) are
      made for this; whether a difference is a deviation is not decided in SQL but by plumb report.
      The tables are explained by their comments: SELECT sql FROM sqlite_schema. Rows are written as
      they come; only the text holds them, and lists at most \(TableStream.mostRowsOfText).
      """
    ],
    examples: [
      "plumb sql 'SELECT os, count(*) FROM experiment_flat GROUP BY os'",
      "plumb sql 'SELECT * FROM deviation WHERE abs(difference) > 20'",
    ])

  private let sql: String
  private let catalog: CatalogOptions
  private let output: OutputOptions
  private let rowLimit: Int?

  init(_ arguments: Arguments) throws(Failure) {
    sql = arguments.operands[0]
    catalog = try CatalogOptions(arguments)
    output = try OutputOptions(arguments, formats: TableStream.formats)
    rowLimit = try arguments.count(.limit)
  }

  func run(_ console: Console) throws -> ExitStatus {
    let catalog = try Catalog(reading: catalog)
    let stream = try OutputStream(path: output.path, console)
    var piece: [UInt8] = []
    var table: TableStream?
    try catalog.answer(sql: sql) { columns in
      table = TableStream(
        schema: "plumb.sql/1", columns: columns, format: output.format,
        style: output.path == nil ? console.style : .plain, rowLimit: rowLimit, to: &piece)
    } row: { row in
      let isEnough = table?.add(row, to: &piece) == false
      try stream.move(&piece)
      return !isEnough
    }
    table?.end(to: &piece)
    try stream.write(piece)
    try stream.end()
    return .done
  }
}
