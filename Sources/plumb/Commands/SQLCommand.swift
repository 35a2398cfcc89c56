import ExperimentCatalog
import Reports

/// Answers a question in SQL.
struct SQLCommand: Command {
  static let interface = CommandInterface(
    name: "sql",
    summary: "ask the catalog in SQL, which may do nothing but read",
    operands: [Operand(name: "SQL", usage: "'SELECT …'", help: "one statement that reads")],
    options: OutputOptions.all(TableReport.formats) + [.limit] + CatalogOptions.all,
    discussion: [
      """
      The views experiment_flat (one row an experiment) and deviation (recorded beside computed) are
      made for this; whether a difference is a deviation is not decided in SQL but by plumb report.
      The tables are explained by their comments: SELECT sql FROM sqlite_schema.
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
    output = try OutputOptions(arguments, formats: TableReport.formats)
    rowLimit = try arguments.count(.limit)
  }

  func run(_ console: Console) throws -> ExitStatus {
    let answer = try Catalog(reading: catalog).answer(sql: sql)
    try console.write(TableReport(answer, schema: "plumb.sql/1", rowLimit: rowLimit), output)
    return .done
  }
}
