import PlatformSupport

/// A second connection to a file that sees what a transaction of the first one sees.
///
/// SQLite reads with one thread for each connection; with two, two can read one snapshot.
///
///     let twin = ConnectionTwin(of: connection)
///     try connection.transaction(.deferred) {
///       …  // A first statement: it takes the snapshot.
///       if let twin, twin.join() { … }  // Read with both.
///     }
struct ConnectionTwin {
  let connection: Connection

  /// What SQLite called the data before the transaction of the other connection began.
  private let version: Int64

  /// Opens the twin, before the transaction begins.
  ///
  /// Nil where there is none to be had at once: for a database in memory, for a file that was
  /// replaced or that somebody locks, and while statements are watched, each of which is to be seen
  /// once.
  init?(of other: Connection) {
    guard let path = other.path, other.trace == nil else { return nil }
    do {
      connection =
        other.isImmutable
        ? try Connection(immutable: path)
        : try Connection(path: path, mode: .readOnly, busyTimeout: .zero)
      version = try Self.version(on: connection)
    } catch {
      return nil
    }
    guard !other.hasMoved, !connection.hasMoved else { return nil }
  }

  /// Begins the twin's transaction; false where it would not see the same.
  ///
  /// The other's transaction must have read something. Nobody has committed since the twin was
  /// opened if its data are still the same, and the other's snapshot is one of that time.
  func join() -> Bool {
    do {
      try connection.execute("BEGIN DEFERRED")
      return try Self.version(on: connection) == version
    } catch {
      return false
    }
  }

  /// Changes where another connection commits: https://sqlite.org/pragma.html#pragma_data_version.
  private static func version(on connection: Connection) throws(SQLiteError) -> Int64 {
    let statement = try connection.prepare("PRAGMA data_version")
    guard try statement.step() else {
      throw SQLiteError(code: .corrupt, message: "SQLite does not say the version of its data")
    }
    return statement.int64(at: 0)
  }
}
