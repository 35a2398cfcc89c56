import ExperimentCatalog
import LayoutModel
import Testing

/// Filters that ask for verdicts, judged here by a rule of the test's own.
@Suite struct VerdictFilterTests {
  private let test: TestCatalog

  private static let all = ["nothing", "scroll-11", "table-11", "table-9"]

  init() throws {
    test = try TestCatalog()
    try test.record(SmallDocuments.all)
    let run = try test.catalog.beginRun(simulator: "1", filter: nil)
    try test.catalog.pending(simulator: "1") { pending in
      let values = pending.metrics.filter { $0.path != "scroll.contentOffset.y" }.map { metric in
        ComputedConfiguration.Value(
          metric.id,
          metric.path == "footer.state" ? .notModelled("no rule") : .value(.number(0)))
      }
      try test.catalog.store([ComputedConfiguration(pending.id, values)], by: run)
    }
  }

  /// The simplest rule that has all the verdicts of the tests.
  private static func decide(_ value: MeasuredValue) -> Verdict {
    if case .missing = value.recorded { return .noMeasurement }
    switch (value.recorded, value.expectation) {
    case (_, nil): return .notComputed
    case (_, .notModelled): return .notModelled
    case (.number(let recorded), .value(.number(let computed))):
      guard recorded.isFinite else { return .notFinite }
      return recorded == computed ? .match : recorded == -64 ? .waived : .deviates
    default: return .notComparable
    }
  }

  private func names(_ filter: String) throws -> [String] {
    try test.catalog.experiments(
      matching: .parse(filter), simulator: "1", deciding: Self.decide
    ).map(\.name)
  }

  private func check(_ table: KeyValuePairs<String, [String]>) throws {
    for (filter, expected) in table {
      #expect(try names(filter) == expected, "\(filter)")
    }
  }

  @Test func `a predicate asks of all values of an experiment`() throws {
    try check([
      "deviates": ["table-9"], "waived": ["table-9"], "not deviates": Array(Self.all.dropLast()),
      "matches": [], "not matches": Self.all,
      "verdict = 'match'": ["scroll-11", "table-11"],
      "verdict = 'not-modelled'": ["table-9"], "verdict = 'not-computed'": ["scroll-11"],
      "'not-finite' = verdict": ["table-11", "table-9"],
      "verdict = 'no-measurement'": ["table-11"],
      "verdict <> 'not-finite'": ["nothing", "scroll-11"],
      "verdict in ('waived', 'not-computed')": ["scroll-11", "table-9"],
      "verdict not in ('waived', 'not-computed')": ["nothing", "table-11"],
      "verdict = 'unexpected-match'": [],
    ])
  }

  @Test func `with a metric it asks of that one`() throws {
    try check([
      "deviates(table.contentOffset.y)": [], "waived(table.contentOffset.y)": ["table-9"],
      "matches(table.contentOffset.y)": ["scroll-11", "table-11"],
      "deviates(table.contentSize.height)": ["table-9"],
      #"deviates("table.rows[0,1].frame.y")"#: ["table-9"],
      "verdict(footer.state) = 'not-modelled'": ["table-9"],
      "verdict(footer.state) <> 'not-modelled'": Array(Self.all.dropLast()),
      "waived(main.contentOffset.y)": ["table-9"],
      "matches(main.contentOffset.y)": ["table-11"],
      "verdict(main.contentOffset.y) = 'not-computed'": ["scroll-11"],
      "deviates(any(UITableView).contentSize.height)": ["table-9"],
      "verdict(any(UIScrollView).contentOffset.y) = 'match'": ["scroll-11", "table-11"],
      "verdict(table.contentOffset.x) in ('not-finite', 'match')": ["table-11", "table-9"],
    ])
  }

  @Test func `it stands beside any other condition`() throws {
    try check([
      "deviates and os < 10": ["table-9"], "deviates and os > 10": [],
      "deviates or os = 26": ["nothing", "table-9"],
      "(verdict = 'match' or waived) and not (os = 11 or deviates)": ["table-11"],
      "waived and deviates and not matches": ["table-9"],
    ])
  }

  @Test func `everything matches where all that was measured does`() throws {
    try test.record(
      SmallDocuments.tableOn11.replacing(#""table-11""#, with: #""match""#)
        .replacing(#""inf""#, with: "0").replacing("true", with: "null"))
    try check(["matches": ["match"]])
  }

  @Test func `each experiment is judged once, and only where nothing else decides`() throws {
    var judged: [String] = []
    _ = try test.catalog.experiments(
      matching: .parse("os < 12 and name like 'table%' and (deviates or waived or not matches)"),
      simulator: "1"
    ) { value in
      judged.append("\(value.experiment) \(value.metric)")
      return Self.decide(value)
    }
    #expect(Set(judged).count == judged.count)
    #expect(judged.allSatisfy { $0.hasPrefix("table-") })
    #expect(judged.count == 10)
  }

  @Test func `measured values and pending configurations are narrowed by it too`() throws {
    var visited: Set<String> = []
    try test.catalog.measured(
      simulator: "1", matching: .parse("waived"), deciding: Self.decide
    ) { visited.insert($0.experiment) }
    #expect(visited == ["table-9"])
    var pending = 0
    let selected = try test.catalog.pending(
      simulator: "1", matching: .parse("verdict = 'not-computed'"), deciding: Self.decide
    ) { _ in pending += 1 }
    #expect(selected == 1)
    #expect(pending == 1)
  }

  @Test func `what the decision throws ends the query with its message`() throws {
    struct Undecided: Error, CustomStringConvertible {
      let description = "the judge has left"
    }
    let error = try #require(throws: CatalogError.self) {
      try test.catalog.experiments(matching: .parse("deviates"), simulator: "1") { _ in
        throw Undecided()
      }
    }
    #expect(error.cause?.message == "the judge has left")
  }

  @Test func `a plan is made without judging`() throws {
    let plan = try test.catalog.explain(.parse("deviates"), simulator: "1") { _ in
      Issue.record("judged")
      return .match
    }
    #expect(plan.sql.contains("verdict_holds"))
  }

  @Test(arguments: [
    ("verdict", "^^^^^^^", "compare the verdict: verdict = 'not-modelled', verdict in (…)"),
    ("verdict > 'match'", "^^^^^^^", "verdicts have no order: ask with =, != or in"),
    (
      "verdict = deviates", "          ^^^^^^^^",
      "a verdict is a text in single quotes: verdict = 'not-modelled'"
    ),
    (
      "verdict = 'deviate'", "          ^^^^^^^^^",
      "there is no verdict 'deviate'; did you mean 'deviates'?"
    ),
    (
      "verdict = 'x'", "          ^^^",
      "there is no verdict 'x'; there are 'match', 'deviates', 'waived', 'unexpected-match', "
        + "'not-modelled', 'not-computed', 'no-measurement', 'not-finite', 'not-comparable'"
    ),
    (
      "devites", "^^^^^^^", "there is no parameter 'devites'; did you mean 'deviates' or 'device'?"
    ),
    (
      "deviates('x')", "         ^^^",
      "expected a metric, as in deviates(table.contentOffset.y)"
    ),
    (
      "deviates(table.contentOfset.y)", "         ^^^^^^^^^^^^^^^^^^^^",
      "there is no metric 'table.contentOfset.y'; did you mean 'table.contentOffset.y' or "
        + "'table.contentOffset.x' or 'scroll.contentOffset.y'?"
    ),
    ("deviates + 1 = 2", "^^^^^^^^", "a condition is no value; join conditions with and, or, not"),
  ])
  func `a wrong question for verdicts is told`(
    _ filter: String, _ carets: String, _ message: String
  ) throws {
    let error = try #require(throws: FilterError.self) { try names(filter) }
    #expect(error.message == message)
    #expect(error.excerpt == "\(filter)\n\(carets)")
  }

  @Test func `where nobody decides, verdicts cannot be asked for`() throws {
    let error = try #require(throws: FilterError.self) {
      try test.catalog.experiments(matching: .parse("os > 9 and deviates"), simulator: "1")
    }
    #expect(
      error.message == "verdicts are not decided here: ask for them in a query or report")
    #expect(error.excerpt == "os > 9 and deviates\n           ^^^^^^^^")
  }

  @Test func `a waiver cannot ask for verdicts`() throws {
    let waiver = Waiver(
      metric: "*", condition: "deviates", deviation: 0...1, reason: "known", reference: "",
      since: "2026-11-30")
    let error = try #require(throws: CatalogError.self) {
      try test.catalog.record(waivers: [waiver])
    }
    #expect(
      error.message == """
        cannot record the waiver of *: its condition is no filter: a waiver cannot ask for \
        verdicts, which depend on the waivers
        deviates
        ^^^^^^^^
        """)
  }
}
