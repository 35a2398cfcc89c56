import PlatformSupport

/// Puts a database into the place of another file.
///
/// What SQLite keeps beside a database, its log or journal, belongs to that one alone: SQLite would
/// take it for changes of whatever has the name later (https://sqlite.org/howtocorrupt.html). Hence a
/// database stays the file that it is and gets other content, under a lock that keeps others out;
/// only what is no database is replaced by a file.
enum DatabaseReplacement {
  /// Moves a database over whatever file is there.
  ///
  /// - Throws: `CatalogError` with code `busy` where somebody has the old database open,
  ///   `SQLiteError` and `SystemError`; the old one is then as it was.
  static func move(_ path: String, to target: String, wait: Patience) throws {
    if PlatformSupport.fileKind(at: target) == .regular {
      do {
        try overwrite(target, from: path, wait)
        return PlatformSupport.removeFile(at: path)
      } catch let error {
        if ResultCode.busy ~= error {
          throw CatalogError(
            .busy, "cannot replace \(target): another process has it open; nothing was changed",
            cause: error)
        }
        guard ResultCode.notADatabase ~= error || ResultCode.corrupt ~= error else { throw error }
      }
    }
    for suffix in Connection.companionSuffixes {
      PlatformSupport.removeFile(at: target + suffix)
    }
    try PlatformSupport.move(path, to: target)
  }

  private static func overwrite(
    _ target: String, from path: String, _ wait: Patience
  ) throws(SQLiteError) {
    let connection = try Connection(path: target, mode: .readWrite, busyTimeout: wait)
    // Before the first access: so it is never shared with anybody, and the lock is kept to the end.
    try connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    try connection.execute("BEGIN EXCLUSIVE; COMMIT")
    // For writing: so its own log goes with it.
    try Connection(path: path, mode: .readWrite).overwrite(connection)
  }
}
