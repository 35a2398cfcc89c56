extension Catalog {
  /// Says how a filter is carried out.
  ///
  /// - Parameters:
  ///   - simulator: The version that `expected.` and `deviation.` in the filter speak of.
  ///   - decision: What decides the verdicts for which the filter asks; it is not called.
  /// - Throws: `FilterError` and `CatalogError`.
  package func explain(
    _ filter: Filter, simulator: String? = nil, deciding decision: VerdictDecision? = nil
  ) throws -> FilterExplanation {
    try explain(Question(filter), simulator: simulator, deciding: decision)
  }

  /// Says how a question is carried out.
  ///
  /// - Parameters:
  ///   - columns: What is wanted of each experiment or group; `nil` for the list of experiments.
  ///   - groups: What the experiments of a group have in common; `nil` for rows of experiments.
  ///   - simulator: The version that `expected.` and `deviation.` speak of.
  ///   - decision: What decides the verdicts that are asked for; it is not called.
  /// - Throws: `FilterError` and `CatalogError`.
  package func explain(
    _ question: Question, columns: ColumnList? = nil, groupedBy groups: ColumnList? = nil,
    simulator: String? = nil, deciding decision: VerdictDecision? = nil
  ) throws -> FilterExplanation {
    try attempt("plan a question to \(path)") {
      let plan =
        if let columns {
          try answerPlan(
            question, columns: columns, groupedBy: groups, simulator: simulator,
            deciding: decision)
        } else {
          try listPlan(question, simulator: simulator, deciding: decision)
        }
      let statement = try plan.prepare(explaining: true, on: connection)
      var depths: [Int: Int] = [0: -1]
      var steps: [String] = []
      while try statement.step() {
        let depth = (depths[statement.int(at: 1)] ?? -1) + 1
        depths[statement.int(at: 0)] = depth
        steps.append(String(repeating: "  ", count: depth) + statement.text(at: 3))
      }
      return FilterExplanation(sql: plan.sql.text, values: plan.sql.values, plan: steps)
    }
  }
}
