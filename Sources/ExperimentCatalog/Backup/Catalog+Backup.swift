import PlatformSupport

extension Catalog {
  /// Copies the catalog at `source` to `target` as it is at one moment, while others read and write.
  ///
  /// The copy is written beside `target`, checked, and takes its place as a whole. A catalog of
  /// another version is copied too.
  ///
  /// - Parameter replaces: Whether a file that is there already may be replaced; one that somebody
  ///   uses never is.
  /// - Returns: The size of the copy in bytes.
  /// - Throws: `CatalogError`.
  package static func backUp(
    _ source: String, to target: String, replaces: Bool = false, wait: Patience = .seconds(10)
  ) throws -> Int {
    try requireFile(at: source)
    if PlatformSupport.isSameFile(source, target) {
      throw CatalogError(.readOnly, "cannot back up \(source) to \(target): they are one file")
    }
    switch PlatformSupport.fileKind(at: target) {
    case .missing: break
    case .regular where replaces: break
    case .regular:
      throw CatalogError(
        .readOnly, "cannot back up to \(target): there is such a file; --replace overwrites it")
    case .directory, .other:
      throw CatalogError(.readOnly, "cannot back up to \(target): it is no file")
    }
    let target = PlatformSupport.resolvedPath(target)
    let temporary = "\(target).\(PlatformSupport.processNumber()).tmp"
    do {
      // The system says better than SQLite why there can be no file.
      try PlatformSupport.makeFile(at: temporary)
      let connection = try Connection.reader(of: source, busyTimeout: wait) { connection in
        // Throws where the file is no catalog.
        _ = try Migrator().plan(for: connection)
      }
      return try write(connection, temporary, target, wait)
    } catch let error as SQLiteError {
      Connection.removeDatabase(at: temporary)
      throw CatalogError(error, attempting: "back up \(source) to \(target)", wait: wait.limit)
    } catch let error as SystemError {
      Connection.removeDatabase(at: temporary)
      throw CatalogError(
        error.kind == .notFound ? .missing : error.kind == .notPermitted ? .readOnly : .unreadable,
        "cannot back up \(source) to \(target): \(error)")
    } catch {
      Connection.removeDatabase(at: temporary)
      throw error
    }
  }

  private static func write(
    _ connection: Connection, _ temporary: String, _ target: String, _ wait: Patience
  ) throws -> Int {
    try connection.copy(to: temporary)
    let size: Int
    do {
      let copy = try Connection(path: temporary, mode: .readWrite)
      guard try copy.scalar("PRAGMA quick_check(1)") == .text("ok") else {
        throw SQLiteError(code: .corrupt, message: "the copy is damaged, as the catalog may be")
      }
      size = Int(try copy.pragma("page_count") * copy.pragma("page_size"))
    }
    try DatabaseReplacement.move(temporary, to: target, wait: wait)
    return size
  }
}
