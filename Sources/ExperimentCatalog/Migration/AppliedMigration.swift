import LayoutModel
package import Migrations

/// A migration that a catalog has seen, as its own table keeps it.
package struct AppliedMigration: Hashable, Sendable {
  package let version: Int
  package let name: String

  /// The SHA-256 of the SQL, in hexadecimal.
  package let digest: String

  package init(version: Int, name: String, digest: String) {
    self.version = version
    self.name = name
    self.digest = digest
  }
}

extension AppliedMigration {
  /// What a catalog keeps of a migration.
  package init(_ migration: Migration) {
    self.init(
      version: migration.version, name: migration.name,
      digest: SHA256.digest(of: Array(migration.sql.utf8)).description)
  }

  static let createTable = """
    CREATE TABLE migration (
      version INTEGER PRIMARY KEY,
      name TEXT NOT NULL,
      digest TEXT NOT NULL,
      applied_at TEXT NOT NULL
    ) STRICT
    """

  static func all(in connection: Connection) throws(SQLiteError) -> [AppliedMigration] {
    let statement = try connection.prepare(
      "SELECT version, name, digest FROM migration ORDER BY version")
    var applied: [AppliedMigration] = []
    while try statement.step() {
      applied.append(
        AppliedMigration(
          version: statement.int(at: 0), name: statement.text(at: 1), digest: statement.text(at: 2))
      )
    }
    return applied
  }

  func insert(into connection: Connection) throws(SQLiteError) {
    let statement = try connection.prepare(
      """
      INSERT INTO migration (version, name, digest, applied_at)
      VALUES (?1, ?2, ?3, strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
      """)
    try statement.bind(version, at: 1)
    try statement.bind(name, at: 2)
    try statement.bind(digest, at: 3)
    try statement.run()
  }
}
