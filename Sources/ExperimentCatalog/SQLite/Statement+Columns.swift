import CSQLite

// Readers of the current row.
extension Statement: SQLiteRow {
  package var columnCount: Int {
    Int(unsafe sqlite3_column_count(handle))
  }

  /// The name of a column as the SELECT gives it; "" where there is no such column.
  package func columnName(at column: Int) -> String {
    unsafe sqlite3_column_name(handle, Int32(clamping: column)).map {
      unsafe String(cString: $0)
    } ?? ""
  }

  package func isNull(at column: Int) -> Bool {
    unsafe sqlite3_column_type(handle, Int32(clamping: column)) == SQLITE_NULL
  }

  package func int64(at column: Int) -> Int64 {
    unsafe sqlite3_column_int64(handle, Int32(clamping: column))
  }

  package func double(at column: Int) -> Double {
    unsafe sqlite3_column_double(handle, Int32(clamping: column))
  }

  package func text(at column: Int) -> String {
    unsafe String(utf8: textBuffer(at: column))
  }

  package func bytes(at column: Int) -> [UInt8] {
    let index = Int32(clamping: column)
    // The pointer first, then the count: asking in this order converts only once.
    let start = unsafe sqlite3_column_blob(handle, index)
    let count = Int(unsafe sqlite3_column_bytes(handle, index))
    return unsafe Array(UnsafeRawBufferPointer(start: start, count: count))
  }

  package func firstByte(at column: Int) -> UInt8 {
    let index = Int32(clamping: column)
    let start = unsafe sqlite3_column_blob(handle, index)
    guard let start = unsafe start, unsafe sqlite3_column_bytes(handle, index) > 0 else { return 0 }
    return unsafe start.load(as: UInt8.self)
  }

  package func bytesIfPresent(at column: Int) -> [UInt8]? {
    isNull(at: column) ? nil : bytes(at: column)
  }

  /// The value with the type in which SQLite keeps it.
  package func value(at column: Int) -> SQLiteValue {
    switch unsafe sqlite3_column_type(handle, Int32(clamping: column)) {
    case SQLITE_INTEGER: .integer(int64(at: column))
    case SQLITE_FLOAT: .real(double(at: column))
    case SQLITE_TEXT: .text(text(at: column))
    case SQLITE_BLOB: .blob(bytes(at: column))
    default: .null
    }
  }

  /// Calls `body` with the UTF-8 bytes of a text in place, without making a `String`.
  ///
  /// NULL gives no bytes.
  package func withText<Result>(
    at column: Int, _ body: (Span<UInt8>) throws -> Result
  ) rethrows -> Result {
    try unsafe body(textBuffer(at: column).span)
  }

  // Valid until the next step() or reset(), and until the column is read as another type.
  private func textBuffer(at column: Int) -> UnsafeBufferPointer<UInt8> {
    let index = Int32(clamping: column)
    let start = unsafe sqlite3_column_text(handle, index)
    // Asked for after the text, so that it counts the bytes of the text.
    let count = Int(unsafe sqlite3_column_bytes(handle, index))
    return unsafe UnsafeBufferPointer(start: start, count: start == nil ? 0 : count)
  }
}
