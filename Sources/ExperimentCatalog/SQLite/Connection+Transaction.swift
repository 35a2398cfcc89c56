import CSQLite

extension Connection {
  /// When a transaction takes its locks.
  package enum TransactionKind: String, Sendable {
    /// With the first statement: for reading from one snapshot.
    case deferred = "DEFERRED"
    /// At once: for writing, so that waiting for the lock happens where nothing is done yet.
    case immediate = "IMMEDIATE"
    /// At once, and with a rollback journal without readers: for what changes the file itself.
    case exclusive = "EXCLUSIVE"
  }

  /// Runs `body` in a transaction: commits where it returns, rolls back where it throws.
  ///
  /// The error that `body` threw is the one thrown on, whatever the rollback may say.
  ///
  /// - Parameter isRehearsal: Whether everything is undone in the end, also where `body` returns.
  /// - Throws: `SQLiteError` with code `busy` where another writer kept the lock for too long, and
  ///   `misuse` inside of another transaction or where `body` ends the transaction itself.
  package func transaction<Result>(
    _ kind: TransactionKind, isRehearsal: Bool = false, _ body: () throws -> Result
  ) throws -> Result {
    guard !isInTransaction else {
      throw SQLiteError(
        code: .misuse,
        message: "cannot begin a transaction: one is open already; call this outside of it")
    }
    try cached("BEGIN \(kind.rawValue)").run()
    do {
      let result = try body()
      guard isInTransaction else {
        throw SQLiteError(
          code: .misuse,
          message: "cannot commit: the transaction was ended inside of its body")
      }
      try cached(isRehearsal ? "ROLLBACK" : "COMMIT").run()
      return result
    } catch {
      // Some errors (a full disk, an input or output error) have rolled back already.
      if isInTransaction {
        try? cached("ROLLBACK").run()
      }
      throw error
    }
  }

  /// Runs `body` without the enforcement of foreign keys, and switches it on again after it.
  ///
  /// SQLite ignores the switch inside of a transaction, so this goes around one; `body` is to check
  /// with `PRAGMA foreign_key_check` before it commits.
  func withForeignKeysOff<Result>(_ body: () throws -> Result) throws -> Result {
    guard !isInTransaction else {
      throw SQLiteError(
        code: .misuse, message: "cannot switch foreign keys off inside of a transaction")
    }
    try execute("PRAGMA foreign_keys = OFF")
    let result: Swift.Result<Result, any Error>
    do {
      result = .success(try body())
    } catch {
      result = .failure(error)
    }
    try execute("PRAGMA foreign_keys = ON")
    return try result.get()
  }
}
