import CSQLite

/// An open SQLite database, owned by one thread at a time.
///
/// Foreign keys are enforced, a double-quoted word is never taken for a text, and neither the
/// schema of a stranger's file nor SQL can reach outside of the data or corrupt the file.
///
///     let connection = try Connection(path: "plumb.sqlite", mode: .readWrite)
///     try connection.transaction(.immediate) {
///       try connection.execute("DELETE FROM tag")
///     }
@safe package final class Connection {
  /// What may be done to the file.
  package enum Mode: Sendable {
    case readOnly
    case readWrite
    /// As `readWrite`; makes the file where there is none.
    case create
  }

  /// The path as it was given; `nil` for a database in memory.
  package let path: String?

  /// How long a statement waits for another process's lock.
  package let patience: Patience

  /// Whether it takes for granted that nobody changes the file.
  let isImmutable: Bool

  /// What waits for other processes.
  let busyHandler: BusyHandler

  let handle: OpaquePointer
  /// Who watches the statements; nil where nobody asked.
  let trace: SQLTrace?
  private var statements: [String: Statement] = [:]
  /// The functions that `define` made, by name, with the number of their arguments.
  var functions: [String: Int] = [:]
  /// Whether another thread runs statements that are prepared; nobody may prepare one meanwhile.
  var isLent = false
  /// Who receives whole rows.
  let receiverPlace = ReceiverPlace()

  /// Opens the file at `path`; always a file, also where it is named ":memory:" or "file:…".
  ///
  /// SQLite reads nothing yet: that a file is no database shows with the first statement.
  ///
  /// - Parameter busyTimeout: How long a statement waits for another process's lock.
  /// - Throws: `SQLiteError`, with code `cannotOpen` where there is no such file.
  package convenience init(
    path: String, mode: Mode, busyTimeout: Patience = .seconds(10)
  ) throws(SQLiteError) {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw SQLiteError(
        code: .cannotOpen,
        message: "cannot open a database: its path is empty or holds a zero byte")
    }
    // SQLite has meanings of its own for names that don't begin with a folder.
    let filename = path.hasPrefix("/") ? path : "./" + path
    let flags =
      switch mode {
      case .readOnly: SQLITE_OPEN_READONLY
      case .readWrite: SQLITE_OPEN_READWRITE
      case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      }
    try self.init(filename: filename, path: path, flags: flags, busyTimeout: busyTimeout)
  }

  /// Opens a file that nobody changes, for reading without locks.
  convenience init(immutable path: String) throws(SQLiteError) {
    try self.init(
      filename: Self.readOnlyURI(of: path, isImmutable: true), path: path,
      flags: SQLITE_OPEN_READONLY, busyTimeout: .zero, isImmutable: true)
  }

  /// Makes an empty database in memory, which ends with the connection.
  package convenience init(inMemory: ()) throws(SQLiteError) {
    try self.init(
      filename: ":memory:", path: nil, flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE,
      busyTimeout: .zero)
  }

  private init(
    filename: String, path: String?, flags: Int32, busyTimeout: Patience, isImmutable: Bool = false
  ) throws(SQLiteError) {
    let trace = SQLTrace.current
    self.trace = trace
    Self.processSettings
    trace?.beginOpening()
    defer { trace?.endOpening() }
    var opened: OpaquePointer?
    // NOMUTEX: a connection is not Sendable, so the compiler keeps threads apart. URI: for ATTACH,
    // which is told only so that a file is not to be changed; our own names are never one.
    let flags = flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI
    let code = unsafe sqlite3_open_v2(filename, &opened, flags, nil)
    guard code == SQLITE_OK, let database = unsafe opened else {
      let error = unsafe SQLiteError(code: code, on: opened)
      unsafe sqlite3_close_v2(opened)
      throw SQLiteError(
        code: error.code, message: "cannot open \(path ?? filename): \(error.message)")
    }
    unsafe handle = database
    unsafe Self.addInterruptible(database)
    self.path = path
    self.isImmutable = isImmutable
    patience = busyTimeout
    busyHandler = BusyHandler(path: path ?? filename, busyTimeout)
    try configure()
  }

  deinit {
    // A function may hold statements, which would keep the file open, which would keep it.
    for (name, argumentCount) in functions { removeFunction(name, argumentCount: argumentCount) }
    unsafe Self.removeInterruptible(handle)
    unsafe busyHandler.uninstall(from: handle)
    // A statement that is still held elsewhere keeps the file open until it goes.
    unsafe sqlite3_close_v2(handle)
  }

  /// What is set for the whole process, before the first connection.
  private static let processSettings: Void = {
    // Nobody asks how much memory there is, and to count it costs a tenth of a statement.
    _ = csqlite_config(SQLITE_CONFIG_MEMSTATUS, 0)
    // A statement of 32 rows may have to undo more than the usual 64 KiB, and what does not fit goes
    // into a file, as all does that later statements of the transaction may have to undo.
    _ = csqlite_config(SQLITE_CONFIG_STMTJRNL_SPILL, 1 << 20)
  }()

  private func configure() throws(SQLiteError) {
    unsafe sqlite3_extended_result_codes(handle, 1)
    unsafe busyHandler.install(on: handle)
    let switches: [(option: Int32, isOn: Bool)] = [
      (SQLITE_DBCONFIG_ENABLE_FKEY, true),
      (SQLITE_DBCONFIG_TRUSTED_SCHEMA, false),
      (SQLITE_DBCONFIG_DEFENSIVE, true),
      (SQLITE_DBCONFIG_DQS_DML, false),
      (SQLITE_DBCONFIG_DQS_DDL, false),
      (SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, false),
    ]
    for (option, isOn) in switches {
      let code = unsafe csqlite_db_config(handle, option, isOn ? 1 : 0)
      guard code == SQLITE_OK else {
        throw unsafe SQLiteError(code: code, on: handle)
      }
    }
  }
}

extension Connection {
  /// The number of rows that the last INSERT, UPDATE or DELETE changed, triggers left out.
  package var changes: Int {
    Int(unsafe sqlite3_changes64(handle))
  }

  /// The row id of the last INSERT into a table that has row ids.
  package var lastInsertRowID: Int64 {
    unsafe sqlite3_last_insert_rowid(handle)
  }

  /// Whether a transaction is open.
  package var isInTransaction: Bool {
    unsafe sqlite3_get_autocommit(handle) == 0
  }
}

extension Connection {
  /// Prepares the statement once per connection, and gives it again, reset and without bindings.
  ///
  /// For SQL that stands in the source: statements made from a user's filter would fill the cache.
  /// While the cached statement stands on a row, another one is prepared in its place.
  package func cached(_ sql: String) throws(SQLiteError) -> Statement {
    precondition(!isLent, "another thread reads with this connection")
    guard let statement = statements[sql] else {
      let statement = try prepare(sql, isKept: true)
      statements[sql] = statement
      return statement
    }
    guard !statement.isRunning else { return try prepare(sql) }
    statement.reset()
    statement.clearBindings()
    return statement
  }
}
