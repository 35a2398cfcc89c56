import LayoutModel

extension Catalog {
  /// The names of experiments that begin with a text, sorted.
  ///
  /// - Parameter deleted: Whether those that were deleted are meant, or the others.
  /// - Throws: `CatalogError`.
  package func experimentNames(
    startingWith prefix: String, deleted: Bool = false
  ) throws -> [String] {
    try attempt("read experiments of \(path)") {
      let statement = try connection.prepare(
        """
        SELECT name FROM experiment
        WHERE name >= ?1 AND name <= ?2 AND (deleted_at IS NOT NULL) = ?3 ORDER BY name
        """)
      try statement.bind(prefix, at: 1)
      // No character comes after this one.
      try statement.bind(prefix + "\u{10FFFF}", at: 2)
      try statement.bind(deleted, at: 3)
      var names: [String] = []
      while try statement.step() { names.append(statement.text(at: 0)) }
      return names
    }
  }

  /// What filters and columns can ask this catalog for, as far as it begins with a text.
  ///
  /// - Throws: `CatalogError`.
  package func fieldNames(startingWith prefix: String) throws -> [String] {
    try attempt("read the names in \(path)") {
      try connection.transaction(.deferred) {
        let names = KnownNames.catalog(connection)
        return FieldList().names(
          startingWith: prefix, views: try names.views(), metrics: try names.metrics())
      }
    }
  }
}

extension FieldList {
  /// The fields that begin with a text, sorted, those of each view and of `main` included.
  ///
  /// - Parameter metrics: The paths that are measured.
  package func names(
    startingWith prefix: String, views: [String] = [], metrics: [String] = []
  ) -> [String] {
    var names: Set<String> = []
    for field in fields where !field.name.hasPrefix("measured.") {
      let isOfViews = field.name.contains("<view>")
      for view in isOfViews ? ["main"] + views : [""] {
        let name = isOfViews ? field.name.replacing("<view>", with: view) : field.name
        if name.hasPrefix(prefix) { names.insert(name) }
      }
    }
    for source in FilterReference.MetricSource.allCases
    where prefix.hasPrefix("\(source.rawValue).") || "\(source.rawValue).".hasPrefix(prefix) {
      for path in Self.metricsOfMain + metrics {
        let name = "\(source.rawValue).\(path)"
        guard name.hasPrefix(prefix),
          source != .deviation || MetricPath.pattern(of: path)?.type == .number
        else { continue }
        names.insert(name)
      }
    }
    return names.sorted()
  }

  /// Those without indices or arguments, of which there are too many to name.
  private static let metricsOfMain = MetricPattern.all.filter { pattern in
    !pattern.name.contains("[")
      && pattern.owners.contains {
        [.anyView, .scrollView, .tableView, .collectionView].contains($0)
      }
  }.flatMap { $0.names.map { "main.\($0)" } }
}
