extension Catalog {
  /// Compiles a filter.
  ///
  /// - Parameters:
  ///   - simulator: The version that `expected.` and `deviation.` speak of.
  ///   - names: The views and metrics of which the filter may speak; `nil` for the catalog's.
  /// - Throws: `FilterError` and `SQLiteError`.
  func selection(
    matching filter: Filter?, simulator: String?, names: KnownNames? = nil
  ) throws -> Selection {
    guard let filter else { return .everything }
    let condition = try FilterChecker.check(filter, names: names ?? .catalog(connection))
    let simulator = try simulator.flatMap { version throws(SQLiteError) in
      try knownSimulatorID(version)
    }
    let compiler = FilterCompiler(connection, simulator: simulator)
    let selection = try SelectionPlanner(connection, compiler).selection(of: condition)
    let count = selection.condition.values.count
    guard count <= SQL.mostValues else {
      throw FilterError(
        "the filter needs \(count) values, and SQLite takes \(SQL.mostValues)", in: filter.text,
        at: filter.root.columns)
    }
    return selection
  }
}
