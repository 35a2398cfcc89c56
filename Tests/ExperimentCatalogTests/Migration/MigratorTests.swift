import ExperimentCatalog
import Foundation
import Migrations
import TestSupport
import Testing

@Suite struct MigratorTests {
  private let folder: TemporaryFolder
  private let path: String

  private static let first = Migration(
    version: 1, name: "v0001_first",
    sql: "CREATE TABLE t (x INTEGER PRIMARY KEY) STRICT; INSERT INTO t VALUES (1);")
  private static let second = Migration(
    version: 2, name: "v0002_second",
    sql: "CREATE TABLE u (t INTEGER NOT NULL REFERENCES t (x)) STRICT; INSERT INTO u VALUES (1);")
  private static let broken = Migration(
    version: 3, name: "v0003_broken", sql: "CREATE TABLE w (x) STRICT;")
  private static let orphaning = Migration(
    version: 3, name: "v0003_orphaning", sql: "DELETE FROM t;")

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path(of: "plumb.sqlite")
  }

  private func migrator(_ migrations: Migration...) -> Migrator {
    Migrator(migrations: migrations)
  }

  private func connection() throws -> Connection {
    try Connection(path: path, mode: .create)
  }

  @discardableResult
  private func migrate(_ migrations: Migration...) throws -> MigrationOutcome {
    try Migrator(migrations: migrations).migrate(connection())
  }

  private func catalogError(_ body: () throws -> Void) throws -> CatalogError {
    try #require(throws: CatalogError.self, performing: body)
  }

  @Test func `a new catalog is marked, versioned and keeps what made it`() throws {
    let outcome = try migrate(Self.first, Self.second)
    #expect(outcome.applied == [Self.first, Self.second])
    #expect(outcome.copy == nil)
    let connection = try connection()
    #expect(try connection.scalar("PRAGMA application_id") == .integer(Migrator.applicationID))
    #expect(try connection.scalar("PRAGMA user_version") == .integer(2))
    #expect(
      try connection.scalar("SELECT group_concat(version || ' ' || name) FROM migration")
        == .text("1 v0001_first,2 v0002_second"))
    // As sha256sum says it of the migration's text.
    #expect(
      try connection.scalar("SELECT digest FROM migration WHERE version = 1")
        == .text("bbe5e10e1ec6e574ef6e2ef7e765e83756561bb4adf06943c615d9a9d9059d0f"))
    #expect(
      try connection.scalar(
        "SELECT count(*) FROM migration WHERE applied_at GLOB '20??-??-??T??:??:??Z'")
        == .integer(2))
    #expect(try folder.contents() == ["plumb.sqlite"])
  }

  @Test func `migrating again does nothing and takes no write lock`() throws {
    try migrate(Self.first)
    let outcome = try connection().transaction(.immediate) { try migrate(Self.first) }
    #expect(outcome == MigrationOutcome())
  }

  @Test func `an older catalog is copied beside itself, then migrated`() throws {
    try migrate(Self.first)
    let outcome = try migrate(Self.first, Self.second)
    #expect(outcome.applied == [Self.second])
    #expect(outcome.copy == path + ".before-v0002_second")
    let copy = try Connection(path: #require(outcome.copy), mode: .readOnly)
    #expect(try copy.scalar("PRAGMA user_version") == .integer(1))
    #expect(try copy.scalar("SELECT x FROM t") == .integer(1))
  }

  @Test func `a catalog that cannot be written is told so, and not copied`() throws {
    try migrate(Self.first)
    let connection = try Connection(path: path, mode: .readOnly)
    let error = try catalogError {
      _ = try Migrator(migrations: [Self.first, Self.second]).migrate(connection)
    }
    #expect(error.code == .readOnly)
    #expect(try folder.contents() == ["plumb.sqlite"])
  }

  @Test func `an earlier copy is never overwritten`() throws {
    try migrate(Self.first)
    _ = try folder.write("mine", to: "plumb.sqlite.before-v0002_second")
    let outcome = try migrate(Self.first, Self.second)
    #expect(outcome.copy == path + ".before-v0002_second.2")
    let kept = folder.path(of: "plumb.sqlite.before-v0002_second")
    #expect(try String(contentsOfFile: kept, encoding: .utf8) == "mine")
  }

  @Test func `a failing migration leaves the version before it`() throws {
    try migrate(Self.first)
    let error = try catalogError { try migrate(Self.first, Self.second, Self.broken) }
    #expect(error.code == .migrationFailed)
    #expect(
      error.description
        == "cannot migrate \(path) to version 3 (v0003_broken), it stays as it was: "
        + "missing datatype for w.x (SQLite 1) in: CREATE TABLE w (x) STRICT;")
    let connection = try connection()
    #expect(try connection.scalar("PRAGMA user_version") == .integer(2))
    #expect(try connection.scalar("SELECT count(*) FROM migration") == .integer(2))
    #expect(try connection.scalar("SELECT count(*) FROM u") == .integer(1))
  }

  @Test func `a new catalog gets all migrations or none`() throws {
    let error = try catalogError { try migrate(Self.first, Self.second, Self.broken) }
    #expect(error.message.hasPrefix("cannot migrate \(path) to version 3 (v0003_broken)"))
    let connection = try connection()
    #expect(try connection.scalar("PRAGMA user_version") == .integer(0))
    #expect(try connection.scalar("SELECT count(*) FROM sqlite_schema") == .integer(0))
    #expect(try migrate(Self.first, Self.second).applied == [Self.first, Self.second])
  }

  @Test func `a failing first migration leaves an empty file`() throws {
    let failing = Migration(
      version: 1, name: "v0001_failing", sql: "CREATE TABLE t (x); SELECT nope")
    #expect(throws: CatalogError.self) { try migrate(failing) }
    let connection = try connection()
    #expect(try connection.scalar("PRAGMA application_id") == .integer(0))
    #expect(try connection.scalar("SELECT count(*) FROM sqlite_schema") == .integer(0))
    #expect(try migrate(Self.first).applied == [Self.first])
  }

  @Test func `a migration that leaves orphans is undone, and foreign keys are on again`() throws {
    try migrate(Self.first, Self.second)
    let connection = try connection()
    let error = try catalogError {
      _ = try migrator(Self.first, Self.second, Self.orphaning).migrate(connection)
    }
    #expect(error.cause?.code == .constraintForeignKey)
    #expect(error.cause?.message == "row 1 of u refers to a row of t that is not there")
    #expect(try connection.scalar("SELECT count(*) FROM t") == .integer(1))
    #expect(try connection.scalar("PRAGMA foreign_keys") == .integer(1))
  }

  @Test func `a newer catalog is refused and not touched`() throws {
    try migrate(Self.first, Self.second)
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    let connection = try connection()
    for attempt in [migrator(Self.first).verify, { _ = try migrator(Self.first).migrate($0) }] {
      let error = try catalogError { try attempt(connection) }
      #expect(error.code == .newer)
      #expect(
        error.message
          == "cannot open \(path): it has version 2, and this program knows versions up to 1; "
          + "use a newer plumb")
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
  }

  @Test func `a newer catalog is known by its header alone`() throws {
    try migrate(Self.first)
    let connection = try connection()
    try connection.execute("PRAGMA user_version = 9; DROP TABLE migration")
    let error = try catalogError { try migrator(Self.first).verify(connection) }
    #expect(error.code == .newer)
  }

  @Test func `a catalog made by another text is refused`() throws {
    let edited = Migration(version: 1, name: "v0001_first", sql: Self.first.sql + " -- edited")
    try migrate(edited)
    let error = try catalogError { try migrate(Self.first) }
    #expect(error.code == .altered)
    #expect(
      error.message
        == "cannot open \(path): its version 1 was made from another text of v0001_first; "
        + "use the plumb that made it")
  }

  @Test func `a catalog that contradicts itself is refused`() throws {
    try migrate(Self.first, Self.second)
    let connection = try connection()
    try connection.execute("DELETE FROM migration WHERE version = 2")
    let error = try catalogError {
      try migrator(Self.first, Self.second).verify(connection)
    }
    #expect(error.code == .altered)
  }

  @Test func `the database of another program is refused`() throws {
    let connection = try connection()
    try connection.execute("CREATE TABLE theirs (x)")
    let error = try catalogError { _ = try migrator(Self.first).migrate(connection) }
    #expect(error.code == .foreign)
    #expect(error.message == "cannot open \(path): it is the database of another program")
    #expect(try connection.scalar("SELECT count(*) FROM sqlite_schema") == .integer(1))
  }

  @Test func `a reader does not migrate`() throws {
    try migrate(Self.first)
    let connection = try connection()
    try migrator(Self.first).verify(connection)
    let error = try catalogError { try migrator(Self.first, Self.second).verify(connection) }
    #expect(error.code == .older)
    #expect(try connection.scalar("PRAGMA user_version") == .integer(1))
  }
}
