import ExperimentCatalog
import LayoutModel
import Testing

@Suite struct WaiverTests {
  private let test: TestCatalog
  private var catalog: Catalog { test.catalog }

  init() throws {
    test = try TestCatalog()
  }

  private static func waiver(
    _ condition: String, metric: String = "table.contentSize.height",
    deviation: ClosedRange<Double> = 300...300, reason: String = "known"
  ) -> Waiver {
    Waiver(
      metric: metric, condition: condition, deviation: deviation, reason: reason,
      reference: "articles/003", since: "2026-11-30")
  }

  @Test func `a waiver comes back as it was recorded`() throws {
    let waivers = [
      Self.waiver("os > 9"), Self.waiver("", metric: "*.frame.y", deviation: -.infinity...0.5),
    ]
    #expect(try catalog.record(waivers: waivers) == 2)
    #expect(try catalog.waivers().map(\.waiver) == waivers)
  }

  @Test func `recording again adds nothing, and another reason replaces the old one`() throws {
    #expect(try catalog.record(waivers: [Self.waiver("os > 9")]) == 1)
    #expect(try catalog.record(waivers: [Self.waiver("os > 9")]) == 0)
    #expect(try catalog.record(waivers: [Self.waiver("os > 9", reason: "better")]) == 0)
    #expect(try catalog.waivers().map(\.waiver.reason) == ["better"])
    #expect(try catalog.record(waivers: [Self.waiver("os > 9", deviation: 0...1)]) == 1)
  }

  @Test func `a condition selects experiments, and none selects all`() throws {
    try test.record(SmallDocuments.all)
    _ = try catalog.record(waivers: [
      Self.waiver("name in ('table-9', 'table-11', 'articles/003/case-1')"), Self.waiver(""),
      Self.waiver("measured.table.contentOffset.y < 0", metric: "table.*"),
    ])
    let waivers = try catalog.waivers()
    #expect(waivers.map(\.experiments) == [["table-9", "table-11"], nil, ["table-9"]])
    #expect(
      waivers[0].covers(experiment: "table-9")
        && waivers[0].covers(metric: "table.contentSize.height"))
    #expect(
      !(waivers[0].covers(experiment: "table-9")
        && waivers[0].covers(metric: "table.contentSize.width")))
    #expect(
      !(waivers[0].covers(experiment: "nothing")
        && waivers[0].covers(metric: "table.contentSize.height")))
    #expect(
      waivers[1].covers(experiment: "nothing")
        && waivers[1].covers(metric: "table.contentSize.height"))
    #expect(
      waivers[2].covers(experiment: "table-9") && waivers[2].covers(metric: "table.contentOffset.x")
    )
  }

  @Test func `a waiver may wait for views and metrics that nobody has recorded`() throws {
    let conditions = [
      "table.bounces", "not table.bounces", "measured.table.contentOffset.y > 0",
      "deviation.table.contentOffset.y is missing", "table.rowHeight = 44",
    ]
    _ = try catalog.record(waivers: conditions.map { Self.waiver($0) })
    try test.record(SmallDocuments.nothing)
    #expect(try catalog.waivers().map(\.experiments) == [[], ["nothing"], [], ["nothing"], []])
    try test.record(SmallDocuments.tableOn9)
    #expect(
      try catalog.waivers().map(\.experiments) == [
        ["table-9"], ["nothing"], [], ["nothing", "table-9"], ["table-9"],
      ])
  }

  @Test func `a condition may ask what a simulator version computed`() throws {
    try test.record(SmallDocuments.all)
    let run = try catalog.beginRun(simulator: "1", filter: nil)
    try catalog.pending(simulator: "1") { pending in
      let values = pending.metrics.map { ComputedConfiguration.Value($0.id, .value(.number(0))) }
      try catalog.store([ComputedConfiguration(pending.id, values)], by: run)
    }
    _ = try catalog.record(waivers: [Self.waiver("deviation.table.contentOffset.y < 0")])
    #expect(try catalog.waivers(simulator: "1").map(\.experiments) == [["table-9"]])
    #expect(try catalog.waivers(simulator: "2").map(\.experiments) == [[]])
    #expect(try catalog.waivers().map(\.experiments) == [[]])
  }

  @Test func `a stored condition that is no filter any more is told`() throws {
    _ = try catalog.record(waivers: [Self.waiver("os > 9")])
    try catalog.connection.execute("UPDATE waiver SET condition = 'os >'")
    let error = try #require(throws: CatalogError.self) { try catalog.waivers() }
    #expect(error.code == .invalid)
    #expect(
      error.message.hasPrefix(
        "cannot apply the waiver of table.contentSize.height: its condition is no filter: "))
  }

  @Test(arguments: [
    (
      "os >",
      """
      expected a name, a number or a text in single quotes, found the end of the filter
      os >
          ^
      """
    ),
    (
      "table.contentInest.top > 0",
      """
      there is no parameter 'table.contentInest.top'; did you mean 'table.contentInset.top' or \
      'main.contentInset.top' or 'table.contentInset.left'?
      table.contentInest.top > 0
      ^^^^^^^^^^^^^^^^^^^^^^
      """
    ),
    (
      "os = device",
      """
      'os' is an OS version, 'device' is a text
      os = device
           ^^^^^^
      """
    ),
  ])
  func `a condition that can never be a filter is refused, and nothing is recorded`(
    _ condition: String, _ reason: String
  ) throws {
    let error = try #require(throws: CatalogError.self) {
      try catalog.record(waivers: [Self.waiver("os > 9"), Self.waiver(condition)])
    }
    #expect(error.code == .invalid)
    #expect(
      error.message == "cannot record the waiver of table.contentSize.height: its condition is no "
        + "filter: \(reason)")
    #expect(try catalog.waivers().isEmpty)
  }
}
