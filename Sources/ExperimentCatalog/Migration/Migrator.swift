package import Migrations

/// Brings a catalog's schema to the program's version, and refuses what it must not touch.
///
/// A migration runs in one transaction together with its bookkeeping, so that a catalog has either
/// the old version or the new one; a new catalog gets all of them in one. A catalog that holds data
/// is copied beside itself first.
package struct Migrator {
  /// Marks a SQLite file as a catalog, in its header: "PLMB".
  package static let applicationID: Int64 = 0x504C_4D42

  let migrations: [Migration]

  /// - Parameter migrations: What the program knows, oldest first.
  package init(migrations: [Migration] = Migration.all) {
    precondition(
      zip(migrations, migrations.dropFirst()).allSatisfy { $0.version < $1.version },
      "migrations are listed in ascending order")
    self.migrations = migrations
  }

  /// Decides what has to happen, and changes nothing.
  ///
  /// - Throws: `CatalogError` with code `foreign` where the file is not a catalog, and `altered`
  ///   where the catalog contradicts itself.
  package func plan(for connection: Connection) throws -> MigrationPlan {
    do {
      // One snapshot: another process may be migrating between two of the questions.
      return try connection.isInTransaction
        ? readPlan(connection)
        : connection.transaction(.deferred) { try readPlan(connection) }
    } catch let error as SQLiteError where ResultCode.notADatabase ~= error {
      throw CatalogError(
        .foreign, "cannot open \(connection.name): it is no SQLite database", cause: nil)
    }
  }

  /// Lets a reader pass where the catalog has exactly the program's version; changes nothing.
  ///
  /// - Throws: `CatalogError` with code `missing` where the file is empty, `older`, and those of
  ///   `plan(for:)` and `migrate(_:)`.
  package func verify(_ connection: Connection) throws {
    let steps = try steps(for: connection)
    guard let next = steps.first else { return }
    guard next != migrations.first else { throw emptyError(connection) }
    throw CatalogError(
      .older,
      "\(connection.name) has an older version (\(next.version - 1)) than this program "
        + "(\(newestVersion)), and reading never changes a catalog: run "
        + "`plumb migrate --catalog \(connection.name)`, which keeps a copy")
  }

  /// The migrations that a catalog lacks; changes nothing.
  ///
  /// - Throws: `CatalogError` with code `missing` where the file is empty, and those of
  ///   `plan(for:)` and `migrate(_:)`.
  package func pending(for connection: Connection) throws -> [Migration] {
    let steps = try steps(for: connection)
    guard steps.first == nil || steps.first != migrations.first else {
      throw emptyError(connection)
    }
    return steps
  }

  /// Whether there is nothing in the file yet, not even another program's tables.
  package func isEmpty(_ connection: Connection) throws -> Bool {
    try plan(for: connection) == .apply(migrations)
  }

  func emptyError(_ connection: Connection) -> CatalogError {
    CatalogError(
      .missing, "\(connection.name) is empty: record an experiment to make it a catalog")
  }

  /// Applies what is missing, each migration in a transaction of its own; all in one to an empty file.
  ///
  /// - Throws: `CatalogError` with code `newer` or `altered` where the catalog must not be touched,
  ///   and `migrationFailed` where it keeps the version that it had.
  package func migrate(_ connection: Connection) throws -> MigrationOutcome {
    // Most catalogs are up to date, and that takes no write lock.
    guard try !steps(for: connection).isEmpty else { return MigrationOutcome() }
    // Before a copy is made for nothing.
    guard !connection.isReadOnly else {
      throw CatalogError(
        .readOnly, "cannot migrate \(connection.name): the file or its folder is read-only")
    }
    var outcome = MigrationOutcome()
    // SQLite's procedure for changing tables, https://sqlite.org/lang_altertable.html#otheralter:
    // foreign keys off, begin, change, check the foreign keys, commit, foreign keys on.
    try connection.withForeignKeysOff {
      while try applyNext(to: connection, &outcome) {}
    }
    return outcome
  }
}

extension Migrator {
  /// The schema version of the program.
  package var newestVersion: Int {
    migrations.last?.version ?? 0
  }

  private func readPlan(_ connection: Connection) throws -> MigrationPlan {
    let applicationID = try connection.pragma("application_id")
    let version = Int(try connection.pragma("user_version"))
    guard applicationID == Self.applicationID else {
      let isEmpty = try connection.scalar("SELECT 1 FROM sqlite_schema LIMIT 1") == nil
      guard isEmpty, applicationID == 0, version == 0 else {
        throw CatalogError(
          .foreign, "cannot open \(connection.name): it is the database of another program")
      }
      return .apply(migrations)
    }
    // A newer catalog may keep its migrations in another way: the version alone decides.
    guard version <= newestVersion else { return .superseded(version: version) }
    let applied = try AppliedMigration.all(in: connection)
    guard applied.last?.version == version else {
      throw CatalogError(
        .altered,
        "cannot open \(connection.name): its header says version \(version), its table of "
          + "migrations \(applied.last?.version ?? 0); restore it from a copy")
    }
    try checkTriggers(of: connection)
    return MigrationPlan(applied: applied, known: migrations)
  }

  private func steps(for connection: Connection) throws -> [Migration] {
    switch try plan(for: connection) {
    case .apply(let migrations):
      return migrations
    case .superseded(let version):
      throw CatalogError(
        .newer,
        "cannot open \(connection.name): it has version \(version), and this program knows "
          + "versions up to \(newestVersion); use a newer plumb")
    case .altered(let found, let expected):
      let difference =
        found.name == expected.name
        ? "from another text of \(expected.name)"
        : "by \(found.name), not by \(expected.name)"
      throw CatalogError(
        .altered,
        "cannot open \(connection.name): its version \(found.version) was made \(difference); "
          + "use the plumb that made it")
    }
  }

  // Says whether there was one. The plan is made again under the write lock: another process may
  // have migrated since.
  private func applyNext(
    to connection: Connection, _ outcome: inout MigrationOutcome
  ) throws -> Bool {
    try connection.transaction(.immediate) {
      let missing = try steps(for: connection)
      guard let next = missing.first else { return false }
      // A new catalog is made as a whole: whoever is killed on the way leaves no older version.
      let isNew = next == migrations.first
      if isNew {
        try connection.execute(AppliedMigration.createTable)
        try connection.execute("PRAGMA application_id = \(Self.applicationID)")
      } else if outcome.applied.isEmpty {
        outcome.copy = try copy(connection, before: next)
      }
      for migration in isNew ? missing : [next] {
        try apply(migration, to: connection)
        outcome.applied.append(migration)
      }
      outcome.madeCatalog = outcome.madeCatalog || isNew
      return true
    }
  }

  private func apply(
    _ migration: Migration, to connection: Connection
  ) throws(CatalogError) {
    do {
      try connection.execute(migration.sql)
      try AppliedMigration(migration).insert(into: connection)
      try connection.execute("PRAGMA user_version = \(migration.version)")
      try connection.checkForeignKeys()
    } catch {
      throw CatalogError(
        .migrationFailed,
        "cannot migrate \(connection.name) to version \(migration.version) (\(migration.name)), "
          + "it stays as it was",
        cause: error)
    }
  }
}
