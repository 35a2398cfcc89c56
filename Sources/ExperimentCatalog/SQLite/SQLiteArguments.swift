import CSQLite

/// The arguments of a call of an SQL function, valid during the call.
@safe struct SQLiteArguments: SQLiteRow {
  private let values: UnsafeMutablePointer<OpaquePointer?>?
  let count: Int

  init(_ values: UnsafeMutablePointer<OpaquePointer?>?, count: Int32) {
    unsafe self.values = values
    self.count = unsafe values == nil ? 0 : Int(count)
  }

  private func value(_ place: Int) -> OpaquePointer? {
    precondition(place >= 0 && place < count, "the function has \(count) arguments")
    return unsafe values?[place]
  }

  func isNull(at place: Int) -> Bool {
    unsafe sqlite3_value_type(value(place)) == SQLITE_NULL
  }

  func int64(at place: Int) -> Int64 {
    unsafe sqlite3_value_int64(value(place))
  }

  func double(at place: Int) -> Double {
    unsafe sqlite3_value_double(value(place))
  }

  func text(at place: Int) -> String {
    let value = unsafe value(place)
    let start = unsafe sqlite3_value_text(value)
    let count = unsafe start == nil ? 0 : Int(sqlite3_value_bytes(value))
    return unsafe String(utf8: UnsafeBufferPointer(start: start, count: count))
  }

  func firstByte(at place: Int) -> UInt8 {
    let value = unsafe value(place)
    guard let start = unsafe sqlite3_value_text(value), unsafe sqlite3_value_bytes(value) > 0
    else { return 0 }
    return unsafe start.pointee
  }

  /// The value with the type in which SQLite has it.
  subscript(place: Int) -> SQLiteValue {
    let value = unsafe value(place)
    switch unsafe sqlite3_value_type(value) {
    case SQLITE_INTEGER: return .integer(int64(at: place))
    case SQLITE_FLOAT: return .real(double(at: place))
    case SQLITE_TEXT: return .text(text(at: place))
    case SQLITE_BLOB:
      let start = unsafe sqlite3_value_blob(value)
      let count = Int(unsafe sqlite3_value_bytes(value))
      return .blob(unsafe Array(UnsafeRawBufferPointer(start: start, count: count)))
    default: return .null
    }
  }
}
