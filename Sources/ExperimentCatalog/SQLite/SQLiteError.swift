import CSQLite

/// A failed call of SQLite: its code, what it said, and the SQL without arguments.
///
/// Bound values are left out on purpose: an error may end in a log or in a bug report.
package struct SQLiteError: Error, Hashable, Sendable {
  package let code: ResultCode

  package let message: String

  /// The statement that failed, as it was prepared; `nil` where no SQL was involved.
  package let sql: String?

  /// The byte of the statement at which SQLite found the error; `nil` where it does not say.
  package let offset: Int?

  package init(code: ResultCode, message: String, sql: String? = nil, offset: Int? = nil) {
    self.code = code
    self.message = message
    self.sql = sql
    self.offset = offset
  }
}

extension SQLiteError: CustomStringConvertible {
  private static let longestQuotation = 200

  package var description: String {
    guard let sql else { return "\(message) (SQLite \(code.rawValue))" }
    let words = sql.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let quotation =
      words.count > Self.longestQuotation
      ? words.prefix(Self.longestQuotation) + "…" : words[...]
    return "\(message) (SQLite \(code.rawValue)) in: \(quotation)"
  }
}

extension SQLiteError {
  /// Describes what just failed on `database`; its last error is the one of the failed call.
  init(code: Int32, on database: OpaquePointer?, sql: String? = nil) {
    let message =
      unsafe database == nil ? sqlite3_errstr(code) : sqlite3_errmsg(database)
    let offset = unsafe database == nil ? -1 : sqlite3_error_offset(database)
    unsafe self.init(
      code: ResultCode(rawValue: code),
      message: message.map { unsafe String(cString: $0) } ?? "unknown error",
      sql: sql, offset: offset < 0 ? nil : Int(offset))
  }
}
