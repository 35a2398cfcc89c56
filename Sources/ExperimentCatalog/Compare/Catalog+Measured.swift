import LayoutModel

extension Catalog {
  /// Visits the measurements of latest revisions with their expectations, one by one.
  ///
  /// - Throws: As ``measuredExperiments(simulator:matching:deciding:recordedUntil:_:)``.
  package func measured(
    simulator: String, matching filter: Filter? = nil, deciding decision: VerdictDecision? = nil,
    _ body: (MeasuredValue) throws -> Void
  ) throws {
    try measuredExperiments(simulator: simulator, matching: filter, deciding: decision) {
      for value in $1 { try body(value) }
    }
  }

  /// Visits experiments with the measurements of their latest revisions and their expectations.
  ///
  /// They come in the order of their names, each one's measurements in the order of its document,
  /// from one snapshot of the catalog: `body` must not write. An experiment without measurements
  /// comes with an empty list.
  ///
  /// - Parameters:
  ///   - simulator: The version whose expectations are wanted.
  ///   - decision: What decides the verdicts for which the filter asks; it must not write.
  ///   - time: The moment, as the catalog writes it, after which nothing had been recorded yet;
  ///     `nil` for what there is now. The filter speaks of what there is now, too.
  /// - Throws: What `body` throws, `FilterError` and `CatalogError`.
  /// - Complexity: O(n) in the number of measurements; memory for one experiment at a time.
  package func measuredExperiments(
    simulator: String, matching filter: Filter? = nil, deciding decision: VerdictDecision? = nil,
    recordedUntil time: String? = nil,
    _ body: (MeasuredContext, [MeasuredValue]) throws -> Void
  ) throws {
    try attempt("read measurements of \(path)") {
      try connection.transaction(.deferred) {
        let selection = try selection(
          matching: filter, simulator: simulator, deciding: decision)
        let experiments = try selection.prepare(
          """
          SELECT e.name, e.id, r.id, r.number, r.tolerance, c.id, c.screen_scale, c.os, c.device,
            c.orientation, ifnull(r.recorded_at, r.created_at)
          """, joining: "CROSS JOIN revision AS r ON r.id = e.latest", orderBy: "e.name",
          on: connection)
        let earlier = try time.map { try EarlierRevisions(connection, until: $0) }
        var reader = try MeasurementReader(connection, simulator: knownSimulatorID(simulator))
        defer { reader.end() }
        while try experiments.step() {
          var row = experiments
          var first = 2
          if let earlier {
            guard try earlier.find(of: experiments.int64(at: 1)) else { continue }
            row = earlier.statement
            first = 0
          }
          let owner = MeasuredExperiment(
            name: experiments.text(at: 0), revision: row.int(at: first + 1),
            tolerance: row.doubleIfPresent(at: first + 2), scale: row.double(at: first + 4))
          let values = try reader.values(
            of: owner, revision: row.int64(at: first), configuration: row.int64(at: first + 3))
          try body(try row.context(at: first + 5), values)
        }
      }
    }
  }
}

extension Statement {
  /// Reads system, device, orientation and time from four columns.
  fileprivate func context(at column: Int) throws(SQLiteError) -> MeasuredContext {
    guard let os = OSVersion(sortKey: int(at: column)) else {
      throw SQLiteError(code: .corrupt, message: "a configuration's OS is no version")
    }
    return MeasuredContext(
      os: os, device: textIfPresent(at: column + 1), orientation: text(at: column + 2),
      recordedAt: text(at: column + 3))
  }
}

/// Finds the revision that was an experiment's latest one at a moment.
private struct EarlierRevisions {
  let statement: Statement

  init(_ connection: Connection, until time: String) throws(SQLiteError) {
    statement = try connection.prepare(
      """
      SELECT r.id, r.number, r.tolerance, c.id, c.screen_scale, c.os, c.device, c.orientation,
        ifnull(r.recorded_at, r.created_at)
      FROM revision AS r JOIN configuration AS c ON c.id = r.configuration
      WHERE r.experiment = ?1 AND r.created_at <= ?2 ORDER BY r.number DESC LIMIT 1
      """)
    try statement.bind(time, at: 2)
  }

  /// Moves the statement to the experiment's row; false where it had no revision yet.
  func find(of experiment: Int64) throws(SQLiteError) -> Bool {
    statement.reset()
    try statement.bind(experiment, at: 1)
    return try statement.step()
  }
}
