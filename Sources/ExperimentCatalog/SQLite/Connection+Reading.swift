import CSQLite

extension Connection {
  /// Runs `body` while statements may do nothing but read.
  ///
  /// What else is prepared is refused: writing, PRAGMAs that set something, ATTACH, transactions.
  ///
  /// - Throws: `SQLiteError` with code `auth`, whose message names what is refused; and what `body`
  ///   throws.
  func onlyReading<Result>(_ body: () throws -> Result) throws -> Result {
    let guardian = ReadGuard()
    // Kept alive by this call, which takes the address back before it returns.
    unsafe sqlite3_set_authorizer(
      handle, authorize, Unmanaged.passUnretained(guardian).toOpaque())
    defer { _ = unsafe sqlite3_set_authorizer(handle, nil, nil) }
    return try withExtendedLifetime(guardian) {
      do {
        return try body()
      } catch let error as SQLiteError where ResultCode.auth ~= error {
        throw SQLiteError(
          code: .auth, message: "\(guardian.refused ?? "this") is refused: only reading is allowed",
          sql: error.sql, offset: error.offset)
      }
    }
  }
}

/// Remembers what was refused first, since SQLite only says "not authorized".
private final class ReadGuard {
  var refused: String?

  /// PRAGMAs that say something, as long as they are given no value.
  static let harmless: Set<String> = [
    "application_id", "cache_size", "collation_list", "compile_options", "data_version",
    "database_list", "encoding", "foreign_keys", "freelist_count", "function_list", "journal_mode",
    "max_page_count", "module_list", "page_count", "page_size", "pragma_list", "query_only",
    "schema_version", "synchronous", "table_list", "user_version",
  ]

  /// PRAGMAs whose value is what they speak of.
  static let withSubject: Set<String> = [
    "foreign_key_check", "foreign_key_list", "index_info", "index_list", "index_xinfo",
    "integrity_check", "quick_check", "table_info", "table_list", "table_xinfo",
  ]

  func refuse(_ action: String) -> Int32 {
    if refused == nil { refused = action }
    return SQLITE_DENY
  }
}

private let authorize:
  @convention(c) (
    UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
    UnsafePointer<CChar>?, UnsafePointer<CChar>?
  ) -> Int32 = { address, action, first, second, _, _ in
    guard let address = unsafe address else { return SQLITE_DENY }
    let guardian = unsafe Unmanaged<ReadGuard>.fromOpaque(address).takeUnretainedValue()
    let subject = unsafe first.map { unsafe String(cString: $0) } ?? ""
    let value = unsafe second.map { unsafe String(cString: $0) }
    switch action {
    case SQLITE_SELECT, SQLITE_READ, SQLITE_RECURSIVE: return SQLITE_OK
    case SQLITE_FUNCTION:
      return value?.lowercased() == "load_extension"
        ? guardian.refuse("load_extension()") : SQLITE_OK
    case SQLITE_PRAGMA:
      let name = subject.lowercased()
      let isHarmless = value == nil && ReadGuard.harmless.contains(name)
      guard isHarmless || ReadGuard.withSubject.contains(name) else {
        return guardian.refuse("PRAGMA \(subject)\(value == nil ? "" : " with a value")")
      }
      return SQLITE_OK
    case SQLITE_INSERT, SQLITE_UPDATE, SQLITE_DELETE:
      return guardian.refuse(
        subject.hasPrefix("sqlite_") ? "changing the schema" : "writing to \(subject)")
    case SQLITE_ATTACH: return guardian.refuse("ATTACH")
    case SQLITE_DETACH: return guardian.refuse("DETACH")
    case SQLITE_TRANSACTION, SQLITE_SAVEPOINT: return guardian.refuse("a transaction")
    case SQLITE_ANALYZE: return guardian.refuse("ANALYZE")
    case SQLITE_REINDEX: return guardian.refuse("REINDEX")
    default: return guardian.refuse("changing the schema")
    }
  }
