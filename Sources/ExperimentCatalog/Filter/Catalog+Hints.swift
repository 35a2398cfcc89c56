extension Catalog {
  /// What a filter probably means and does not say, one sentence each.
  ///
  /// A bare `table.contentOffset.y` is what configurations state. Where none does, and experiments
  /// measure it, that is hardly what was meant.
  ///
  /// - Throws: `CatalogError`.
  package func hints(for filter: Filter) throws -> [String] {
    try attempt("look at the names of \(path)") {
      var seen: Set<String> = []
      return try filter.root.names.compactMap { name in
        guard seen.insert(name).inserted, try isOnlyMeasured(name) else { return nil }
        return "'\(name)' asks for what a configuration states, and none states it; "
          + "'measured.\(name)' asks for what was measured"
      }
    }
  }

  private func isOnlyMeasured(_ name: String) throws -> Bool {
    let names = KnownNames.catalog(connection)
    guard
      case .parameter(let parameter)? = try? NameResolver(names: names).reference(to: name),
      case .view = parameter.owner, try names.hasMetric(name)
    else { return false }
    guard let id = try ParameterCompiler(connection).id(of: name) else { return true }
    let statement = try connection.cached("SELECT 1 FROM parameter WHERE name = ?1 LIMIT 1")
    try statement.bind(id, at: 1)
    defer { statement.reset() }
    return try !statement.step()
  }
}
