extension Catalog {
  /// Deletes experiments: no question finds them, until they are restored or purged.
  ///
  /// - Returns: The names of those that were not deleted before, in the order of `names`.
  /// - Throws: `UnknownExperiments` where nothing has such a name, and `CatalogError`.
  package func delete(named names: [String]) throws -> [String] {
    try attempt("delete experiments of \(path)") {
      try connection.transaction(.immediate) {
        try requireKnown(names)
        return try mark(names, deletedAt: connection.currentTime())
      }
    }
  }

  /// Deletes the experiments that a filter selects, and returns their names.
  ///
  /// - Parameters:
  ///   - simulator: The version that `expected.` and `deviation.` in the filter speak of.
  ///   - decision: What decides the verdicts for which the filter asks; it must not write.
  /// - Throws: `FilterError` and `CatalogError`.
  package func delete(
    matching filter: Filter, simulator: String? = nil, deciding decision: VerdictDecision? = nil
  ) throws -> [String] {
    try attempt("delete experiments of \(path)") {
      try connection.transaction(.immediate) {
        let selection = try selection(
          matching: filter, simulator: simulator, deciding: decision)
        let statement = try selection.prepare("SELECT e.name", orderBy: "e.name", on: connection)
        var names: [String] = []
        while try statement.step() { names.append(statement.text(at: 0)) }
        return try mark(names, deletedAt: connection.currentTime())
      }
    }
  }

  /// Restores deleted experiments.
  ///
  /// - Returns: The names of those that had been deleted, in the order of `names`.
  /// - Throws: `UnknownExperiments` where nothing has such a name, and `CatalogError`.
  package func restore(named names: [String]) throws -> [String] {
    try attempt("restore experiments of \(path)") {
      try connection.transaction(.immediate) {
        try requireKnown(names)
        return try mark(names, deletedAt: nil)
      }
    }
  }

  /// The experiments that were deleted and can be restored, by name.
  ///
  /// - Throws: `CatalogError`.
  package func deletedExperiments() throws -> [DeletedExperiment] {
    try attempt("read experiments of \(path)") {
      let statement = try connection.cached(
        """
        SELECT name, deleted_at,
          (SELECT count(*) FROM revision WHERE revision.experiment = experiment.id)
        FROM experiment WHERE deleted_at IS NOT NULL ORDER BY name
        """)
      var deleted: [DeletedExperiment] = []
      while try statement.step() {
        deleted.append(
          DeletedExperiment(
            name: statement.text(at: 0), deletedAt: statement.text(at: 1),
            revisions: statement.int(at: 2)))
      }
      return deleted
    }
  }

  private func requireKnown(_ names: [String]) throws {
    let select = try connection.cached("SELECT 1 FROM experiment WHERE name = ?1")
    var unknown: [String] = []
    for name in names {
      try select.bind(name, at: 1)
      if try !select.step() { unknown.append(name) }
      select.reset()
    }
    guard unknown.isEmpty else { throw UnknownExperiments(names: unknown) }
  }

  private func mark(_ names: [String], deletedAt time: String?) throws -> [String] {
    let update = try connection.cached(
      """
      UPDATE experiment SET deleted_at = ?2
      WHERE name = ?1 AND (deleted_at IS NULL) = (?2 IS NOT NULL)
      """)
    return try names.filter { name in
      try update.bind(name, at: 1)
      try update.bind(time, at: 2)
      try update.run()
      return connection.changes > 0
    }
  }
}
