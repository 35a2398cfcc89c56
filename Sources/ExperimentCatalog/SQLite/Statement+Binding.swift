import CSQLite

extension Statement {
  /// Binds NULL to the parameter.
  ///
  /// - Throws: `SQLiteError` with code `range` where there is no such parameter; so do all others.
  package func bindNull(at index: Int) throws(SQLiteError) {
    try check(unsafe sqlite3_bind_null(handle, Int32(clamping: index)), at: index)
  }

  /// Binds an integer, or NULL for `nil`.
  package func bind(_ value: Int64?, at index: Int) throws(SQLiteError) {
    guard let value else { return try bindNull(at: index) }
    try check(unsafe sqlite3_bind_int64(handle, Int32(clamping: index), value), at: index)
  }

  /// Binds an integer, or NULL for `nil`.
  package func bind(_ value: Int?, at index: Int) throws(SQLiteError) {
    try bind(value.map(Int64.init), at: index)
  }

  /// Binds 1 or 0, or NULL for `nil`.
  package func bind(_ value: Bool?, at index: Int) throws(SQLiteError) {
    try bind(value.map { $0 ? 1 : 0 } as Int64?, at: index)
  }

  /// Binds a real number, or NULL for `nil`.
  ///
  /// SQLite has no NaN and would silently store NULL in its place.
  ///
  /// - Throws: `SQLiteError` with code `mismatch` for NaN.
  package func bind(_ value: Double?, at index: Int) throws(SQLiteError) {
    guard let value else { return try bindNull(at: index) }
    guard !value.isNaN else {
      throw SQLiteError(
        code: .mismatch,
        message: "cannot bind NaN to parameter \(index): SQLite would store NULL; "
          + "store the kind of the value instead",
        sql: sql)
    }
    try check(unsafe sqlite3_bind_double(handle, Int32(clamping: index), value), at: index)
  }

  /// Binds a text of any content, embedded zeros included, or NULL for `nil`.
  package func bind(_ value: String?, at index: Int) throws(SQLiteError) {
    guard var value else { return try bindNull(at: index) }
    let index32 = Int32(clamping: index)
    guard !value.isEmpty else {
      // An empty buffer may have no address, and without one SQLite would bind NULL.
      return try check(
        unsafe sqlite3_bind_text(handle, index32, "", 0, csqlite_transient()), at: index)
    }
    let code = value.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        unsafe sqlite3_bind_text64(
          handle, index32, characters.baseAddress, sqlite3_uint64(characters.count),
          csqlite_transient(), UInt8(SQLITE_UTF8))
      }
    }
    try check(code, at: index)
  }

  /// Binds a text that stands in the program, which SQLite need not copy.
  func bind(constant text: StaticString, at index: Int) throws(SQLiteError) {
    let code = unsafe UnsafeRawPointer(text.utf8Start).withMemoryRebound(
      to: CChar.self, capacity: text.utf8CodeUnitCount
    ) { characters in
      unsafe sqlite3_bind_text64(
        handle, Int32(clamping: index), characters, sqlite3_uint64(text.utf8CodeUnitCount), nil,
        UInt8(SQLITE_UTF8))
    }
    try check(code, at: index)
  }

  /// Binds the UTF-8 bytes of a text, which saves making a `String` of them.
  package func bind(utf8 bytes: [UInt8], at index: Int) throws(SQLiteError) {
    guard !bytes.isEmpty else { return try bind("", at: index) }
    let code = unsafe bytes.withUnsafeBytes { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        unsafe sqlite3_bind_text64(
          handle, Int32(clamping: index), characters.baseAddress,
          sqlite3_uint64(characters.count), csqlite_transient(), UInt8(SQLITE_UTF8))
      }
    }
    try check(code, at: index)
  }

  /// Binds bytes, or NULL for `nil`; no bytes make an empty blob.
  package func bind(_ value: [UInt8]?, at index: Int) throws(SQLiteError) {
    guard let value else { return try bindNull(at: index) }
    guard !value.isEmpty else {
      return try check(unsafe sqlite3_bind_zeroblob(handle, Int32(clamping: index), 0), at: index)
    }
    let code = unsafe value.withUnsafeBufferPointer { bytes in
      unsafe sqlite3_bind_blob64(
        handle, Int32(clamping: index), bytes.baseAddress, sqlite3_uint64(bytes.count),
        csqlite_transient())
    }
    try check(code, at: index)
  }

  /// Binds a value whose type only the value knows.
  package func bind(_ value: SQLiteValue, at index: Int) throws(SQLiteError) {
    switch value {
    case .null: try bindNull(at: index)
    case .integer(let integer): try bind(integer, at: index)
    case .real(let real): try bind(real, at: index)
    case .text(let text): try bind(text, at: index)
    case .blob(let bytes): try bind(bytes, at: index)
    }
  }

  @inline(__always)
  private func check(_ code: Int32, at index: Int) throws(SQLiteError) {
    guard code == SQLITE_OK else { throw failure(code, at: index) }
  }

  private func failure(_ code: Int32, at index: Int) -> SQLiteError {
    switch code {
    case SQLITE_RANGE:
      SQLiteError(
        code: .range,
        message: "cannot bind parameter \(index): the statement has \(parameterCount), from 1",
        sql: sql)
    case SQLITE_MISUSE:
      SQLiteError(
        code: .misuse,
        message: "cannot bind parameter \(index) while the statement stands on a row: reset it",
        sql: sql)
    default:
      unsafe SQLiteError(code: code, on: sqlite3_db_handle(handle), sql: sql)
    }
  }
}
