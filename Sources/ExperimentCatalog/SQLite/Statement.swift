import CSQLite

/// A prepared statement: bind, step, read, reset, and again.
///
/// Parameters are numbered from 1 and columns from 0, as in SQLite. A statement belongs to its
/// connection's thread, and may outlive the `Connection`: SQLite closes the file with the last one.
///
///     let statement = try connection.prepare("SELECT name FROM experiment WHERE id = ?1")
///     try statement.bind(id, at: 1)
///     while try statement.step() {
///       names.append(statement.text(at: 0))
///     }
@safe package final class Statement {
  /// The text that was prepared, with its placeholders.
  package let sql: String

  // Not nil, and finalized only in deinit: no statement is ever used after its end.
  let handle: OpaquePointer

  /// Who is told of each run; nil where nobody asked.
  let trace: SQLTrace?
  var traced = StatementRun()

  init(handle: OpaquePointer, sql: String, trace: SQLTrace? = nil) {
    unsafe self.handle = handle
    self.sql = sql
    self.trace = trace
  }

  deinit {
    endTracedRun()
    unsafe sqlite3_finalize(handle)
  }

  /// Moves to the next row, and says whether there is one.
  ///
  /// After the last row, and after an error, the statement is reset and holds no lock.
  ///
  /// - Throws: `SQLiteError` with SQLite's code.
  package func step() throws(SQLiteError) -> Bool {
    switch trace == nil ? unsafe sqlite3_step(handle) : measuredStep() {
    case SQLITE_ROW:
      return true
    case SQLITE_DONE:
      reset()
      return false
    case let code:
      let error = unsafe SQLiteError(code: code, on: sqlite3_db_handle(handle), sql: sql)
      reset()
      throw error
    }
  }

  /// Runs the statement to its end, past any rows.
  ///
  /// - Throws: `SQLiteError` with SQLite's code.
  package func run() throws(SQLiteError) {
    while try step() {}
  }

  /// Makes the statement ready to run again; bound values stay.
  package func reset() {
    endTracedRun()
    // The code repeats the error of the last step, which step() has thrown.
    _ = unsafe sqlite3_reset(handle)
  }

  /// Sets each parameter back to NULL.
  package func clearBindings() {
    _ = unsafe sqlite3_clear_bindings(handle)
  }

  /// Whether the statement stands on a row.
  package var isRunning: Bool {
    unsafe sqlite3_stmt_busy(handle) != 0
  }

  /// Whether running it leaves the database file as it is.
  package var isReadOnly: Bool {
    unsafe sqlite3_stmt_readonly(handle) != 0
  }

  package var parameterCount: Int {
    Int(unsafe sqlite3_bind_parameter_count(handle))
  }
}
