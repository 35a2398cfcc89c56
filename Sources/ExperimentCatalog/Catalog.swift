import PlatformSupport

/// An open catalog.
///
/// Opening decides everything that has to be right before a row is read or written: that there is a
/// catalog, that it is ours and of this version, and that its journal suits the file system.
package final class Catalog {
  /// What the catalog is opened for.
  package enum Access: Sendable {
    /// Changes nothing: no file is made, no schema migrated.
    case read
    /// Migrates an older catalog.
    case write
    /// As `write`; makes the catalog where there is none.
    case create
  }

  package let path: String

  /// Whether opening made the catalog: this process, and not another one at the same moment.
  package let isNew: Bool

  /// Whether there was no file before.
  let madeFile: Bool

  /// What opening migrated.
  package let migration: MigrationOutcome

  /// What the user should know about this catalog, one sentence each.
  package let notes: [String]

  package let connection: Connection

  /// The size of the file, in bytes, from which on two connections read it at once.
  ///
  /// To open the second one takes as long as to read some hundred experiments.
  var leastSizeForTwo = 8 << 20

  /// Whether the file holds so much that two connections read it.
  var isLarge: Bool {
    (PlatformSupport.fileSize(at: path) ?? 0) >= leastSizeForTwo
  }

  /// Opens the catalog at `path`.
  ///
  /// - Parameter wait: How long to wait where another process is writing.
  /// - Throws: `CatalogError` where there is no catalog of this version to be had, or where SQLite
  ///   cannot read or write the file.
  package init(
    path: String, for access: Access, wait: Patience = .seconds(10),
    migrator: Migrator = Migrator()
  ) throws {
    let trace = SQLTrace.current
    trace?.beginOpening()
    defer { trace?.endOpening() }
    self.path = path
    do {
      switch access {
      case .read:
        try Self.requireFile(at: path)
        connection = try .reader(of: path, busyTimeout: wait, migrator.verify)
        isNew = false
        madeFile = false
        migration = MigrationOutcome()
        notes = []
      case .write, .create:
        madeFile = access == .create && PlatformSupport.fileKind(at: path) == .missing
        let opened = try Self.open(path, for: access, wait, migrator)
        (connection, migration, notes) = (opened.connection, opened.migration, opened.notes)
        isNew = migration.madeCatalog
      }
    } catch let error as SQLiteError {
      throw CatalogError(error, attempting: "open \(path)", wait: wait.limit, path: path)
    }
  }
}

extension Catalog {
  private typealias Opened = (
    connection: Connection, migration: MigrationOutcome, notes: [String]
  )

  private static let mostAttempts = 10

  private static func open(
    _ path: String, for access: Access, _ wait: Patience, _ migrator: Migrator
  ) throws -> Opened {
    var attempts = 0
    while true {
      attempts += 1
      if access != .create || PlatformSupport.fileKind(at: path) != .missing {
        try requireFile(at: path)
      }
      let mode: Connection.Mode = access == .create ? .create : .readWrite
      let connection = try Connection(path: path, mode: mode, busyTimeout: wait)
      if access == .write, try migrator.isEmpty(connection) {
        throw migrator.emptyError(connection)
      }
      // Before the first table: whoever is killed on the way leaves no catalog with another journal.
      let notes = try suitJournal(
        of: connection, at: path, isNew: access == .create && migrator.isEmpty(connection))
      let migration = try migrator.migrate(connection)
      // Now it holds a lock that keeps `removeIfUnused()` of another process away; before it did not.
      // A file system whose numbers of files change may say so for ever.
      if connection.hasMoved, attempts < mostAttempts { continue }
      // A process that was killed while it had the file for itself left it with another one.
      if !migration.madeCatalog, try connection.scalar(somethingRecorded) == nil,
        try connection.journalMode() == .delete,
        JournalMode(fileSystemType: PlatformSupport.fileSystemType(at: path)) == .wal
      {
        try? connection.setJournalMode(.wal, within: .zero)
      }
      // The default of some builds is NORMAL, which may lose the last commits with the power.
      try connection.execute("PRAGMA synchronous = FULL")
      // In KiB. What does not fit is written before the end, again and again: with the default of
      // 2 MB a quarter of the time for 10,000 documents. A short command uses little of it.
      try connection.execute("PRAGMA cache_size = -65536")
      return (connection, migration, notes)
    }
  }

  // A catalog gets its journal when it is made. Later it is only ever changed to the safer one: a
  // mode that somebody chose stays.
  static func suitJournal(
    of connection: Connection, at path: String, isNew: Bool
  ) throws -> [String] {
    let type = PlatformSupport.fileSystemType(at: path)
    switch JournalMode(fileSystemType: type) {
    case .wal:
      if isNew { try connection.setJournalMode(.wal) }
      return []
    case .delete:
      if try connection.journalMode() != .delete { try connection.setJournalMode(.delete) }
      return [
        "\(path) is on a file system that other machines may share (\(type ?? "unknown")): "
          + "it is written with a rollback journal, and readers wait for the writer"
      ]
    }
  }
}
