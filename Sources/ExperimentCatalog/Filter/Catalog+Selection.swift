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
    let limit = connection.mostBoundValues
    guard selection.condition.values.count <= limit else {
      throw FilterError(
        "the filter has \(selection.condition.values.count) values, more than \(limit)",
        in: filter.text, at: filter.root.columns)
    }
    return selection
  }
}
