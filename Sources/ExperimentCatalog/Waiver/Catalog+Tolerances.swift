package import LayoutModel

extension Catalog {
  /// Records a tolerance; one of the same metric and condition is replaced.
  ///
  /// - Returns: Whether it was new.
  /// - Throws: `FilterError` where the condition is no filter, and `CatalogError`.
  package func record(_ tolerance: MetricTolerance) throws -> Bool {
    if !tolerance.condition.isEmpty {
      _ = try Filter.parse(tolerance.condition).checkedForWaiver()
    }
    return try attempt("record a tolerance into \(path)") {
      try connection.transaction(.immediate) {
        // Removed first: the last rule that is recorded counts before the others.
        let delete = try connection.cached(
          "DELETE FROM tolerance WHERE metric = ?1 AND condition = ?2")
        try delete.bind(tolerance.metric, at: 1)
        try delete.bind(tolerance.condition, at: 2)
        try delete.run()
        let isNew = connection.changes == 0
        let insert = try connection.cached(
          """
          INSERT INTO tolerance (id, metric, condition, points, reason, created_at)
          VALUES ((SELECT ifnull(max(id), 0) + 1 FROM tolerance), ?1, ?2, ?3, ?4, ?5)
          """)
        try insert.bind(tolerance.metric, at: 1)
        try insert.bind(tolerance.condition, at: 2)
        try insert.bind(tolerance.points, at: 3)
        try insert.bind(tolerance.reason, at: 4)
        try insert.bind(connection.currentTime(), at: 5)
        try insert.run()
        return isNew
      }
    }
  }

  /// The tolerances under their numbers, in the order of their recording.
  ///
  /// - Throws: `CatalogError`.
  package func numberedTolerances() throws -> [Numbered<MetricTolerance>] {
    try attempt("read the tolerances of \(path)") { try storedTolerances() }
  }

  /// The tolerances with the experiments that they select, the last one first: it counts.
  ///
  /// - Parameter simulator: The version that `expected.` and `deviation.` in a condition speak of.
  /// - Throws: `CatalogError`.
  package func tolerances(simulator: String? = nil) throws -> [AppliedTolerance] {
    try attempt("read the tolerances of \(path)") {
      try connection.transaction(.deferred) {
        try storedTolerances().reversed().map { stored in
          AppliedTolerance(
            stored.value,
            experiments: try experiments(
              of: stored.value.condition, simulator: simulator,
              what: "tolerance of \(stored.value.metric)"))
        }
      }
    }
  }

  /// Removes tolerances by their numbers: all of them, or none where there is no such number.
  ///
  /// - Throws: `CatalogError` with code `unknown` where there is no such number.
  package func removeTolerances(_ numbers: [Int64]) throws {
    try remove(numbers, from: "tolerance", listedBy: "plumb tolerance list")
  }

  private func storedTolerances() throws(SQLiteError) -> [Numbered<MetricTolerance>] {
    let statement = try connection.cached(
      "SELECT id, metric, condition, points, reason FROM tolerance ORDER BY id")
    var tolerances: [Numbered<MetricTolerance>] = []
    while try statement.step() {
      tolerances.append(
        Numbered(
          number: statement.int64(at: 0),
          value: MetricTolerance(
            metric: statement.text(at: 1), condition: statement.text(at: 2),
            points: statement.doubleIfPresent(at: 3), reason: statement.text(at: 4))))
    }
    return tolerances
  }
}
