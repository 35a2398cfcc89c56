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
    try attempt("plan a question to \(path)") {
      let selection = try selection(
        matching: filter, simulator: simulator, deciding: decision)
      let sql = selection.sql("SELECT e.name", orderBy: "e.name")
      let statement = try selection.prepare(
        "EXPLAIN QUERY PLAN SELECT e.name", orderBy: "e.name", on: connection)
      var depths: [Int: Int] = [0: -1]
      var plan: [String] = []
      while try statement.step() {
        let depth = (depths[statement.int(at: 1)] ?? -1) + 1
        depths[statement.int(at: 0)] = depth
        plan.append(String(repeating: "  ", count: depth) + statement.text(at: 3))
      }
      return FilterExplanation(sql: sql.text, values: sql.values, plan: plan)
    }
  }
}
