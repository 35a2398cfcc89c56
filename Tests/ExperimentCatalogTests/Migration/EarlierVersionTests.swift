import ExperimentCatalog
import Foundation
import LayoutModel
import Migrations
import TestSupport
import Testing

@Suite struct EarlierVersionTests {
  private static let queries: [String?] = [
    nil, "os >= 11", "tag = 'a'", "table.rows.count = 3",
    "measured.table.contentOffset.x is missing",
    "source.kind = 'device'", "abs(deviation.table.contentSize.height) >= 0",
    "source.tool is missing",
    "name = 'three' and table.rowHeight = 44",
  ]

  @Test func `there is a catalog of each version before this one`() {
    #expect(EarlierCatalog.all.map(\.version) == Array(1..<Migrator().newestVersion))
  }

  @Test(arguments: EarlierCatalog.all)
  func `a migrated catalog answers as one recorded afresh`(_ earlier: EarlierCatalog) throws {
    let folder = try TemporaryFolder()
    let migrated = try Catalog(path: earlier.copy(to: folder), for: .write)
    let fresh = try TestCatalog()
    try fresh.record(earlier.documents())
    _ = try fresh.catalog.record(waivers: earlier.waivers())
    // The same simulator computed the same for both.
    try Self.copyExpectations(from: migrated, to: fresh.catalog)
    for query in Self.queries {
      let filter = try query.map { try Filter.parse($0) }
      let answers = try [migrated, fresh.catalog].map {
        try $0.experiments(matching: filter, simulator: "1")
      }
      #expect(answers[0] == answers[1], "\(query ?? "everything")")
      #expect(query == nil || !answers[0].isEmpty, "\(query ?? "everything")")
    }
    let names = try migrated.experimentNames()
    #expect(try names == fresh.catalog.experimentNames())
    for name in names {
      let revisions = try [migrated, fresh.catalog].map {
        try #require(try $0.experiment(named: name)).revisions
      }
      #expect(revisions[0].map(\.documentText) == revisions[1].map(\.documentText))
      #expect(revisions[0].map(\.digest) == revisions[1].map(\.digest))
      #expect(revisions[0].map(\.metrics) == revisions[1].map(\.metrics))
    }
    #expect(try migrated.counts() == fresh.catalog.counts())
    #expect(
      try migrated.waivers(simulator: "1").map(\.experiments)
        == fresh.catalog.waivers(simulator: "1").map(\.experiments))
    #expect(try Self.measured(migrated) == Self.measured(fresh.catalog))
    #expect(try Self.measured(migrated).count == 28)
  }

  @Test(arguments: EarlierCatalog.all)
  func `a migration keeps every value of every row`(_ earlier: EarlierCatalog) throws {
    let folder = try TemporaryFolder()
    let path = try earlier.copy(to: folder)
    let before = try Self.rows(Connection(path: path, mode: .readOnly))
    let migrated = try Catalog(path: path, for: .write)
    #expect(
      migrated.migration.applied.map(\.version)
        == Array((earlier.version + 1)...Migrator().newestVersion))
    let after = try Self.rows(migrated.connection, columns: before.mapValues(\.columns))
    #expect(before.count == 17)
    #expect(before.keys.sorted() == after.keys.sorted().filter { before[$0] != nil })
    for (table, content) in before where table != "migration" {
      #expect(after[table] == content, "\(table)")
    }
    #expect(try migrated.connection.scalar("PRAGMA integrity_check") == .text("ok"))
    let copy = try Connection(path: #require(migrated.migration.copy), mode: .readOnly)
    #expect(try Self.rows(copy) == before)
    #expect(try copy.scalar("PRAGMA user_version") == .integer(Int64(earlier.version)))
  }

  @Test(arguments: EarlierCatalog.all)
  func `a migration that fails in its middle leaves the old catalog`(_ earlier: EarlierCatalog)
    throws
  {
    let folder = try TemporaryFolder()
    let path = try earlier.copy(to: folder)
    let before = try Self.rows(Connection(path: path, mode: .readOnly))
    let known = Array(Migration.all.prefix(earlier.version))
    let next = try #require(Migration.all.dropFirst(earlier.version).first)
    let broken = Migration(
      version: next.version, name: next.name, sql: next.sql + "UPDATE experiment SET name = NULL;")
    let error = try #require(throws: CatalogError.self) {
      try Catalog(path: path, for: .write, migrator: Migrator(migrations: known + [broken]))
    }
    #expect(error.code == .migrationFailed)
    let connection = try Connection(path: path, mode: .readOnly)
    #expect(try Self.rows(connection) == before)
    #expect(try connection.scalar("PRAGMA user_version") == .integer(Int64(earlier.version)))
    #expect(try Catalog(path: path, for: .write).counts().experiments == 12)
  }

  @Test(arguments: EarlierCatalog.all)
  func `reading an earlier catalog changes nothing and says what to do`(_ earlier: EarlierCatalog)
    throws
  {
    let folder = try TemporaryFolder()
    let path = try earlier.copy(to: folder)
    let bytes = try Data(contentsOf: URL(filePath: path))
    let error = try #require(throws: CatalogError.self) { try Catalog(path: path, for: .read) }
    #expect(error.code == .older)
    #expect(error.message.contains("run `plumb migrate --catalog "))
    let pending = try Catalog.pendingMigrations(path: path)
    #expect(pending == Array(Migration.all.dropFirst(earlier.version)))
    #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
  }
}

extension EarlierVersionTests {
  private struct Table: Equatable {
    let columns: [String]
    var rows: [[SQLiteValue]]
  }

  /// All tables with all rows; of a later version only the columns that are asked for.
  private static func rows(
    _ connection: Connection, columns: [String: [String]] = [:]
  ) throws -> [String: Table] {
    var tables: [String: Table] = [:]
    let names = try connection.prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    while try names.step() {
      let name = names.text(at: 0)
      var known: [String] = []
      let info = try connection.prepare("SELECT name FROM pragma_table_info('\(name)')")
      while try info.step() { known.append(info.text(at: 0)) }
      let wanted = columns[name] ?? known
      var table = Table(columns: wanted, rows: [])
      let order = wanted.indices.map { "\($0 + 1)" }.joined(separator: ",")
      let select = try connection.prepare(
        "SELECT \(wanted.joined(separator: ",")) FROM \(name) ORDER BY \(order)")
      while try select.step() {
        table.rows.append(wanted.indices.map { select.value(at: $0) })
      }
      tables[name] = table
    }
    return tables
  }

  private static func copyExpectations(from catalog: Catalog, to other: Catalog) throws {
    _ = try other.beginRun(simulator: "1", filter: nil)
    let attach = try other.connection.prepare("ATTACH ?1 AS earlier")
    try attach.bind(catalog.path, at: 1)
    try attach.run()
    try other.connection.execute(
      """
      INSERT INTO expectation (simulator, configuration, metric, kind, number, text)
      SELECT 1, c.id, m.id, x.kind, x.number, x.text
      FROM earlier.expectation AS x
      JOIN earlier.configuration AS ec ON ec.id = x.configuration
      JOIN main.configuration AS c ON c.fingerprint = ec.fingerprint
      JOIN earlier.metric AS em ON em.id = x.metric
      JOIN main.metric AS m ON m.path = em.path;
      DETACH earlier
      """)
  }

  private static func measured(_ catalog: Catalog) throws -> [String] {
    var values: [String] = []
    try catalog.measured(simulator: "1") { value in
      values.append("\(value.experiment) \(value.revision) \(value.owner.scale) \(value)")
    }
    return values
  }
}
