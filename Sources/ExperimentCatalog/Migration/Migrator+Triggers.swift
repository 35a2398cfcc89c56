import Migrations

extension Migrator {
  /// Refuses a catalog with a trigger that no migration made: it would run with every write.
  ///
  /// - Throws: `CatalogError` with code `altered`.
  func checkTriggers(of connection: Connection) throws {
    let triggers = try connection.prepare(
      "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'")
    while try triggers.step() {
      let sql = triggers.bytes(at: 1)
      guard !migrations.contains(where: { Self.text(of: $0, holds: sql) }) else { continue }
      throw CatalogError(
        .altered,
        "cannot open \(connection.name): it has a trigger, '\(triggers.text(at: 0))', that plumb "
          + "did not make; drop it, or restore the file from a copy")
    }
  }

  // SQLite keeps the text of a trigger as the migration has it.
  private static func text(of migration: Migration, holds sql: [UInt8]) -> Bool {
    let text = Array(migration.sql.utf8)
    return text.indices.contains { start in
      text[start] == sql.first && text[start...].starts(with: sql)
    }
  }
}
