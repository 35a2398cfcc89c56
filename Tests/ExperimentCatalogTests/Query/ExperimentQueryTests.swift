import ExperimentCatalog
import LayoutModel
import Testing

@Suite struct ExperimentQueryTests {
  private let test: TestCatalog

  init() throws {
    test = try TestCatalog()
    try test.record(SmallDocuments.all)
  }

  @Test func `names come sorted, and everything is counted`() throws {
    #expect(
      try test.catalog.experimentNames() == ["nothing", "scroll-11", "table-11", "table-9"])
    try test.record(SmallDocuments.nothing.replacing("[]", with: #"["again"]"#))
    let counts = try test.catalog.counts()
    #expect(counts.experiments == 4)
    #expect(counts.revisions == 5)
    #expect(counts.configurations == 4)
    #expect(counts.measurements == 12)
    #expect(counts.waivers == 0)
  }

  @Test func `a summary is of the latest revision`() throws {
    let summary = try #require(
      try test.catalog.experiments(matching: .parse("name = 'table-9'")).first)
    #expect(summary.revision == 1)
    #expect(summary.os == OSVersion(9, 3))
    #expect(summary.device == "iPhone 6s")
    #expect(summary.mainClass == "UITableView")
    #expect(summary.measurementCount == 6)
    #expect(summary.tags == ["Field", "inset"])
    #expect(
      summary.source
        == ExperimentSource(kind: "device", ref: "log.txt:3", evidence: "printed"))
    let custom = try #require(
      try test.catalog.experiments(matching: .parse("name = 'scroll-11'")).first)
    #expect(custom.device == nil)
    #expect(custom.source == nil)
  }

  @Test func `an experiment has all its revisions, with documents and digests`() throws {
    let changed = SmallDocuments.tableOn9.replacing(#""printed""#, with: #""stated""#)
    try test.record(changed)
    let stored = try #require(try test.catalog.experiment(named: "table-9"))
    #expect(stored.name == "table-9")
    #expect(stored.revisions.map(\.number) == [1, 2])
    let documents = try [SmallDocuments.tableOn9, changed].map(document)
    #expect(stored.revisions.map(\.digest) == documents.map(\.digest))
    #expect(stored.revisions.map(\.documentText) == documents.map(\.documentText))
    #expect(stored.revisions.map(\.configurationText) == documents.map(\.configurationText))
    #expect(stored.revisions.allSatisfy { Timestamp.isValid($0.createdAt) })
    #expect(
      stored.revisions[0].metrics == documents[0].experiment.measurements.map(\.path))
    #expect(try test.catalog.experiment(named: "TABLE-9") == nil)
  }

  @Test func `a filter is explained by its statement, its values and SQLite's plan`() throws {
    let filter = try Filter.parse("table.contentInset.top = 64 and tag = 'inset'")
    let explanation = try test.catalog.explain(filter)
    #expect(explanation.sql.hasPrefix("SELECT e.name, "))
    #expect(explanation.sql.count(where: { $0 == "?" }) == explanation.values.count)
    #expect(!explanation.sql.contains("inset"))
    #expect(explanation.values.contains(.text("inset")))
    #expect(explanation.values.contains(.integer(64)))
    #expect(explanation.plan.contains { $0.contains("parameter_by_value (name=? AND value=?)") })
  }

  @Test(arguments: [
    ("name = 'table-9'", "SEARCH e USING INDEX sqlite_autoindex_experiment_1 (name=?)"),
    ("name in ('a', 'b') and os > 9", "SEARCH e USING INDEX sqlite_autoindex_experiment_1"),
    ("os > 9 and table.rows.count = 3", "SEARCH c USING INTEGER PRIMARY KEY (rowid=?)"),
    ("main.class = 'UITableView'", "SCAN c"),
    ("name like 't%'", "SCAN e USING INDEX sqlite_autoindex_experiment_1"),
    ("true", "SCAN e USING INDEX sqlite_autoindex_experiment_1"),
    ("tag = 'inset' and os > 9", "SEARCH e USING INDEX sqlite_autoindex_experiment_2 (latest=?)"),
    (
      "measured.table.contentOffset.y < -60",
      "SEARCH e USING INDEX sqlite_autoindex_experiment_2 (latest=?)"
    ),
  ])
  func `a selection starts where the fewest rows are`(_ filter: String, _ firstStep: String) throws
  {
    let plan = try test.catalog.explain(.parse(filter)).plan
    #expect(plan.first?.hasPrefix(firstStep) == true, "\(plan)")
  }

  @Test func `what is stated is asked before a configuration is looked up, and once`() throws {
    let filter = try Filter.parse(
      "table.contentInset.top = 64 and os > 9 and table.rows.count = 3 and main.rowHeight > 0")
    let explanation = try test.catalog.explain(filter)
    let sql = explanation.sql
    #expect(sql.contains("p.configuration = s.configuration AND p.name = ?"))
    #expect(!sql.contains("EXISTS (SELECT 1 FROM parameter AS p WHERE p.configuration = c.id"))
    #expect(explanation.values.count { $0 == .integer(64) } == 1)
    #expect(explanation.values.count { $0 == .integer(3) } == 1)
    #expect(try test.catalog.experiments(matching: filter).map(\.name) == ["table-9"])
  }

  @Test func `the condition that leads to revisions is asked again only where it must be`() throws {
    let tagged = try test.catalog.explain(.parse("tag = 'inset' and os > 9"))
    #expect(tagged.values.count { $0 == .text("inset") } == 1)
    let measured = try test.catalog.explain(.parse("measured.table.contentOffset.y < -60"))
    #expect(measured.values.count { $0 == .integer(-60) } == 1)
    // The metrics of any view end like this, and only one of them is meant.
    let main = try test.catalog.explain(.parse("measured.main.contentOffset.y < -60"))
    #expect(main.values.count { $0 == .integer(-60) } == 2)
  }
}
