import PlatformSupport

extension Catalog {
  /// Notes that a run begins.
  ///
  /// - Parameter filter: The filter as the user wrote it; `nil` for everything.
  /// - Throws: `CatalogError`.
  package func beginRun(simulator: String, filter: String?) throws -> RunID {
    try attempt("begin a run in \(path)") {
      try connection.transaction(.immediate) {
        let insert = try connection.cached(
          """
          INSERT INTO run (simulator, filter, started_at, outcome, process)
          VALUES (?1, ?2, ?3, 'running', ?4)
          """)
        try insert.bind(simulatorID(simulator), at: 1)
        try insert.bind(filter ?? "", at: 2)
        try insert.bind(connection.currentTime(), at: 3)
        try insert.bind(PlatformSupport.processName(), at: 4)
        try insert.run()
        return RunID(rawValue: connection.lastInsertRowID)
      }
    }
  }

  /// Stores what a run computed, in one transaction.
  ///
  /// What another run has stored since for the same simulator version stays: it is the same.
  ///
  /// - Throws: `CatalogError`; then nothing of it is stored.
  package func store(_ computed: [ComputedConfiguration], by run: RunID) throws {
    try attempt("store expectations in \(path)") {
      try connection.transaction(.immediate) {
        let simulator = try simulatorID(of: run)
        let insertValue = try connection.cached(
          """
          INSERT INTO expectation (simulator, configuration, metric, kind, number, text)
          VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT DO NOTHING
          """)
        let insertConfiguration = try connection.cached(
          """
          INSERT INTO run_configuration (run, configuration) VALUES (?1, ?2)
          ON CONFLICT DO NOTHING
          """)
        for configuration in computed {
          try insertConfiguration.bind(run.rawValue, at: 1)
          try insertConfiguration.bind(configuration.id.rawValue, at: 2)
          try insertConfiguration.run()
          for value in configuration.values {
            try insertValue.bind(simulator, at: 1)
            try insertValue.bind(configuration.id.rawValue, at: 2)
            try insertValue.bind(value.metric.rawValue, at: 3)
            try insertValue.bind(value.expectation, at: 4)
            try insertValue.run()
          }
        }
      }
    }
  }

  /// Notes that a run has ended.
  ///
  /// - Parameter configurations: How many the filter selected, computed before or now.
  /// - Throws: `CatalogError`.
  package func finishRun(
    _ run: RunID, _ outcome: RunSummary.Outcome, configurations: Int
  ) throws {
    try attempt("finish a run in \(path)") {
      try connection.transaction(.immediate) {
        let update = try connection.cached(
          """
          UPDATE run
          SET outcome = ?2, configurations = max(?3, computed.count), computed = computed.count,
            finished_at = iif(?2 = 'running', NULL, ?4)
          FROM (SELECT count(*) AS count FROM run_configuration WHERE run = ?1) AS computed
          WHERE id = ?1
          """)
        try update.bind(run.rawValue, at: 1)
        try update.bind(outcome.rawValue, at: 2)
        try update.bind(configurations, at: 3)
        try update.bind(connection.currentTime(), at: 4)
        try update.run()
      }
    }
  }

  /// All runs, the latest first; those that were killed stand there as running.
  ///
  /// - Throws: `CatalogError`.
  package func runs() throws -> [RunSummary] {
    try attempt("read the runs of \(path)") {
      let statement = try connection.cached(
        """
        SELECT run.id, simulator.version, filter, started_at, finished_at, outcome,
          configurations, computed
        FROM run JOIN simulator ON simulator.id = run.simulator
        ORDER BY run.id DESC
        """)
      var runs: [RunSummary] = []
      while try statement.step() {
        let filter = statement.text(at: 2)
        runs.append(
          RunSummary(
            id: RunID(rawValue: statement.int64(at: 0)), simulator: statement.text(at: 1),
            filter: filter.isEmpty ? nil : filter, startedAt: statement.text(at: 3),
            finishedAt: statement.textIfPresent(at: 4),
            outcome: RunSummary.Outcome(rawValue: statement.text(at: 5)) ?? .running,
            configurations: statement.int(at: 6), computed: statement.int(at: 7)))
      }
      return runs
    }
  }
}

extension Catalog {
  /// The time as the catalog writes it: ISO 8601 in UTC, to the millisecond.
  ///
  /// - Throws: `CatalogError`.
  package func currentTime() throws -> String {
    try attempt("ask for the time in \(path)") { try connection.currentTime() }
  }
}

extension Catalog {
  /// The row id of a simulator version; one that has not run here yet gets one.
  private func simulatorID(_ version: String) throws(SQLiteError) -> Int64 {
    if let id = try knownSimulatorID(version) { return id }
    let insert = try connection.cached("INSERT INTO simulator (version) VALUES (?1)")
    try insert.bind(version, at: 1)
    try insert.run()
    return connection.lastInsertRowID
  }

  /// The row id of a simulator version; `nil` where it has not run here.
  func knownSimulatorID(_ version: String) throws(SQLiteError) -> Int64? {
    let select = try connection.cached("SELECT id FROM simulator WHERE version = ?1")
    try select.bind(version, at: 1)
    guard try select.step() else { return nil }
    defer { select.reset() }
    return select.int64(at: 0)
  }

  private func simulatorID(of run: RunID) throws(SQLiteError) -> Int64 {
    let select = try connection.cached("SELECT simulator FROM run WHERE id = ?1")
    try select.bind(run.rawValue, at: 1)
    guard try select.step() else {
      throw SQLiteError(code: .misuse, message: "there is no run \(run.rawValue)")
    }
    defer { select.reset() }
    return select.int64(at: 0)
  }
}
