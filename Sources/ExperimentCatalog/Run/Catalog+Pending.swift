extension Catalog {
  /// Visits the configurations of latest revisions that a simulator version has not computed yet.
  ///
  /// A configuration is pending where a latest revision measures, or asks for, a metric that has no
  /// expectation. `body` may call `store(_:by:)`: nothing is locked while it runs.
  ///
  /// - Parameters:
  ///   - filter: Only configurations of experiments that it selects; of those, the metrics of all
  ///     experiments that share them.
  ///   - decision: What decides the verdicts for which the filter asks; it must not write.
  /// - Returns: How many configurations the filter selects, pending or not.
  /// - Throws: What `body` throws, `FilterError` and `CatalogError`.
  @discardableResult
  package func pending(
    simulator: String, matching filter: Filter? = nil, deciding decision: VerdictDecision? = nil,
    _ body: (PendingConfiguration) throws -> Void
  ) throws -> Int {
    let action = "read configurations of \(path)"
    let selected = try attempt(action) {
      try connection.transaction(.deferred) {
        try selectedConfigurations(simulator: simulator, matching: filter, deciding: decision)
      }
    }
    let reader = try attempt(action) { try PendingReader(self, simulator: simulator) }
    for id in selected {
      if let pending = try attempt(action, { try reader.pending(id) }) {
        try body(pending)
      }
    }
    return selected.count
  }

  private func selectedConfigurations(
    simulator: String, matching filter: Filter?, deciding decision: VerdictDecision?
  ) throws -> [Int64] {
    let selection = try selection(matching: filter, simulator: simulator, deciding: decision)
    let statement = try selection.prepare(
      "SELECT DISTINCT e.configuration", orderBy: "e.configuration", on: connection)
    var ids: [Int64] = []
    while try statement.step() {
      ids.append(statement.int64(at: 0))
    }
    return ids
  }
}

/// Reads what is pending of one configuration after the other.
private struct PendingReader {
  private let metrics: Statement
  private let document: Statement

  init(_ catalog: Catalog, simulator: String) throws(SQLiteError) {
    metrics = try catalog.connection.prepare(
      """
      SELECT DISTINCT metric.id, metric.path
      FROM experiment AS e
      JOIN measurement AS m ON m.revision = e.latest
      JOIN metric ON metric.id = m.metric
      WHERE e.configuration = ?1 AND NOT EXISTS (
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
