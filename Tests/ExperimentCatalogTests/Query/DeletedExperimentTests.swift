import ExperimentCatalog
import LayoutModel
import Testing

@Suite struct DeletedExperimentTests {
  private let test: TestCatalog

  init() throws {
    test = try TestCatalog()
    try test.record(SmallDocuments.all)
    try delete("table-9")
  }

  private func delete(_ name: String) throws {
    let statement = try test.catalog.connection.prepare(
      "UPDATE experiment SET deleted_at = '2026-01-01T00:00:00Z' WHERE name = ?1")
    try statement.bind(name, at: 1)
    try statement.run()
  }

  private func names(_ filter: String) throws -> [String] {
    try test.catalog.experiments(matching: .parse(filter)).map(\.name)
  }

  @Test(arguments: [
    "true", "os < 10", "name = 'table-9'", "name in ('table-9', 'x') or os < 10",
    "tag = 'inset'", "tag = 'Field' or os = 9.3", "table.contentInset.top = 64",
    "measured.table.contentOffset.y < -60", "source.kind = 'device'",
    "any(UITableView).rowHeight = 44",
  ])
  func `no filter finds a deleted experiment`(_ filter: String) throws {
    #expect(try !names(filter).contains("table-9"))
    try test.record(SmallDocuments.tableOn9)
    #expect(try names(filter).contains("table-9"))
  }

  @Test func `it is neither listed, counted, shown, measured nor computed`() throws {
    let catalog = test.catalog
    #expect(try catalog.experimentNames() == ["nothing", "scroll-11", "table-11"])
    let counts = try catalog.counts()
    #expect(counts.experiments == 3)
    #expect(counts.revisions == 3)
    #expect(counts.configurations == 3)
    #expect(counts.measurements == 6)
    #expect(try catalog.experiment(named: "table-9") == nil)
    var measured: Set<String> = []
    try catalog.measured(simulator: "1") { measured.insert($0.experiment) }
    #expect(measured == ["scroll-11", "table-11"])
    #expect(try catalog.pending(simulator: "1") { _ in } == 3)
  }

  @Test func `of a shared configuration only the others' metrics are computed`() throws {
    try test.record(
      SmallDocuments.tableOn9.replacing(#""table-9""#, with: #""other""#)
        .replacing(#""table.contentOffset.y": -64, "#, with: ""))
    var pending: [String] = []
    try test.catalog.pending(simulator: "1", matching: .parse("name = 'other'")) {
      pending = $0.metrics.map(\.path)
    }
    #expect(pending.count == 5)
    #expect(!pending.contains("table.contentOffset.y"))
  }

  @Test func `what only it has is unknown to filters`() throws {
    let error = try #require(throws: FilterError.self) { try names("badge.frame.x = 10") }
    #expect(
      error.message
        == "no view of this catalog is called 'badge'; there are 'scroll', 'table', 'view'")
    #expect(throws: FilterError.self) { try names("measured.footer.state = 'idle'") }
    #expect(throws: FilterError.self) { try names("measured.table.rows[0,1].frame.y = 44") }
    try test.record(SmallDocuments.tableOn9)
    #expect(try names("badge.frame.x = 10") == ["table-9"])
    #expect(try names("measured.footer.state = 'idle'") == ["table-9"])
  }

  @Test func `recording its latest document again restores it`() throws {
    #expect(try test.record(SmallDocuments.tableOn9) == [.restored(newRevision: nil)])
    #expect(try test.catalog.experiment(named: "table-9")?.revisions.map(\.number) == [1])
    #expect(try test.record(SmallDocuments.tableOn9) == [.unchanged])
  }

  @Test func `recording another document under its name restores it with a new revision`() throws {
    let changed = SmallDocuments.tableOn9.replacing(#""printed""#, with: #""stated""#)
    #expect(try test.record(changed) == [.restored(newRevision: 2)])
    #expect(try test.catalog.experiment(named: "table-9")?.revisions.map(\.number) == [1, 2])
  }

  @Test func `a waiver's condition does not select it`() throws {
    _ = try test.catalog.record(waivers: [
      Waiver(
        metric: "table.*", condition: "os < 10", deviation: -1...1, reason: "known", reference: "",
        since: "2026-01-01")
    ])
    #expect(try test.catalog.waivers().map(\.experiments) == [[]])
  }
}
