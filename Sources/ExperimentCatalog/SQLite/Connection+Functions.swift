import CSQLite

extension Connection {
  /// Defines a function for this connection's SQL; one of the same name is replaced.
  ///
  /// The function must not write. What it throws becomes the statement's error.
  ///
  /// - Throws: `SQLiteError` with code `busy` while a statement uses the function to be replaced.
  func define(
    _ name: String, argumentCount: Int, _ body: @escaping (SQLiteArguments) throws -> SQLiteValue
  ) throws(SQLiteError) {
    let function = SQLFunction(body)
    // Not to be called from a schema: a stranger's file has views and triggers too.
    let flags = SQLITE_UTF8 | SQLITE_DIRECTONLY
    let code = unsafe sqlite3_create_function_v2(
      handle, name, Int32(clamping: argumentCount), flags,
      Unmanaged.passRetained(function).toOpaque(), callFunction, nil, nil, releaseFunction)
    guard code == SQLITE_OK else {
      throw unsafe SQLiteError(code: code, on: handle)
    }
    functions[name] = argumentCount
  }

  func removeFunction(_ name: String, argumentCount: Int) {
    _ = unsafe sqlite3_create_function_v2(
      handle, name, Int32(clamping: argumentCount), SQLITE_UTF8, nil, nil, nil, nil, nil)
  }
}

/// Keeps a closure where SQLite keeps only an address.
private final class SQLFunction {
  let body: (SQLiteArguments) throws -> SQLiteValue

  init(_ body: @escaping (SQLiteArguments) throws -> SQLiteValue) {
    self.body = body
  }
}

// SQLite calls it also where defining the function failed.
private let releaseFunction: @convention(c) (UnsafeMutableRawPointer?) -> Void = { address in
  if let address = unsafe address {
    unsafe Unmanaged<SQLFunction>.fromOpaque(address).release()
  }
}

private let callFunction:
  @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void = {
    context, count, arguments in
    guard let address = unsafe sqlite3_user_data(context) else { return }
    let function = unsafe Unmanaged<SQLFunction>.fromOpaque(address).takeUnretainedValue()
    do {
      let result = try function.body(unsafe SQLiteArguments(arguments, count: count))
      unsafe setResult(of: context, to: result)
    } catch {
      unsafe sqlite3_result_error(context, "\(error)", -1)
    }
  }

private func setResult(of context: OpaquePointer?, to value: SQLiteValue) {
  switch value {
  case .null: unsafe sqlite3_result_null(context)
  case .integer(let integer): unsafe sqlite3_result_int64(context, integer)
  case .real(let real): unsafe sqlite3_result_double(context, real)
  case .text(let text):
    unsafe sqlite3_result_text(context, text, Int32(clamping: text.utf8.count), csqlite_transient())
  case .blob(let bytes):
    unsafe bytes.withUnsafeBufferPointer {
      unsafe sqlite3_result_blob(
        context, $0.baseAddress, Int32(clamping: $0.count), csqlite_transient())
    }
  }
}
