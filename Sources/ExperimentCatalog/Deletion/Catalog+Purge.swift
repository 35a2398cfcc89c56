extension Catalog {
  /// Removes deleted experiments for good, and what nothing refers to any more; gives space back.
  ///
  /// Removing is one transaction. Giving back rewrites the file, which needs its size once more on
  /// the disk; readers go on with what they see.
  ///
  /// - Parameters:
  ///   - days: Only what was deleted at least so many days ago; nil for all.
  ///   - isRehearsal: Whether everything is only counted.
  ///   - removed: Is called when the experiments are gone, before space is given back.
  /// - Throws: `CatalogError`.
  package func purge(
    olderThanDays days: Int? = nil, isRehearsal: Bool = false, removed: () -> Void = {}
  ) throws -> PurgeOutcome {
    let before = try attempt("measure \(path)") { try bytes() }
    var outcome = try attempt("purge \(path)") {
      // The children's columns are not all indexed by their parents: SQLite would look through
      // whole tables for each row. The keys are checked as a whole below.
      try connection.withForeignKeysOff {
        try connection.transaction(.immediate, isRehearsal: isRehearsal) {
          let outcome = try removeDeleted(olderThanDays: days)
          if !isRehearsal { try connection.checkForeignKeys() }
          return outcome
        }
      }
    }
    guard !isRehearsal else { return outcome }
    removed()
    try attempt("give the space of \(path) back; what was deleted is purged") {
      do throws(SQLiteError) {
        try connection.execute("VACUUM")
      } catch {
        guard ResultCode.full ~= error else { throw error }
        throw CatalogError(
          .full,
          "what was deleted is purged, but the disk is too full to give the space of \(path) back: "
            + "that takes as much room as the catalog",
          cause: error)
      }
      let checkpoint = try connection.prepare("PRAGMA wal_checkpoint(TRUNCATE)")
      outcome.isAwaitingReaders = try checkpoint.step() && checkpoint.int(at: 0) != 0
      outcome.bytes = max(0, before - (try bytes()))
    }
    return outcome
  }

  private func bytes() throws(SQLiteError) -> Int {
    Int(try connection.pragma("page_count") * connection.pragma("page_size"))
  }

  private func removeDeleted(olderThanDays days: Int?) throws -> PurgeOutcome {
    var outcome = PurgeOutcome()
    try connection.execute(
      "CREATE TEMP TABLE purged_experiment (id INTEGER PRIMARY KEY);"
        + "CREATE TEMP TABLE purged_revision (id INTEGER PRIMARY KEY);"
        + "CREATE TEMP TABLE purged_configuration (id INTEGER PRIMARY KEY)")
    let choose = try connection.prepare(
      """
      INSERT INTO purged_experiment SELECT id FROM experiment
      WHERE deleted_at IS NOT NULL
        AND (?1 IS NULL OR julianday(deleted_at) <= julianday('now') - ?1)
      """)
    try choose.bind(days, at: 1)
    try choose.run()
    outcome.experiments = connection.changes
    try connection.execute(
      """
      INSERT INTO purged_revision SELECT id FROM revision
      WHERE experiment IN (SELECT id FROM purged_experiment)
      """)
    outcome.revisions = connection.changes
    for table in Self.tablesOfRevision {
      try connection.execute(
        "DELETE FROM \(table) WHERE revision IN (SELECT id FROM purged_revision)")
    }
    try connection.execute(
      """
      DELETE FROM revision WHERE id IN (SELECT id FROM purged_revision);
      DELETE FROM experiment WHERE id IN (SELECT id FROM purged_experiment);
      INSERT INTO purged_configuration
      SELECT id FROM configuration WHERE id NOT IN (SELECT configuration FROM revision)
      """)
    outcome.configurations = connection.changes
    for (table, column) in [
      ("expectation", "configuration"), ("run_configuration", "configuration"),
      ("parameter", "configuration"), ("configuration_document", "configuration"),
      ("configuration", "id"),
    ] {
      try connection.execute(
        "DELETE FROM \(table) WHERE \(column) IN (SELECT id FROM purged_configuration)")
    }
    try connection.execute(
      """
      DELETE FROM metric WHERE id NOT IN (SELECT metric FROM measurement)
        AND id NOT IN (SELECT metric FROM expectation);
      DELETE FROM parameter_name WHERE id NOT IN (SELECT name FROM parameter);
      DROP TABLE purged_experiment; DROP TABLE purged_revision; DROP TABLE purged_configuration
      """)
    return outcome
  }
}
