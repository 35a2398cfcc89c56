import CSQLite

/// Takes a statement's rows, each handed over whole from inside of SQLite.
///
/// Asking for each column from outside takes twice the time, which shows where rows are read by the
/// million. A subclass keeps what it wants of a row:
///
///     let statement = try connection.prepare(handing: "id, name", "FROM experiment", to: receiver)
///     while try statement.step(into: receiver) { … }
class RowReceiver {
  /// Where the connection's function finds who receives.
  fileprivate var place: ReceiverPlace?

  fileprivate var error: SQLiteError?

  /// Takes a row, whose values are valid during the call.
  ///
  /// It must not use the connection. What it throws, `step(into:)` throws.
  func receive(_ row: SQLiteArguments) throws(SQLiteError) {}
}

/// Says who receives the rows of the statement that steps at the moment.
@safe final class ReceiverPlace {
  // Whoever steps holds it; to count that for each row would take as long as the row.
  fileprivate var receiver: Unmanaged<RowReceiver>?
}

extension Statement {
  /// Moves to the next row, which the receiver has then.
  ///
  /// - Throws: As `step()`, and what the receiver threw.
  func step(into receiver: RowReceiver) throws(SQLiteError) -> Bool {
    // A row may ask a function that reads rows, too.
    let other = unsafe receiver.place?.receiver
    unsafe receiver.place?.receiver = .passUnretained(receiver)
    defer { unsafe receiver.place?.receiver = other }
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
  private static let receiveRowName = "receive_row"

  /// Prepares a statement whose rows a receiver takes.
  ///
  /// - Parameters:
  ///   - columns: What is handed over, as "id, name".
  ///   - source: The statement from FROM on.
  func prepare(
    handing columns: String, _ source: String, to receiver: RowReceiver
  ) throws(SQLiteError) -> Statement {
    if functions[Self.receiveRowName] == nil { try defineReceiveRow() }
    receiver.place = receiverPlace
    return try prepare("SELECT \(Self.receiveRowName)(\(columns)) \(source)")
  }

  private func defineReceiveRow() throws(SQLiteError) {
    // Of any number of arguments; not to be called from a schema.
    let anyCount = -1
    let code = unsafe sqlite3_create_function_v2(
      handle, Self.receiveRowName, Int32(anyCount), SQLITE_UTF8 | SQLITE_DIRECTONLY,
      Unmanaged.passUnretained(receiverPlace).toOpaque(), receiveRow, nil, nil, nil)
    guard code == SQLITE_OK else { throw unsafe SQLiteError(code: code, on: handle) }
    // It is removed before the connection, and with it the place, goes.
    functions[Self.receiveRowName] = anyCount
  }
}

private let receiveRow:
  @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void = {
    context, count, values in
    guard let address = unsafe sqlite3_user_data(context) else { return }
    let place = unsafe Unmanaged<ReceiverPlace>.fromOpaque(address)
    unsafe place._withUnsafeGuaranteedRef { place in
      unsafe place.receiver?._withUnsafeGuaranteedRef { receiver in
        do throws(SQLiteError) {
          try receiver.receive(unsafe SQLiteArguments(values, count: count))
        } catch {
          receiver.error = error
        }
      }
    }
  }
