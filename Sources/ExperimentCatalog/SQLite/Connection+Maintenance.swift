extension Connection {
  /// How messages call the database.
  package var name: String {
    path ?? "the database in memory"
  }

  /// Reads a setting of SQLite that is an integer.
  func pragma(_ name: String) throws(SQLiteError) -> Int64 {
    try integer("PRAGMA \(name)")
  }

  /// Looks for rows that refer to nothing.
  ///
  /// - Throws: `SQLiteError` with code `constraintForeignKey` that names the first one.
  package func checkForeignKeys() throws(SQLiteError) {
    let statement = try prepare("PRAGMA foreign_key_check")
    guard try statement.step() else { return }
    let row = statement.intIfPresent(at: 1).map { "row \($0) of " } ?? "a row of "
    throw SQLiteError(
      code: .constraintForeignKey,
      message: "\(row)\(statement.text(at: 0)) refers to a row of \(statement.text(at: 2)) "
        + "that is not there")
  }

  /// Copies the database, as it is at this moment, to a file that must not be there yet.
  ///
  /// - Throws: `SQLiteError`: that of the reading or of the writing side.
  package func copy(to path: String) throws(SQLiteError) {
    let target = try Connection(path: path, mode: .create)
    guard try target.pragma("page_count") == 0 else {
      throw SQLiteError(
        code: .cannotOpen, message: "cannot copy \(name) to \(path): there is a database already")
    }
    try overwrite(target)
  }

  /// Puts all that is in this database into another one in the place of what is there, in one step.
  ///
  /// - Throws: `SQLiteError`; the other one is then as it was.
  func overwrite(_ target: Connection) throws(SQLiteError) {
    try DatabaseCopy(of: self, into: target).finish()
  }
}
