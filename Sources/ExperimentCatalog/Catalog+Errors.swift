import PlatformSupport

extension Catalog {
  /// Runs `body`, and says what was attempted where SQLite fails.
  ///
  /// - Parameter action: A verb with its object, as in "record into plumb.sqlite".
  /// - Throws: `CatalogError` in place of `SQLiteError`; what else `body` throws, as it is.
  func attempt<Result>(_ action: String, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as SQLiteError {
      throw CatalogError(
        error, attempting: action, wait: connection.patience.limit, path: path)
    }
  }
}

extension CatalogError {
  /// Translates what SQLite said into what the user can do.
  ///
  /// - Parameter path: The catalog that was to be written, if one was.
  init(
    _ error: SQLiteError, attempting action: String, wait: Duration, path: String? = nil
  ) {
    var (code, reason) = Self.reading(error, wait: wait)
    if code == .readOnly || code == .unreadable, let path,
      let file = Self.strangersFile(beside: path)
    {
      code = .readOnly
      reason =
        "this user may not write \(file), which another one's process left beside it; make \(path)-wal "
        + "and \(path)-shm writable, or remove both where the first is empty and nobody uses the catalog"
    }
    self.init(code, "cannot \(action): \(reason)", cause: error)
  }

  /// What another user's process left beside a catalog, so that nobody else can write it.
  private static func strangersFile(beside path: String) -> String? {
    guard PlatformSupport.mayWrite(at: path) else { return nil }
    return Connection.companionSuffixes.map { path + $0 }.first {
      PlatformSupport.fileKind(at: $0) == .regular && !PlatformSupport.mayWrite(at: $0)
    }
  }

  private static func reading(_ error: SQLiteError, wait: Duration) -> (Code, String) {
    switch error.code.primary {
    case .interrupt:
      return (.interrupted, "interrupted")
    case .busy where PlatformSupport.isInterrupted:
      return (.interrupted, "interrupted while another process was writing to it")
    case .busy, .locked:
      let seconds = Double(wait.milliseconds) / 1000
      return (
        .busy, "another process is writing to it, and did so for \(seconds) s; try again later"
      )
    case .readOnly:
      return (.readOnly, "the file or its folder is read-only")
    case .full:
      return (.full, "the disk is full; nothing was changed")
    case .corrupt, .notADatabase:
      return (.corrupt, "the file is damaged; restore it from a copy")
    case .error where error.speaksOfTables:
      return (
        .corrupt,
        "its tables are not as plumb made them (\(error.message)); restore it from a copy"
      )
    case .cannotOpen, .ioError:
      return (.unreadable, "the file cannot be opened, read or written")
    default:
      return (.failed, "SQLite refused, which is a fault of plumb")
    }
  }
}

extension SQLiteError {
  /// Whether SQLite found a table, a view or a column to be other than the program expects.
  fileprivate var speaksOfTables: Bool {
    let beginnings = ["no such table", "no such column", "table ", "cannot modify "]
    return code.primary == .error && beginnings.contains { message.hasPrefix($0) }
  }
}
