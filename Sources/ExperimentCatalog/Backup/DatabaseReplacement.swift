import PlatformSupport

/// Puts a database into the place of another file.
///
/// What SQLite keeps beside a database, its log or journal, belongs to that one alone: SQLite would
/// take it for changes of whatever has the name later (https://sqlite.org/howtocorrupt.html).
enum DatabaseReplacement {
  /// Moves a database, in one step, over whatever file is there.
  ///
  /// - Throws: `CatalogError` with code `busy` where somebody has the old database open, and
  ///   `SystemError`; the old one is then as it was.
  static func move(_ path: String, to target: String, wait: Patience) throws {
    let old: Connection?
    do {
      old = try lockedDatabase(at: target, wait)
    } catch let error {
      if ResultCode.busy ~= error {
        throw CatalogError(
          .busy, "cannot replace \(target): another process has it open; nothing was changed",
          cause: error)
      }
      guard ResultCode.notADatabase ~= error || ResultCode.corrupt ~= error else { throw error }
      old = nil
    }
    if old == nil {
      for suffix in ["-wal", "-shm", "-journal"] {
        PlatformSupport.removeFile(at: target + suffix)
      }
    }
    // The old one stays locked until the new one has its place.
    defer { withExtendedLifetime(old) {} }
    try PlatformSupport.move(path, to: target)
  }

  /// The database at a path with nothing beside it, locked; nil where there is none.
  private static func lockedDatabase(
    at path: String, _ wait: Patience
  ) throws(SQLiteError) -> Connection? {
    guard PlatformSupport.fileKind(at: path) == .regular else { return nil }
    let connection = try Connection(path: path, mode: .readWrite, busyTimeout: wait)
    // What is in the log goes into the file, and nobody else has it open.
    try connection.setJournalMode(.delete)
    try connection.execute("BEGIN EXCLUSIVE")
    return connection
  }
}
