import CSQLite

/// Takes a statement's rows, each handed over whole from inside of SQLite.
///
/// Asking for each column from outside takes twice the time, which shows where rows are read by the
/// million. A subclass keeps what it wants of a row:
///
///     let statement = try connection.prepare("SELECT \(RowReceiver.function)(?1, id, name) FROM tag")
///     try statement.bind(receiver, at: 1)
///     while try statement.step(into: receiver) { … }
class RowReceiver {
  /// The function that hands the row over: the receiver first, then the values.
  static let function = "receive_row"

  // Tells a receiver's address from other pointers that SQL could pass.
  fileprivate static let pointerType: StaticString = "plumb_row_receiver"

  fileprivate var error: SQLiteError?

  /// Takes a row, whose values are valid during the call.
  ///
  /// It must not use the connection. What it throws, `step(into:)` throws.
  func receive(_ row: SQLiteArguments) throws(SQLiteError) {}
}

extension Statement {
  /// Binds a receiver, which the caller keeps for as long as the statement.
  func bind(_ receiver: RowReceiver, at index: Int) throws(SQLiteError) {
    let address = unsafe Unmanaged.passUnretained(receiver).toOpaque()
    let code = unsafe RowReceiver.pointerType.utf8Start.withMemoryRebound(
      to: CChar.self, capacity: RowReceiver.pointerType.utf8CodeUnitCount + 1
    ) { unsafe sqlite3_bind_pointer(handle, Int32(clamping: index), address, $0, nil) }
    guard code == SQLITE_OK else {
      throw unsafe SQLiteError(code: code, on: sqlite3_db_handle(handle), sql: sql)
    }
  }

  /// Moves to the next row, which the receiver has then.
  ///
  /// - Throws: As `step()`, and what the receiver threw.
  func step(into receiver: RowReceiver) throws(SQLiteError) -> Bool {
    let isRow = try step()
    if let error = receiver.error {
      receiver.error = nil
      reset()
      throw error
    }
    return isRow
  }
}

extension Connection {
  /// Prepares a statement whose rows a receiver takes.
  ///
  /// - Parameters:
  ///   - columns: What is handed over, as "id, name"; `?1` is the receiver.
  ///   - source: The statement from FROM on.
  func prepare(
    handing columns: String, _ source: String, to receiver: RowReceiver
  ) throws(SQLiteError) -> Statement {
    if functions[RowReceiver.function] == nil { try defineReceiveRow() }
    let statement = try prepare(
      "SELECT \(RowReceiver.function)(?1, \(columns)) \(source)")
    try statement.bind(receiver, at: 1)
    return statement
  }

  private func defineReceiveRow() throws(SQLiteError) {
    // Of any number of arguments; not to be called from a schema.
    let flags = SQLITE_UTF8 | SQLITE_DIRECTONLY
    let code = unsafe sqlite3_create_function_v2(
      handle, RowReceiver.function, -1, flags, nil, receiveRow, nil, nil, nil)
    guard code == SQLITE_OK else { throw unsafe SQLiteError(code: code, on: handle) }
    functions[RowReceiver.function] = -1
  }
}

private let receiveRow:
  @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void = {
    _, count, values in
    let arguments = unsafe SQLiteArguments(values, count: count)
    guard let receiver = unsafe arguments.receiver else { return }
    unsafe receiver._withUnsafeGuaranteedRef { receiver in
      do throws(SQLiteError) {
        try receiver.receive(arguments.dropFirst(1))
      } catch {
        receiver.error = error
      }
    }
  }

extension SQLiteArguments {
  /// The receiver that is bound as the first argument; nil where somebody else calls the function.
  fileprivate var receiver: Unmanaged<RowReceiver>? {
    guard count > 0 else { return nil }
    return unsafe pointer(at: 0, ofType: RowReceiver.pointerType).map {
      unsafe Unmanaged<RowReceiver>.fromOpaque($0)
    }
  }
}
