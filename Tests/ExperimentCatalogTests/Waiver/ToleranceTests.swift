import LayoutModel
import Testing

@testable import ExperimentCatalog

@Suite struct ToleranceTests {
  private let test: TestCatalog
  private var catalog: Catalog { test.catalog }

  init() throws {
    test = try TestCatalog()
    try test.record(SmallDocuments.all)
  }

  private static func tolerance(
    _ metric: String, _ points: Double?, where condition: String = ""
  ) -> MetricTolerance {
    MetricTolerance(metric: metric, condition: condition, points: points, reason: "known")
  }

  @Test func `the last one comes first, and the same again takes its place`() throws {
    let first = Self.tolerance("table.*", 0.5)
    let second = Self.tolerance("*", nil, where: "os < 10")
    #expect(try catalog.record(first))
    #expect(try catalog.record(second))
    #expect(try catalog.tolerances().map(\.tolerance) == [second, first])
    let again = Self.tolerance("table.*", 2)
    #expect(try !catalog.record(again))
    #expect(try catalog.tolerances().map(\.tolerance) == [again, second])
    #expect(try catalog.numberedTolerances().map(\.number) == [2, 3])
    let rules = try catalog.tolerances()
    #expect(rules[0].covers(experiment: "nothing") && rules[0].covers(metric: "table.frame.x"))
    #expect(!(rules[0].covers(experiment: "nothing") && rules[0].covers(metric: "view.frame.x")))
    #expect(rules[1].experiments == ["table-9"])
    #expect(!(rules[1].covers(experiment: "nothing") && rules[1].covers(metric: "table.frame.x")))
  }

  @Test func `it is removed by its number, or nothing is`() throws {
    _ = try catalog.record(Self.tolerance("a", 1))
    _ = try catalog.record(Self.tolerance("b", 1))
    let error = try #require(throws: CatalogError.self) { try catalog.removeTolerances([1, 7]) }
    #expect(error.code == .unknown)
    #expect(error.message == "there is no tolerance 7; plumb tolerance list shows them")
    #expect(try catalog.numberedTolerances().count == 2)
    try catalog.removeTolerances([1])
    #expect(try catalog.tolerances().map(\.tolerance.metric) == ["b"])
  }

  @Test func `a waiver is removed by its number`() throws {
    func waiver(_ metric: String) -> Waiver {
      Waiver(
        metric: metric, condition: "", deviation: 1...2, reason: "known", reference: "",
        since: "2026-11-30")
    }
    _ = try catalog.record(waivers: [waiver("a"), waiver("b"), waiver("c")])
    try catalog.removeWaivers([1, 3])
    #expect(try catalog.numberedWaivers() == [.init(number: 2, value: waiver("b"))])
    #expect(throws: CatalogError.self) { try catalog.removeWaivers([2, 3]) }
    #expect(try catalog.numberedWaivers().count == 1)
  }

  @Test(arguments: ["os >", "os = device", "deviates"])
  func `a condition that can never be one is refused`(_ condition: String) throws {
    #expect(throws: FilterError.self) {
      try catalog.record(Self.tolerance("*", 1, where: condition))
    }
    #expect(try catalog.tolerances().isEmpty)
  }
}
