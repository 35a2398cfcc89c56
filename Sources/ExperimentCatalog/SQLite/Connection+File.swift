import CSQLite
import PlatformSupport

extension Connection {
  /// Whether the file has been removed or replaced since it was opened.
  var hasMoved: Bool {
    var moved: Int32 = 0
    let code = unsafe sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &moved)
    return code == SQLITE_OK && moved != 0
  }

  /// Whether SQLite could open the file for reading only, whatever was asked for.
  var isReadOnly: Bool { unsafe sqlite3_db_readonly(handle, "main") == 1 }

  /// What follows a database's name in those of the files that SQLite keeps beside it.
  package static let companionSuffixes = ["-wal", "-shm", "-journal"]

  /// Removes a database that nobody has open, with what SQLite kept beside it.
  static func removeDatabase(at path: String) {
    for suffix in [""] + companionSuffixes { PlatformSupport.removeFile(at: path + suffix) }
  }
}

extension Connection {
  /// Runs `body`, outside of a transaction, while nobody else can open the file.
  ///
  /// For what SQLite does in a transaction of its own. The journal, meanwhile, is one that takes no
  /// second copy of what is added; a process that is killed leaves the file with that one, which
  /// opening a catalog without experiments changes back; one that was filled by then keeps it, and
  /// its readers wait for writers.
  ///
  /// - Throws: `SQLiteError` with code `busy` at once where somebody has the file open; and what
  ///   `body` throws.
  func withFileForItself<Result>(_ body: () throws -> Result) throws -> Result {
    let mode = try journalMode()
    try setJournalMode(.delete, within: .zero)
    // With the lock kept SQLite would leave a journal behind; to change from this mode deletes it.
    try execute("PRAGMA journal_mode = TRUNCATE; PRAGMA locking_mode = EXCLUSIVE")
    defer {
      // A copy brought its own mode, which SQLite notes when it reads: away with it before others
      // see the file.
      _ = try? pragma("user_version")
      try? setJournalMode(.delete)
      // The lock is given back with the next access.
      try? execute("PRAGMA journal_mode = TRUNCATE; PRAGMA locking_mode = NORMAL")
      _ = try? pragma("user_version")
      try? setJournalMode(.delete)
      // Where another process has taken the file by now it keeps the safer one.
      if let mode, mode != .delete { try? setJournalMode(mode) }
    }
    try execute("BEGIN EXCLUSIVE; COMMIT")
    return try body()
  }
}
