/// Reads what is pending of one configuration after the other.
struct PendingReader {
  private let metrics: Statement
  private let document: Statement

  init(_ catalog: Catalog, simulator: String) throws(SQLiteError) {
    metrics = try catalog.connection.prepare(
      """
      SELECT DISTINCT metric.id, metric.path
      FROM experiment AS e
      JOIN measurement AS m ON m.revision = e.latest
      JOIN metric ON metric.id = m.metric
      WHERE e.configuration = ?1 AND e.deleted_at IS NULL AND NOT EXISTS (
        SELECT 1 FROM expectation AS x
        WHERE x.simulator = ?2 AND x.configuration = ?1 AND x.metric = m.metric)
      ORDER BY metric.id
      """)
    // Without a row id nothing has been computed.
    try metrics.bind(catalog.knownSimulatorID(simulator), at: 2)
    document = try catalog.connection.prepare(
      "SELECT document FROM configuration_document WHERE configuration = ?1")
  }

  func pending(_ id: Int64) throws(SQLiteError) -> PendingConfiguration? {
    try metrics.bind(id, at: 1)
    var pending: [PendingConfiguration.Metric] = []
    while try metrics.step() {
      pending.append(
        PendingConfiguration.Metric(
          id: MetricID(rawValue: metrics.int64(at: 0)), path: metrics.text(at: 1)))
    }
    guard !pending.isEmpty else { return nil }
    try document.bind(id, at: 1)
    guard try document.step() else {
      throw SQLiteError(code: .corrupt, message: "a configuration has no document")
    }
    defer { document.reset() }
    return PendingConfiguration(
      id: ConfigurationID(rawValue: id), configurationText: document.bytes(at: 0),
      metrics: pending)
  }
}
