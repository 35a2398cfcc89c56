import CSQLite

/// How SQLite keeps a commit whole.
package enum JournalMode: String, Sendable {
  /// Readers and one writer at once; needs memory that all processes on the file share.
  case wal
  /// A rollback journal, deleted with each commit; needs file locks only.
  case delete

  /// The mode for a file on a file system of this type; see `PlatformSupport.fileSystemType(at:)`.
  ///
  /// WAL corrupts silently where several machines, or a machine and its host, see one file but not
  /// the same shared memory: https://sqlite.org/wal.html, "same host computer".
  package init(fileSystemType type: String?) {
    guard let type else {
      self = .wal
      return
    }
    let isShared = Self.sharedTypes.contains(type) || type.hasPrefix("fuse")
    self = isShared ? .delete : .wal
  }

  private static let sharedTypes: Set<String> = [
    "9p", "acfs", "afpfs", "afs", "beegfs", "ceph", "cifs", "coda", "drvfs", "ftp", "gfs2", "gpfs",
    "kafs", "lustre", "macfuse", "ncpfs", "nfs", "nfs4", "ocfs2", "osxfuse", "prl_fs", "smb3",
    "smbfs", "vboxsf", "virtiofs", "vmhgfs", "webdav",
  ]
}

extension Connection {
  package func journalMode() throws(SQLiteError) -> JournalMode? {
    guard case .text(let mode) = try scalar("PRAGMA journal_mode") else { return nil }
    return JournalMode(rawValue: mode)
  }

  /// Changes the mode, which the file keeps.
  ///
  /// Needs the file for itself for a moment. SQLite asks for that without waiting, so this asks
  /// again until the connection's timeout has passed.
  ///
  /// - Parameter limit: How long at most to ask; nil for the connection's timeout.
  /// - Throws: `SQLiteError` with code `busy` where another process keeps the file, and `error`
  ///   where SQLite does not take the mode for this file.
  package func setJournalMode(
    _ mode: JournalMode, within limit: Duration? = nil
  ) throws(SQLiteError) {
    let sql = "PRAGMA journal_mode = \(mode.rawValue)"
    var attempts = 0
    while true {
      do throws(SQLiteError) {
        guard try scalar(sql) != .text(mode.rawValue) else { return }
        throw SQLiteError(
          code: .error, message: "cannot change the journal of \(name) to \(mode.rawValue)",
          sql: sql)
      } catch  where ResultCode.busy ~= error && busyHandler.wait(attempts, within: limit) {
        attempts += 1
      }
    }
  }
}
