import CSQLite
import PlatformSupport

/// Copies the pages of one database into another.
///
/// The other one changes with the last page, in one step; where a copy ends before, it stays as it
/// was. Nobody else may use its connection meanwhile.
@safe final class DatabaseCopy {
  private let target: Connection
  private var backup: OpaquePointer?

  /// Pages copied between two looks for control-C, of which SQLite knows nothing while it copies.
  private static let pagesAtOnce: Int32 = 2_000

  /// Begins a copy.
  ///
  /// - Throws: `SQLiteError` where a transaction is open on the target.
  init(of source: Connection, into target: Connection) throws(SQLiteError) {
    self.target = target
    guard let backup = unsafe sqlite3_backup_init(target.handle, "main", source.handle, "main")
    else { throw unsafe SQLiteError(code: sqlite3_errcode(target.handle), on: target.handle) }
    unsafe self.backup = backup
  }

  deinit { end() }

  /// Copies all pages but the last one.
  ///
  /// The source must be in a transaction that has read something: else a copy begins anew with
  /// whatever others commit.
  ///
  /// - Throws: `SQLiteError`: that of the reading or of the writing side, and `interrupt`.
  func copyAllButLast() throws(SQLiteError) {
    // How many there are is known after the first.
    var count: Int32 = 1
    while count > 0 {
      guard !PlatformSupport.isInterrupted else {
        throw SQLiteError(code: .interrupt, message: "interrupted")
      }
      let code = unsafe sqlite3_backup_step(backup, count)
      guard code == SQLITE_OK else {
        throw unsafe SQLiteError(code: code, on: target.handle)
      }
      count = min(Self.pagesAtOnce, unsafe sqlite3_backup_remaining(backup) - 1)
    }
  }

  /// Copies what is left, and so changes the target.
  ///
  /// - Throws: `SQLiteError`; the target is then as it was.
  func finish() throws(SQLiteError) {
    let stepped = unsafe sqlite3_backup_step(backup, -1)
    let finished = end()
    guard stepped == SQLITE_DONE, finished == SQLITE_OK else {
      throw unsafe SQLiteError(
        code: stepped == SQLITE_DONE ? finished : stepped, on: target.handle)
    }
  }

  @discardableResult
  private func end() -> Int32 {
    defer { unsafe backup = nil }
    return unsafe sqlite3_backup_finish(backup)
  }
}
