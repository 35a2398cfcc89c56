import PlatformSupport

/// Merges a catalog into one that holds nothing yet: by its pages, not by its rows.
///
/// What comes of it is the same but for row ids, in a third of the time. It is only done where
/// nothing has to be left out or changed on the way, and where the other catalog has been looked
/// through; else `Merger` decides, row by row.
struct PageMerger {
  let ours: Connection
  let theirs: Connection
  /// Sees what `theirs` sees.
  let twin: Connection

  private static let highestRowID: Int64 = 1 << 48

  /// Copies everything; false where it is not to be had in this way, and nothing was changed.
  ///
  /// Within a transaction of `theirs`. The pages are written while they are looked through, and
  /// committed after that.
  ///
  /// - Throws: `SQLiteError` with code `interrupt`.
  func merge() throws -> Bool {
    do {
      guard try isSuited() else { return false }
      return try ours.withFileForItself {
        // Whoever was here before the lock has recorded something, or removed the file.
        guard try Self.isBlank(ours), !ours.hasMoved else { return false }
        return try copy()
      }
    } catch let error as SQLiteError {
      guard !(ResultCode.interrupt ~= error), !PlatformSupport.isInterrupted else { throw error }
      return false
    } catch is SystemError {
      return false
    }
  }

  /// Whether a catalog holds nothing.
  static func isBlank(_ connection: Connection) throws(SQLiteError) -> Bool {
    for table in try tables(of: connection) where table != "migration" {
      guard try connection.scalar("SELECT 1 FROM \(table) LIMIT 1") == nil else { return false }
    }
    return true
  }

  private static func tables(
    of connection: Connection, _ condition: String = "TRUE"
  ) throws(SQLiteError) -> [String] {
    try connection.texts(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'"
        + " AND name NOT LIKE 'sqlite%' AND \(condition)")
  }

  /// Whether files of one form hold tables of one form, and all that is there is to come.
  private func isSuited() throws(SQLiteError) -> Bool {
    for setting in ["encoding", "page_size", "auto_vacuum"] {
      guard try ours.scalar("PRAGMA \(setting)") == theirs.scalar("PRAGMA \(setting)") else {
        return false
      }
    }
    let schema = "SELECT type || name || tbl_name || ifnull(sql, '') FROM sqlite_schema ORDER BY 1"
    guard try ours.texts(schema) == theirs.texts(schema) else { return false }
    // Free pages hold what was removed there.
    guard try theirs.pragma("freelist_count") == 0 else { return false }
    // Row ids come along, and others are to follow them.
    for table in try Self.tables(of: theirs, "NOT wr") {
      guard
        try theirs.integer("SELECT ifnull(min(rowid), 1) FROM \(table)") >= 1,
        try theirs.integer("SELECT max(rowid) FROM \(table)") <= Self.highestRowID
      else { return false }
    }
    return try theirs.scalar(
      "SELECT 1 FROM experiment NOT INDEXED WHERE deleted_at IS NOT NULL LIMIT 1") == nil
  }

  private func copy() throws -> Bool {
    // Nobody else uses the twin until the work has been waited for.
    nonisolated(unsafe) let twin = twin
    let check = try BackgroundWork { () -> Result<Bool, SQLiteError> in
      do throws(SQLiteError) {
        return .success(try unsafe Self.isSound(twin))
      } catch {
        return .failure(error)
      }
    }
    let copy = Result {
      let copy = try DatabaseCopy(of: theirs, into: ours)
      try copy.copyAllButLast()
      return try Self.isConnected(theirs) ? copy : nil
    }
    let isSound = check.wait()
    guard let copy = try copy.get(), try isSound.get() else { return false }
    try copy.finish()
    return true
  }

  // Whether `plumb check` would find no fault, but for documents and runs; in two parts that take
  // about as long, with the copying in one of them.

  private static func isSound(_ connection: Connection) throws(SQLiteError) -> Bool {
    // What follows would only stumble over damaged pages.
    guard try CatalogChecker.pages(connection, isFull: false).isEmpty else { return false }
    let checker = CatalogChecker(connection)
    return try (checker.constraints() + checker.histories() + checker.leftovers()).isEmpty
  }

  private static func isConnected(_ connection: Connection) throws(SQLiteError) -> Bool {
    guard try IndexCheck(connection: connection).isPassed() else { return false }
    return try CatalogChecker(connection).references().isEmpty
  }
}
