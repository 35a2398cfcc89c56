import CSQLite

extension Connection {
  /// Whether the file has been removed or replaced since it was opened.
  var hasMoved: Bool {
    var moved: Int32 = 0
    let code = unsafe sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &moved)
    return code == SQLITE_OK && moved != 0
  }

  /// What follows a database's name in those of the files that SQLite keeps beside it.
  package static let companionSuffixes = ["-wal", "-shm", "-journal"]
}
