extension Catalog {
  /// How many catalogs SQLite reads at once beside the one that is written.
  package static let mostMergedAtOnce = 10

  /// Adds what other catalogs have to this one, in one transaction: all of it, or nothing.
  ///
  /// Experiments are the same by name, configurations by fingerprint, revisions by digest; row ids
  /// mean nothing. The others are only read. Merging them again changes nothing. A large one comes
  /// into an empty catalog by its pages, as `PageMerger` says.
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
    let others = try paths.map { try Catalog(path: $0, for: .read, wait: connection.patience) }
    if others.count == 1, !isRehearsal, let outcome = try mergePages(of: others[0]) {
      return [outcome]
    }
    return try attempt("merge into \(self.path)") {
      // The maps between the row ids of two catalogs are small and short-lived; the cache keeps
      // pages of the indexes from being written again and again.
      try connection.execute("PRAGMA temp_store = MEMORY; PRAGMA cache_size = -65536")
      let schemas = paths.indices.map { "other\($0)" }
      defer { for schema in schemas { try? connection.execute("DETACH \(schema)") } }
      for (index, schema) in schemas.enumerated() {
        try attach(
          paths[index], isImmutable: others[index].connection.isImmutable, as: schema)
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

  /// Nil where it is to be merged row by row, as most are.
  private func mergePages(of other: Catalog) throws -> MergeOutcome? {
    let action = "merge into \(path)"
    let isDone = try attempt(action) {
      other.leastSizeForTwo = leastSizeForTwo
      guard other.isLarge, try PageMerger.isBlank(connection),
        let twin = ConnectionTwin(of: other.connection)
      else { return false }
      return try other.connection.transaction(.deferred) {
        // The first question takes the snapshot that the twin joins.
        guard try other.connection.pragma("page_count") > 1, twin.join() else { return false }
        let merger = PageMerger(
          ours: connection, theirs: other.connection, twin: twin.connection)
        return try merger.merge()
      }
    }
    guard isDone else { return nil }
    return try attempt("remove the runs of \(other.path) that came with everything else") {
      try connection.transaction(.immediate) {
        // Runs say what was done there; what they computed belongs to the configurations.
        try connection.execute("DELETE FROM run_configuration; DELETE FROM run")
        func count(_ table: String) throws(SQLiteError) -> Int {
          Int(try connection.integer("SELECT count(*) FROM \(table)"))
        }
        var outcome = MergeOutcome()
        outcome.new = try count("experiment")
        outcome.revisions = try count("revision")
        outcome.configurations = try count("configuration")
        outcome.expectations = try count("expectation")
        outcome.waivers = try count("waiver")
        outcome.tolerances = try count("tolerance")
        return outcome
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
    } catch let error as SQLiteError where ResultCode.corrupt ~= error {
      // Whose damage it is SQLite does not say.
      let isTheirs = (try? connection.scalar("PRAGMA \(schema).quick_check(1)")) != .text("ok")
      guard isTheirs else { throw error }
      throw CatalogError(
        .corrupt,
        "cannot merge \(path): the file is damaged, so nothing was changed; restore it from a copy",
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
