import PlatformSupport

extension Connection {
  /// Opens the file at `path` for reading, also where a writer was killed, or where the folder is
  /// read-only.
  ///
  /// A writer that was killed leaves a journal that must be rolled back before anyone can read,
  /// which a connection that may not write cannot do.
  ///
  /// - Parameter verify: Reads something, and throws where the file is not what it should be.
  /// - Throws: `SQLiteError`, `CatalogError` with code `readOnly`, and what `verify` throws.
  static func reader(
    of path: String, busyTimeout: Patience, _ verify: (Connection) throws -> Void
  ) throws -> Connection {
    do {
      let connection = try Connection(path: path, mode: .readOnly, busyTimeout: busyTimeout)
      try verify(connection)
      return connection
    } catch let error as SQLiteError where Self.isOfFolder(error) && isLockedUp(path) {
      try requireNoLog(of: path)
      let connection = try Connection(immutable: path)
      try verify(connection)
      return connection
    } catch ResultCode.readOnly {
      let connection = try Connection(path: path, mode: .readWrite, busyTimeout: busyTimeout)
      try verify(connection)
      try connection.execute("PRAGMA query_only = ON")
      return connection
    }
  }

  private static func isOfFolder(_ error: SQLiteError) -> Bool {
    [.readOnly, .cannotOpen].contains(error.code.primary)
  }

  /// Whether a file keeps its changes in a log, whose locks cannot be had beside it.
  private static func isLockedUp(_ path: String) -> Bool {
    let file = PlatformSupport.resolvedPath(path)
    let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? "."
    guard !PlatformSupport.mayWrite(at: folder),
      let beginning = try? InputFile(path: file).read(), beginning.count >= 100
    else { return false }
    // The versions of the format to write and to read: https://sqlite.org/fileformat2.html.
    return beginning[18] == 2 && beginning[19] == 2
  }

  /// Without a log, or with an empty one, all there is stands in the file, and nobody writes.
  private static func requireNoLog(of path: String) throws {
    let log = "\(PlatformSupport.resolvedPath(path))-wal"
    guard let size = PlatformSupport.fileSize(at: log), size > 0 else { return }
    throw CatalogError(
      .readOnly,
      "cannot open \(path): its folder is read-only, and the log beside it (\(log)) holds changes "
        + "that are not in the file yet; copy both to a folder that can be written")
  }

  /// The file as SQLite names one that must not be changed: https://sqlite.org/uri.html.
  ///
  /// - Parameter isImmutable: Whether nobody changes it either, so that it is read without locks.
  static func readOnlyURI(of path: String, isImmutable: Bool) -> String {
    let absolute =
      path.hasPrefix("/") ? path : "\(PlatformSupport.workingDirectory() ?? ".")/\(path)"
    var uri = "file:"
    let digits = Array("0123456789ABCDEF")
    for byte in absolute.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
        UInt8(ascii: "-"), UInt8(ascii: "_"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        uri += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 0xF)])"
      }
    }
    return uri + (isImmutable ? "?mode=ro&immutable=1" : "?mode=ro")
  }
}
