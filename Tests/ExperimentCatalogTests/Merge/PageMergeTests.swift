import Foundation
import LayoutModel
import TestSupport
import Testing

@testable import ExperimentCatalog

/// Merging into a catalog that holds nothing, which large catalogs are by their pages.
@Suite struct PageMergeTests {
  private let theirs: TestCatalog

  init() throws {
    theirs = try TestCatalog()
    // Their numbers begin with 2: so the two ways can be told apart.
    try theirs.record(SmallDocuments.nothing.replacing(#""nothing""#, with: #""first""#))
    try theirs.record(SmallDocuments.all)
    _ = try theirs.catalog.delete(named: ["first"])
    _ = try theirs.catalog.purge()
  }

  private enum Way: CaseIterable {
    case rows, pages

    /// By which a catalog was merged.
    init(of catalog: Catalog) throws {
      let first = try catalog.connection.integer("SELECT min(id) FROM experiment")
      self = first == 1 ? .rows : .pages
    }
  }

  private func merge(into ours: TestCatalog, _ path: String? = nil, _ way: Way = .pages) throws
    -> MergeOutcome
  {
    ours.catalog.leastSizeForTwo = way == .pages ? 0 : .max
    return try #require(try ours.catalog.merge([path ?? theirs.catalog.path]).first)
  }

  private static let tables = [
    "configuration", "configuration_document", "parameter_name", "parameter", "metric",
    "experiment", "revision", "revision_document", "measurement", "unexplained", "tag",
    "simulator", "expectation", "run", "run_configuration", "waiver", "tolerance",
  ]

  @Test(arguments: ["articles", "field", "peers"])
  func `both ways make the same of a catalog but for row ids`(_ folder: String) throws {
    try theirs.record(fixtures(folder).map { String(decoding: $0.documentText, as: UTF8.self) })
    try theirs.record(SmallDocuments.nothing.replacing("[]", with: #"["a second revision"]"#))
    try theirs.compute(simulator: "1")
    try theirs.compute(simulator: "22")
    try theirs.catalog.connection.execute(
      """
      INSERT INTO tolerance (metric, condition, points, reason, created_at)
        VALUES ('a', '', 1, '', ''), ('b', '', NULL, '', '');
      INSERT INTO waiver (metric, condition, deviation_min, deviation_max, reason, reference, since,
        created_at) VALUES ('a', '', 1, 2, 'known', '', '2026-01-01', '')
      """)
    let byRows = try TestCatalog()
    let byPages = try TestCatalog()
    let outcome = try merge(into: byPages)
    #expect(try merge(into: byRows, nil, .rows) == outcome)
    #expect(try Way(of: byRows.catalog) == .rows)
    #expect(try Way(of: byPages.catalog) == .pages)
    #expect(outcome.new == (try theirs.catalog.counts().experiments))
    #expect(outcome.waivers == 1)
    #expect(outcome.tolerances == 2)
    for table in Self.tables {
      #expect(try byPages.count(table) == byRows.count(table), "\(table)")
    }
    #expect(try byPages.texts() == byRows.texts())
    for simulator in ["1", "22"] {
      #expect(try byPages.measured(simulator) == byRows.measured(simulator))
    }
    #expect(try byPages.catalog.check(isFull: true).isEmpty)
    #expect(try byPages.catalog.connection.journalMode() == .wal)
  }

  @Test func `what was merged by pages is recorded into, computed and merged again`() throws {
    let ours = try TestCatalog()
    _ = try merge(into: ours)
    #expect(try Way(of: ours.catalog) == .pages)
    #expect(try !merge(into: ours).changesAnything)
    let outcomes = try ours.record(SmallDocuments.all + [SmallDocuments.nothing])
    #expect(outcomes.allSatisfy { $0 == .unchanged })
    try ours.record(SmallDocuments.nothing.replacing(#""nothing""#, with: #""new""#))
    try ours.compute(simulator: "1")
    #expect(try ours.catalog.counts().experiments == 5)
    #expect(try ours.catalog.check(isFull: true).isEmpty)
    #expect(try ours.reopened(.read).counts().experiments == 5)
  }

  @Test(arguments: [
    // What does not come.
    "UPDATE experiment SET deleted_at = '2026-01-01T00:00:00Z' WHERE name = 'nothing'",
    // Not of the form that this program makes.
    "CREATE TABLE other (a); INSERT INTO other VALUES (1)",
    "CREATE INDEX other ON revision (created_at)",
    "ANALYZE",
    "PRAGMA journal_mode = DELETE; PRAGMA page_size = 8192; VACUUM",
    "PRAGMA auto_vacuum = FULL; VACUUM",
    // Pages that hold what was removed.
    "CREATE TABLE other (a); INSERT INTO other VALUES (zeroblob(100000)); DROP TABLE other",
    // Numbers that leave no room, or that are no numbers of ours.
    "UPDATE metric SET id = 9223372036854775807 WHERE id NOT IN (SELECT metric FROM measurement)",
    "INSERT INTO metric VALUES (-1, 'a')",
  ])
  func `what cannot be copied as it is comes row by row`(_ change: String) throws {
    if change.contains("UPDATE metric") {
      try theirs.catalog.connection.execute("INSERT INTO metric (path) VALUES ('unused')")
    }
    try theirs.catalog.connection.execute(change)
    let ours = try TestCatalog()
    let outcome = try merge(into: ours)
    #expect(outcome.new == (change.contains("deleted_at") ? 3 : 4))
    #expect(try Way(of: ours.catalog) == .rows)
    #expect(try ours.catalog.check(isFull: true).isEmpty)
    #expect(try ours.count("sqlite_schema") == TestCatalog().count("sqlite_schema"))
    #expect(try ours.catalog.connection.integer("SELECT max(id) FROM metric") < 1000)
  }

  @Test func `a configuration that nothing refers to does not come`() throws {
    try theirs.catalog.connection.execute(
      """
      PRAGMA foreign_keys = OFF; PRAGMA recursive_triggers = OFF;
      DELETE FROM revision_document WHERE revision = (SELECT latest FROM experiment WHERE name = 'nothing');
      DELETE FROM revision WHERE id = (SELECT latest FROM experiment WHERE name = 'nothing');
      DELETE FROM experiment WHERE name = 'nothing'
      """)
    let ours = try TestCatalog()
    #expect(try merge(into: ours).configurations == 3)
    #expect(try Way(of: ours.catalog) == .rows)
    #expect(try ours.catalog.check(isFull: true).isEmpty)
  }

  @Test func `a catalog that holds something, or that somebody has open, gets rows`() throws {
    let ours = try TestCatalog()
    let reader = try ours.reopened(.read)
    #expect(try reader.counts().experiments == 0)
    #expect(try merge(into: ours).new == 4)
    #expect(try Way(of: ours.catalog) == .rows)
    let waived = try TestCatalog()
    try waived.catalog.connection.execute(
      """
      INSERT INTO tolerance (metric, condition, points, reason, created_at)
      VALUES ('a', '', 1, '', '')
      """)
    #expect(try merge(into: waived).new == 4)
    #expect(try Way(of: waived.catalog) == .rows)
    #expect(try waived.count("tolerance") == .integer(1))
  }

  @Test(arguments: [
    ("sqlite_autoindex_experiment_1", "nothing", "mothing"),
    ("sqlite_autoindex_metric_1", "footer.state", "gooter.state"),
  ])
  func `a damaged index does not come along`(index: String, old: String, new: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "damaged.sqlite")
    try theirs.catalog.connection.copy(to: path)
    #expect(try FileBytes.replace(old, with: new, in: index, of: path))
    let ours = try TestCatalog()
    _ = try merge(into: ours, path)
    #expect(try Way(of: ours.catalog) == .rows)
    #expect(try ours.catalog.check(isFull: true).isEmpty)
    #expect(try ours.texts() == theirs.texts())
  }

  @Test(arguments: [
    "DELETE FROM metric WHERE id = (SELECT max(metric) FROM measurement)",
    "UPDATE experiment SET latest = (SELECT min(id) FROM revision) WHERE name = 'nothing'",
    "PRAGMA ignore_check_constraints = ON; UPDATE configuration SET os = -1 WHERE id = 2",
  ])
  func `what no catalog may hold does not come, and is told as ever`(_ damage: String) throws {
    let connection = theirs.catalog.connection
    try connection.execute("PRAGMA foreign_keys = OFF; DROP TRIGGER revision_stays")
    if damage.contains("latest") {
      try connection.execute("DELETE FROM experiment WHERE latest = (SELECT min(id) FROM revision)")
    }
    try connection.execute(damage)
    try connection.execute(
      """
      CREATE TRIGGER revision_stays BEFORE UPDATE ON revision
      BEGIN
        SELECT RAISE(ABORT, 'a revision is never changed: record a new one');
      END
      """)
    let ours = try TestCatalog()
    let error = try #require(throws: CatalogError.self) { try merge(into: ours) }
    #expect(error.code == .corrupt)
    #expect(try ours.catalog.counts().experiments == 0)
    #expect(try ours.catalog.connection.journalMode() == .wal)
    #expect(try ours.catalog.check(isFull: true).isEmpty)
  }

  @Test func `a catalog without experiments gets back the journal that a killed merge took away`()
    throws
  {
    let ours = try TestCatalog()
    try ours.catalog.connection.setJournalMode(.delete)
    #expect(try ours.reopened(.write).connection.journalMode() == .wal)
  }
}
