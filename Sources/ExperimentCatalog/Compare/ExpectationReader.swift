import LayoutModel

/// Reads what a simulator version computed for configurations.
struct ExpectationReader {
  private let statement: Statement
  private let rows = ExpectationRows()
  private let simulator: Int64?

  /// - Parameter simulator: `nil` for a version that has computed nothing here.
  init(_ connection: Connection, simulator: Int64?) throws(SQLiteError) {
    self.simulator = simulator
    statement = try connection.prepare(
      handing: ExpectationRows.columns,
      "FROM expectation WHERE simulator = ?1 AND configuration = ?2 ORDER BY metric", to: rows)
  }

  /// The expectations for a configuration, by metric.
  func expectations(for configuration: Int64) throws(SQLiteError) -> [ComputedMetric] {
    guard let simulator else { return [] }
    try statement.bind(simulator, at: 1)
    try statement.bind(configuration, at: 2)
    rows.computed = []
    while try statement.step(into: rows) {}
    return rows.computed
  }
}

/// The rows of the table expectation that have been read.
private final class ExpectationRows: RowReceiver {
  // Where there is a number there is no text.
  static let columns = "metric, kind, ifnull(number, text)"

  var computed: [ComputedMetric] = []

  override func receive(_ row: SQLiteArguments) throws(SQLiteError) {
    computed.append(
      ComputedMetric(
        metric: row.int64(at: 0), expectation: try row.expectation(kind: 1, number: 2, text: 2)))
  }
}
