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
    let verdicts: FilterChecker.Verdicts = decision == nil ? Self.undecided : .decided
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

  /// Compiles what a question selects, without its order.
  ///
  /// - Throws: `FilterError`, `CatalogError` and `SQLiteError`.
  func selection(
    for question: Question, simulator: String?, deciding decision: VerdictDecision?
  ) throws -> Selection {
    let selection = try selection(
      matching: question.filter, simulator: simulator, deciding: decision)
    guard let likeness = question.likeness else { return selection }
    return try likeness.narrow(selection, in: connection)
  }

  /// Compiles the order of experiments: that of the question, then their names.
  ///
  /// - Throws: `FilterError` and `SQLiteError`.
  func order(of question: Question, _ compiler: AnswerCompiler) throws -> [SQL] {
    let checker = FilterChecker(
      text: question.text, resolver: NameResolver(names: .catalog(connection)),
      verdicts: Self.undecided)
    return try question.order.map { term in
      try compiler.term(checker.ordered(term.value), isDescending: term.isDescending)
    } + ["e.name"]
  }

  func answerCompiler(simulator: String?) throws(SQLiteError) -> AnswerCompiler {
    let id = try simulator.flatMap { version throws(SQLiteError) in try knownSimulatorID(version) }
    let conditions = FilterCompiler(connection, simulator: id)
    return AnswerCompiler(operands: conditions.operands, conditions: conditions)
  }

  static let undecided = FilterChecker.Verdicts.undecided(
    "verdicts are not decided here: ask for them in a query or report")

  private func selection(
    of condition: FilterCondition, in filter: Filter, simulator: String?,
    deciding decision: VerdictDecision?
  ) throws -> Selection {
    if condition.asksForVerdicts {
      try defineVerdicts(simulator: simulator, deciding: decision)
    }
    let simulator = try simulator.flatMap { version throws(SQLiteError) in
      try knownSimulatorID(version)
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

  /// Defines the functions by which SQL asks for verdicts.
  func defineVerdicts(simulator: String?, deciding decision: VerdictDecision?) throws {
    guard let decision else { return }
    let function = try VerdictFunction(
      connection, simulator: try simulator.flatMap { try knownSimulatorID($0) }, decision: decision)
    try connection.define(
      VerdictFunction.name, argumentCount: VerdictFunction.argumentCount, function.call)
    try connection.define(
      VerdictFunction.wordName, argumentCount: VerdictFunction.wordArgumentCount,
      function.callForWord)
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
