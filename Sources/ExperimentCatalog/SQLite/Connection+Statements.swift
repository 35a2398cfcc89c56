import CSQLite
import PlatformSupport

extension Connection {
  /// Compiles one statement.
  ///
  /// - Throws: `SQLiteError`: SQLite's code for bad SQL, `misuse` for none or several statements.
  package func prepare(_ sql: String) throws(SQLiteError) -> Statement {
    try prepare(sql, isKept: false)
  }

  /// Runs the statements of a script one by one, past any rows; nothing can be bound.
  ///
  /// An error stops it and names its statement. Those before have been done: see `transaction`.
  package func execute(_ script: String) throws(SQLiteError) {
    var rest = script[...]
    while let statement = try compile(&rest, isKept: false) {
      try statement.run()
    }
  }

  /// Returns the first column of the first row, or `nil` where there is no row.
  package func scalar(_ sql: String) throws(SQLiteError) -> SQLiteValue? {
    let statement = try prepare(sql)
    return try statement.step() ? statement.value(at: 0) : nil
  }

  /// Returns the integer in the first column of the first row, 0 where there is none.
  func integer(_ sql: String) throws(SQLiteError) -> Int64 {
    guard case .integer(let value) = try scalar(sql) else { return 0 }
    return value
  }

  /// Returns the first column of all rows.
  func texts(_ sql: String) throws(SQLiteError) -> [String] {
    let statement = try prepare(sql)
    var texts: [String] = []
    while try statement.step() {
      texts.append(statement.text(at: 0))
    }
    return texts
  }

  /// A name of a table, an index or a column as SQL takes any name.
  static func quoted(_ name: String) -> String {
    let parts = name.split(separator: "\"", omittingEmptySubsequences: false)
    return "\"\(parts.joined(separator: "\"\""))\""
  }

  /// The time of day in UTC, to the second, as the catalog writes times.
  func currentTime() throws(SQLiteError) -> String {
    let statement = try cached("SELECT strftime('%Y-%m-%dT%H:%M:%fZ', 'now')")
    guard try statement.step() else { return "" }
    defer { statement.reset() }
    return statement.text(at: 0)
  }

  func prepare(_ sql: String, isKept: Bool) throws(SQLiteError) -> Statement {
    var rest = sql[...]
    guard let statement = try compile(&rest, isKept: isKept) else {
      throw SQLiteError(code: .misuse, message: "cannot prepare: no statement in it", sql: sql)
    }
    guard try compile(&rest, isKept: false) == nil else {
      throw SQLiteError(
        code: .misuse,
        message: "cannot prepare several statements at once: "
          + "prepare each, or run them with execute(_:)",
        sql: sql)
    }
    return statement
  }

  // Compiles the first statement of `script` and takes it off; nil where only blanks and comments
  // are left.
  private func compile(
    _ script: inout Substring, isKept: Bool
  ) throws(SQLiteError) -> Statement? {
    precondition(!isLent, "another thread reads with this connection")
    guard !script.utf8.contains(0) else {
      throw SQLiteError(
        code: .misuse, message: "cannot prepare: SQLite would end at the zero byte in it",
        sql: String(script))
    }
    let flags = isKept ? UInt32(SQLITE_PREPARE_PERSISTENT) : 0
    while true {
      script = script.withoutLeadingComments
      guard !script.isEmpty else { return nil }
      var compiled: OpaquePointer?
      var length = 0
      let begin = trace == nil ? 0 : PlatformSupport.monotonicSeconds()
      let code = unsafe String(script).withCString { start in
        var tail: UnsafePointer<CChar>?
        let code = unsafe sqlite3_prepare_v3(handle, start, -1, flags, &compiled, &tail)
        length = unsafe tail.map { unsafe $0 - start } ?? 0
        return code
      }
      trace?.addPreparation(since: begin)
      guard code == SQLITE_OK else {
        throw unsafe SQLiteError(code: code, on: handle, sql: String(script))
      }
      let end = script.utf8.index(script.startIndex, offsetBy: length)
      let sql = String(script[..<end])
      script = script[end...]
      if let compiled = unsafe compiled {
        return unsafe Statement(handle: compiled, sql: sql, trace: trace)
      }
    }
  }
}

extension Substring {
  // A script's comments stand before its statements, and would hide them in an error's quotation.
  fileprivate var withoutLeadingComments: Substring {
    var rest = drop(while: \.isWhitespace)
    while rest.hasPrefix("--") {
      rest = rest.drop(while: { !$0.isNewline }).drop(while: \.isWhitespace)
    }
    return rest
  }
}
