import PlatformSupport

extension Catalog {
  /// Copies the catalog at `source` to `target` as it is at one moment, while others read and write.
  ///
  /// The copy is written beside `target`, checked, and takes its place as a whole. A catalog of
  /// another version is copied too.
  ///
  /// - Parameter replaces: Whether a file that is there already may be replaced.
  /// - Returns: The size of the copy in bytes.
  /// - Throws: `CatalogError`.
  package static func backUp(
    _ source: String, to target: String, replaces: Bool = false, wait: Patience = .seconds(10)
  ) throws -> Int {
    try requireFile(at: source)
    switch PlatformSupport.fileKind(at: target) {
    case .missing: break
    case .regular where replaces: break
    case .regular:
      throw CatalogError(
        .readOnly, "cannot back up to \(target): there is such a file; --replace overwrites it")
    case .directory, .other:
      throw CatalogError(.readOnly, "cannot back up to \(target): it is no file")
    }
    let temporary = "\(target).\(PlatformSupport.processNumber()).tmp"
    PlatformSupport.noteTemporaryFile(temporary)
    do {
      let connection = try Connection.reader(of: source, busyTimeout: wait) { connection in
        // Throws where the file is no catalog.
        _ = try Migrator().plan(for: connection)
      }
      return try write(connection, temporary, target)
    } catch let error as SQLiteError {
      PlatformSupport.removeFile(at: temporary)
      throw CatalogError(error, attempting: "back up \(source) to \(target)", wait: wait.limit)
    } catch let error as SystemError {
      PlatformSupport.removeFile(at: temporary)
      throw CatalogError(.unreadable, "cannot back up \(source) to \(target): \(error)")
    }
  }

  private static func write(
    _ connection: Connection, _ temporary: String, _ target: String
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
    try PlatformSupport.move(temporary, to: target)
    return size
  }
}
