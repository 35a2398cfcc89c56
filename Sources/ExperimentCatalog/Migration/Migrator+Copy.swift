import Migrations
import PlatformSupport

extension Migrator {
  /// Copies the catalog to a file beside it, and returns that file's path.
  ///
  /// The caller holds the write lock, so nothing is committed between the copy and the migration;
  /// a second connection reads, since SQLite does not copy from one that is writing. The copy is
  /// written beside its place and takes it as a whole.
  func copy(_ connection: Connection, before migration: Migration) throws(CatalogError) -> String? {
    guard let path = connection.path else { return nil }
    let target = Self.freePath(for: "\(path).before-\(migration.name)")
    // What a killed migration left of one: under the write lock it is nobody else's.
    let temporary = "\(target).tmp"
    defer { Connection.removeDatabase(at: temporary) }
    do {
      Connection.removeDatabase(at: temporary)
      try Connection(path: path, mode: .readOnly).copy(to: temporary)
      try PlatformSupport.move(temporary, to: target)
    } catch {
      throw CatalogError(
        .migrationFailed,
        "cannot migrate \(connection.name): copying it to \(target) failed, so nothing was changed",
        cause: error as? SQLiteError)
    }
    return target
  }

  // An earlier copy is someone's way back and never overwritten.
  private static func freePath(for path: String) -> String {
    var candidate = path
    var number = 2
    while PlatformSupport.fileKind(at: candidate) != .missing {
      candidate = "\(path).\(number)"
      number += 1
    }
    return candidate
  }
}
