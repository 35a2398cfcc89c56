extension Catalog {
  /// How many catalogs SQLite reads at once beside the one that is written.
  package static let mostMergedAtOnce = 10

  /// Adds what other catalogs have to this one, in one transaction: all of it, or nothing.
  ///
  /// Experiments are the same by name, configurations by fingerprint, revisions by digest; row ids
  /// mean nothing. The others are only read. Merging them again changes nothing.
  ///
  /// - Parameters:
  ///   - rule: What decides where histories of one name are in conflict; nil leaves such an
  ///     experiment alone.
  ///   - isRehearsal: Whether everything is undone in the end.
  /// - Returns: What came of each of the others, in their order.
  /// - Throws: `CatalogError`.
  package func merge(
    _ paths: [String], resolving rule: MergeRule? = nil, isRehearsal: Bool = false
  ) throws -> [MergeOutcome] {
    precondition(paths.count <= Self.mostMergedAtOnce)
    let areImmutable = try paths.map { path in
      try Catalog(path: path, for: .read, wait: connection.patience).connection.isImmutable
    }
    return try attempt("merge into \(self.path)") {
      // The maps between the row ids of two catalogs are small and short-lived; the cache keeps
      // pages of the indexes from being written again and again.
      try connection.execute("PRAGMA temp_store = MEMORY; PRAGMA cache_size = -65536")
      let schemas = paths.indices.map { "other\($0)" }
      defer { for schema in schemas { try? connection.execute("DETACH \(schema)") } }
      for (index, schema) in schemas.enumerated() {
        try attach(paths[index], isImmutable: areImmutable[index], as: schema)
      }
      // Every row that comes refers to rows that are there or came before it, by the joins that
      // bring it; SQLite would look each of them up once more.
      return try connection.withForeignKeysOff {
        try connection.transaction(.immediate, isRehearsal: isRehearsal) {
          try zip(paths, schemas).map { try merge($0, $1, resolving: rule) }
        }
      }
    }
  }

  private func merge(
    _ path: String, _ schema: String, resolving rule: MergeRule?
  ) throws -> MergeOutcome {
    do {
      var merger = try Merger(connection, schema: schema, rule: rule)
      return try merger.merge()
    } catch let error as SQLiteError
      where ResultCode.constraint ~= error || ResultCode.mismatch ~= error
    {
      throw CatalogError(
        .corrupt,
        "cannot merge \(path): it holds what no catalog may hold, so nothing was changed; "
          + "`plumb check --full --catalog \(path)` says more",
        cause: error)
    }
  }

  private func attach(_ path: String, isImmutable: Bool, as schema: String) throws {
    let statement = try connection.prepare("ATTACH ?1 AS \(schema)")
    try statement.bind(Connection.readOnlyURI(of: path, isImmutable: isImmutable), at: 1)
    try statement.run()
    // The schema is somebody else's: a view or a trigger in a table's place would be run.
    let altered = try connection.scalar(
      """
      SELECT ours.name FROM main.sqlite_schema AS ours
      LEFT JOIN \(schema).sqlite_schema AS theirs ON theirs.name = ours.name
      WHERE ours.type = 'table' AND (theirs.type, theirs.sql) IS NOT (ours.type, ours.sql)
      """)
    if case .text(let name) = altered {
      throw CatalogError(
        .altered, "cannot merge \(path): its table '\(name)' is not that of this program")
    }
  }
}
