extension Catalog {
  /// Compiles a filter.
  ///
  /// - Parameters:
  ///   - simulator: The version that `expected.` and `deviation.` speak of.
  ///   - decision: What decides the verdicts for which the filter asks.
  /// - Throws: `FilterError` and `SQLiteError`.
  func selection(
    matching filter: Filter?, simulator: String?, deciding decision: VerdictDecision? = nil
  ) throws -> Selection {
    guard let filter else { return .everything }
    let verdicts: FilterChecker.Verdicts =
      decision == nil
      ? .undecided("verdicts are not decided here: ask for them in a query or report") : .decided
    let condition = try FilterChecker.check(
      filter, names: .catalog(connection), verdicts: verdicts)
    return try selection(of: condition, in: filter, simulator: simulator, deciding: decision)
  }

  /// Compiles the condition of a waiver, which may speak of what the catalog does not have.
  ///
  /// - Throws: `FilterError` and `SQLiteError`.
  func selection(ofWaived condition: Filter, simulator: String?) throws -> Selection {
    try selection(
      of: condition.checkedForWaiver(), in: condition, simulator: simulator, deciding: nil)
  }

  private func selection(
    of condition: FilterCondition, in filter: Filter, simulator: String?,
    deciding decision: VerdictDecision?
  ) throws -> Selection {
    let simulator = try simulator.flatMap { version throws(SQLiteError) in
      try knownSimulatorID(version)
    }
    if condition.asksForVerdicts, let decision {
      let function = try VerdictFunction(connection, simulator: simulator, decision: decision)
      try connection.define(
        VerdictFunction.name, argumentCount: VerdictFunction.argumentCount, function.call)
    }
    let compiler = FilterCompiler(connection, simulator: simulator)
    var selection = try SelectionPlanner(connection, compiler).selection(of: condition)
    selection.filter = filter
    let count = selection.condition.values.count
    guard count <= SQL.mostValues else {
      throw FilterError(
        "the filter needs \(count) values, and SQLite takes \(SQL.mostValues)", in: filter.text,
        at: filter.root.columns)
    }
    return selection
  }
}

extension Filter {
  /// Checks all that can be checked without a catalog, for a condition that waits for experiments.
  ///
  /// - Throws: `FilterError` for a name that no configuration and no layout has, where types do not
  ///   agree, and where verdicts are asked for.
  func checkedForWaiver() throws -> FilterCondition {
    try FilterChecker.check(
      self, names: .anything,
      verdicts: .undecided("a waiver cannot ask for verdicts, which depend on the waivers"))
  }
}
