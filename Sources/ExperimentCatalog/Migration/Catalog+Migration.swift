package import Migrations
import PlatformSupport

extension Catalog {
  /// The migrations that the catalog at `path` lacks; opens it for reading only.
  ///
  /// - Throws: `CatalogError`.
  package static func pendingMigrations(
    path: String, wait: Patience = .seconds(10), migrator: Migrator = Migrator()
  ) throws -> [Migration] {
    try requireFile(at: path)
    do {
      var pending: [Migration] = []
      _ = try Connection.reader(of: path, busyTimeout: wait) { connection in
        pending = try migrator.pending(for: connection)
      }
      return pending
    } catch let error as SQLiteError {
      throw CatalogError(error, attempting: "open \(path)", wait: wait.limit)
    }
  }

  /// - Throws: `CatalogError` where no regular file stands at `path`.
  static func requireFile(at path: String) throws(CatalogError) {
    switch PlatformSupport.fileKind(at: path) {
    case .regular:
      guard PlatformSupport.mayRead(at: path) else {
        throw CatalogError(.forbidden, "cannot open \(path): this user may not read it")
      }
      // SQLite takes a file that is shorter than its header for an empty database, and fills it.
      guard let size = PlatformSupport.fileSize(at: path), (1..<Self.headerSize).contains(size)
      else { return }
      throw CatalogError(.foreign, "cannot open \(path): it is no SQLite database")
    case .missing: throw CatalogError(.missing, "cannot open \(path): there is no such file")
    case .directory:
      throw CatalogError(.foreign, "cannot open \(path): it is a folder, a catalog is a file")
    case .other:
      throw CatalogError(.foreign, "cannot open \(path): it is no file that can be read")
    }
  }

  private static let headerSize = 100
}
