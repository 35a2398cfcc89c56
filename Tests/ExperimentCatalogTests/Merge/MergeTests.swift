import LayoutModel
import TestSupport
import Testing

@testable import ExperimentCatalog

@Suite struct MergeTests {
  private let ours: TestCatalog
  private let theirs: TestCatalog

  init() throws {
    ours = try TestCatalog()
    theirs = try TestCatalog()
  }

  private func merge(
    _ rule: MergeRule? = nil, isRehearsal: Bool = false
  ) throws -> MergeOutcome {
    try #require(
      try ours.catalog.merge([theirs.catalog.path], resolving: rule, isRehearsal: isRehearsal).first
    )
  }

  @Test(arguments: ["articles", "field", "peers"])
  func `merged into an empty catalog, a catalog is the same`(_ folder: String) throws {
    try theirs.record(fixtures(folder).map { String(decoding: $0.documentText, as: UTF8.self) })
    try theirs.compute(simulator: "1")
    try theirs.compute(simulator: "22")
    let outcome = try merge()
    #expect(outcome.new == (try theirs.catalog.counts().experiments))
    #expect(try ours.texts() == theirs.texts())
    #expect(try ours.catalog.counts() == theirs.catalog.counts())
    for simulator in ["1", "22"] {
      #expect(try ours.measured(simulator) == theirs.measured(simulator))
    }
    for table in ["parameter", "measurement", "expectation", "tag", "unexplained"] {
      #expect(try ours.count(table) == theirs.count(table), "\(table)")
    }
    #expect(try ours.catalog.check(isFull: true).isEmpty)
    let again = try merge()
    #expect(!again.changesAnything)
    #expect(again.unchanged == outcome.new)
  }

  @Test func `row ids mean nothing: names, configurations and metrics are joined by what they are`()
    throws
  {
    try ours.record(SmallDocuments.nothing, SmallDocuments.scrollOn11)
    try theirs.record(SmallDocuments.tableOn9, SmallDocuments.scrollOn11, SmallDocuments.tableOn11)
    // The same configuration as one of ours under another name.
    try theirs.record(SmallDocuments.nothing.replacing(#""nothing""#, with: #""other""#))
    let outcome = try merge()
    #expect(outcome.new == 3)
    #expect(outcome.unchanged == 1)
    #expect(outcome.configurations == 2)
    let whole = try TestCatalog()
    try whole.record(SmallDocuments.all)
    try whole.record(SmallDocuments.nothing.replacing(#""nothing""#, with: #""other""#))
    #expect(try ours.texts() == whole.texts())
    for filter in [
      "table.contentInset.top = 64", "tag = 'Field'", "measured.footer.state = 'idle'",
      "any(UITableView).rowHeight = 44", "main.class = 'UIScrollView'", "os = 26",
    ] {
      let filter = try Filter.parse(filter)
      #expect(
        try ours.catalog.experiments(matching: filter)
          == whole.catalog.experiments(matching: filter))
    }
  }

  @Test func `what comes is numbered closely, whatever numbers it had there`() throws {
    try ours.record(SmallDocuments.nothing)
    try theirs.record(SmallDocuments.tableOn9, SmallDocuments.tableOn11, SmallDocuments.tableOn9)
    try theirs.record(SmallDocuments.tableOn9.replacing("iPhone 6s", with: "iPhone 6"))
    let raise = "+ 9223372036854775800"
    try theirs.catalog.connection.execute(
      """
      PRAGMA foreign_keys = OFF; DROP TRIGGER revision_stays;
      UPDATE experiment SET id = id \(raise), latest = latest \(raise);
      UPDATE revision SET id = id \(raise), experiment = experiment \(raise)
      """)
    for table in Catalog.tablesOfRevision {
      try theirs.catalog.connection.execute(
        "UPDATE \(table) SET revision = revision \(raise)")
    }
    let outcome = try merge()
    #expect(outcome.new == 2)
    #expect(outcome.revisions == 3)
    let highest = "SELECT max(id) FROM "
    #expect(try ours.catalog.connection.scalar("\(highest) experiment") == .integer(3))
    #expect(try ours.catalog.connection.scalar("\(highest) revision") == .integer(4))
    #expect(try ours.catalog.check(isFull: true).isEmpty)
    #expect(try !merge().changesAnything)
  }

  @Test func `revisions that are new there follow ours in order`() throws {
    let b = SmallDocuments.nothing.replacing("[]", with: #"["b"]"#)
    try ours.record(SmallDocuments.nothing)
    try theirs.record(SmallDocuments.nothing, b, SmallDocuments.nothing)
    let outcome = try merge()
    #expect(outcome.advanced == 1)
    #expect(outcome.revisions == 2)
    #expect(try ours.texts() == theirs.texts())
    #expect(try ours.catalog.experiments(matching: .parse("tag is missing")).map(\.revision) == [3])
    #expect(try !merge().changesAnything)
  }

  @Test func `a conflict is listed and left alone, and all else is merged`() throws {
    let (b, c) = conflict()
    try ours.record(SmallDocuments.nothing, b)
    try theirs.record(SmallDocuments.nothing, c)
    try theirs.record(SmallDocuments.tableOn9)
    let outcome = try merge()
    #expect(outcome.conflicts == [MergeConflict(name: "nothing", common: 1, ours: 2, theirs: 2)])
    #expect(outcome.new == 1)
    #expect(outcome.advanced == 0)
    #expect(try ours.catalog.experiments(matching: .parse("tag = 'b'")).map(\.name) == ["nothing"])
    #expect(try ours.catalog.experiments(matching: .parse("tag = 'c'")).isEmpty)
  }

  private func conflict() -> (String, String) {
    (
      SmallDocuments.nothing.replacing("[]", with: #"["b"]"#),
      SmallDocuments.nothing.replacing("[]", with: #"["c"]"#)
    )
  }

  @Test(arguments: [(MergeRule.ours, "b", 4), (.theirs, "c", 3)])
  func `a rule keeps both histories and says which revision is the latest`(
    _ rule: MergeRule, _ tag: String, _ revisions: Int
  ) throws {
    let (b, c) = conflict()
    try ours.record(SmallDocuments.nothing, b)
    try theirs.record(SmallDocuments.nothing, c)
    #expect(try merge(rule).conflicts.count == 1)
    let latest = try ours.catalog.experiments(matching: .parse("tag = '\(tag)'"))
    #expect(latest.map(\.revision) == [revisions])
    let digests = try ours.catalog.experiment(named: "nothing")?.revisions.map(\.digest)
    let expected = [SmallDocuments.nothing, b, c] + (rule == .ours ? [b] : [])
    #expect(try digests == expected.map { try document($0).digest })
    #expect(try !merge(rule).changesAnything)
    #expect(try ours.catalog.check(isFull: true).isEmpty)
    // The other one can take it over.
    #expect(try theirs.catalog.merge([ours.catalog.path]).first?.advanced == 1)
    #expect(try !merge().changesAnything)
  }

  @Test func `what is deleted there does not come, and what is deleted here stays so`() throws {
    let b = SmallDocuments.nothing.replacing("[]", with: #"["b"]"#)
    try ours.record(SmallDocuments.nothing)
    _ = try ours.catalog.delete(named: ["nothing"])
    try theirs.record(SmallDocuments.nothing, b, SmallDocuments.tableOn9)
    _ = try theirs.catalog.delete(named: ["table-9"])
    let outcome = try merge()
    #expect(outcome.new == 0)
    #expect(outcome.stayDeleted == ["nothing"])
    #expect(try ours.catalog.experimentNames().isEmpty)
    _ = try ours.catalog.restore(named: ["nothing"])
    #expect(try ours.catalog.experiment(named: "nothing")?.revisions.count == 2)
  }

  @Test func `waivers come too, and of those that both have ours stay`() throws {
    func waiver(_ metric: String, _ reason: String) -> Waiver {
      Waiver(
        metric: metric, condition: "os > 9", deviation: -1...1, reason: reason, reference: "",
        since: "2026-01-01")
    }
    _ = try ours.catalog.record(waivers: [waiver("a", "ours")])
    _ = try theirs.catalog.record(waivers: [waiver("b", "new"), waiver("a", "theirs")])
    let outcome = try merge()
    #expect(outcome.waivers == 1)
    #expect(outcome.keptWaivers == 1)
    #expect(try ours.catalog.waivers().map(\.waiver.reason) == ["ours", "new"])
  }

  @Test func `tolerances come too, and of those that both have ours stay`() throws {
    for (test, points) in [(ours, 1), (theirs, 2)] {
      try test.catalog.connection.execute(
        """
        INSERT INTO tolerance (metric, condition, points, reason, created_at)
        VALUES ('a', '', \(points), '', ''), ('b.\(points)', '', NULL, '', '')
        """)
    }
    let outcome = try merge()
    #expect(outcome.tolerances == 1)
    #expect(outcome.keptTolerances == 1)
    let kept = "SELECT group_concat(metric || points) FROM tolerance WHERE points IS NOT NULL"
    #expect(try ours.catalog.connection.scalar(kept) == .text("a1.0"))
    #expect(try !merge().changesAnything)
  }

  @Test func `a rehearsal says the same and changes nothing`() throws {
    try theirs.record(SmallDocuments.all)
    let rehearsed = try merge(isRehearsal: true)
    #expect(try ours.catalog.counts().experiments == 0)
    #expect(try ours.count("metric") == .integer(0))
    #expect(try merge() == rehearsed)
  }

  @Test func `several catalogs are merged in one transaction: all or none`() throws {
    try theirs.record(SmallDocuments.all)
    let broken = try TestCatalog(
      recording: [document(SmallDocuments.nothing.replacing("26.0", with: "26.1"))])
    // What no catalog may hold, put there by somebody who switched the checks off.
    try broken.catalog.connection.execute(
      "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; "
        + "UPDATE configuration SET os = -1; UPDATE experiment SET name = 'broken'")
    let error = try #require(throws: CatalogError.self) {
      try ours.catalog.merge([theirs.catalog.path, broken.catalog.path])
    }
    #expect(error.code == .corrupt)
    #expect(error.message.contains("plumb check --full --catalog \(broken.catalog.path)"))
    #expect(try ours.catalog.counts().experiments == 0)
    #expect(try !ours.catalog.merge([theirs.catalog.path]).isEmpty)
    #expect(try ours.catalog.counts().experiments == 4)
  }

  @Test(arguments: [
    "DELETE FROM metric WHERE id = (SELECT max(metric) FROM measurement)",
    "DELETE FROM parameter_name WHERE id = (SELECT max(name) FROM parameter)",
  ])
  func `a value that refers to nothing is not left out without a word`(damage: String) throws {
    try theirs.record(SmallDocuments.all)
    try theirs.catalog.connection.execute("PRAGMA foreign_keys = OFF; \(damage)")
    let error = try #require(throws: CatalogError.self) { try merge() }
    #expect(error.code == .corrupt)
    #expect(error.message.contains("plumb check --full"))
    #expect(try ours.catalog.counts().experiments == 0)
  }

  @Test(arguments: ["measurement", "revision_document", "sqlite_autoindex_revision_1"])
  func `a file that is damaged is the one that is named`(_ part: String) throws {
    try theirs.record(SmallDocuments.all)
    let folder = try TemporaryFolder()
    let path = folder.path(of: "damaged.sqlite")
    try theirs.catalog.connection.copy(to: path)
    try FileBytes.erase(part, of: path)
    let error = try #require(throws: CatalogError.self) { try ours.catalog.merge([path]) }
    #expect(error.code == .corrupt)
    #expect(error.message.hasPrefix("cannot merge \(path): the file is damaged"), "\(error)")
    #expect(try ours.catalog.check(isFull: true).isEmpty)
    // And not where it is ours.
    let mine = folder.path(of: "mine.sqlite")
    try theirs.catalog.connection.copy(to: mine)
    try FileBytes.erase("sqlite_autoindex_revision_1", of: mine)
    let catalog = try Catalog(path: mine, for: .write)
    let other = try #require(throws: CatalogError.self) {
      try catalog.merge([theirs.catalog.path])
    }
    #expect(other.message.hasPrefix("cannot merge into \(mine)"), "\(other)")
  }

  @Test func `a view in a table's place is not read`() throws {
    try theirs.record(SmallDocuments.all)
    try theirs.catalog.connection.execute(
      "ALTER TABLE tag RENAME TO hidden; CREATE VIEW tag AS SELECT * FROM hidden")
    let error = try #require(throws: CatalogError.self) { try merge() }
    #expect(error.code == .altered)
  }

  @Test func `a catalog of an earlier version is sent to migrate and not touched`() throws {
    let folder = try TemporaryFolder()
    let path = try EarlierCatalog.all[0].copy(to: folder, as: "an 'older' one?.sqlite")
    #expect(throws: CatalogError.self) { try ours.catalog.merge([path]) }
    _ = try Catalog(path: path, for: .write)
    #expect(try ours.catalog.merge([path]).first?.new == 12)
    #expect(try ours.catalog.check(isFull: true).isEmpty)
  }
}
