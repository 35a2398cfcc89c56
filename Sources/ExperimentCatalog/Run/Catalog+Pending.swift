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
