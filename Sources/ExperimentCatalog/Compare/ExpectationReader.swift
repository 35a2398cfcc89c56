import LayoutModel

/// What was computed for a metric of a configuration.
struct ComputedMetric {
  var metric: Int64
  var expectation: Expectation
}

/// Reads what a simulator version computed for configurations.
struct ExpectationReader {
  private let expectations: Statement
  private let simulator: Int64?

  /// - Parameter simulator: `nil` for a version that has computed nothing here.
  init(_ connection: Connection, simulator: Int64?) throws(SQLiteError) {
    self.simulator = simulator
    expectations = try connection.prepare(
      """
      SELECT metric, kind, number, text FROM expectation
      WHERE simulator = ?1 AND configuration = ?2 ORDER BY metric
      """)
  }

  /// The expectations for a configuration, by metric.
  func expectations(for configuration: Int64) throws(SQLiteError) -> [ComputedMetric] {
    guard let simulator else { return [] }
    try expectations.bind(simulator, at: 1)
    try expectations.bind(configuration, at: 2)
    var computed: [ComputedMetric] = []
    while try expectations.step() {
      computed.append(
        ComputedMetric(
          metric: expectations.int64(at: 0), expectation: try expectations.expectation(at: 1)))
    }
    return computed
  }
}
