import LayoutModel
import LayoutSimulator
import Testing

@testable import Runner

@Suite struct ExperimentSeriesTests {
  private static func member(
    _ name: String, _ os: String, device: String = "iPhone 6s", rowHeight: Double? = 44,
    _ values: [(String, Double)]
  ) throws -> SeriesMember {
    let rows = rowHeight.map { #", "rowHeight": \#($0)"# } ?? ""
    let text = """
      {"name": "\(name)", "configuration": {"platform": {"os": "\(os)", "device": "\(device)"},
       "view": {"subviews": [{"id": "t", "class": "UITableView"\(rows)}]}}, "measurements": {}}
      """
    let document = try DocumentReader(JSONTape(parsing: Array(text.utf8))).recordable()
    return SeriesMember(
      name: name, platform: document.experiment.configuration.platform,
      parameters: document.parameters.filter { !$0.path.hasPrefix("platform.") },
      comparisons: values.map { metric, value in
        Comparison(
          experiment: name, revision: 1, metric: metric, recorded: .number(value), printed: nil,
          computed: .number(value), difference: 0, limit: 1e-6, rule: .whole,
          verdict: value < 0 ? .deviates : .match)
      })
  }

  @Test func `members are in the order of their systems, and are told by what varies`() throws {
    let series = ExperimentSeries([
      try Self.member("z", "12.0", rowHeight: nil, []), try Self.member("y", "9.3", []),
      try Self.member("x", "12.0", device: "iPhone 5s", []),
    ])
    #expect(series.members.map(\.name) == ["y", "x", "z"])
    #expect(series.varyingPaths == ["t.rowHeight"])
    #expect(
      zip(series.members, series.members.dropFirst()).map(series.step) == [
        "iOS 9.3 -> iOS 12.0, iPhone 6s -> iPhone 5s",
        "iPhone 5s -> iPhone 6s, t.rowHeight 44 -> not stated",
      ])
    #expect(series.constantParameters.contains(Parameter("t.class", .text("UITableView"))))
    #expect(!series.constantParameters.contains { $0.path == "platform.os" })
    let alike = ExperimentSeries([try Self.member("a", "9.3", []), try Self.member("b", "9.3", [])])
    #expect(alike.step(from: alike.members[0], to: alike.members[1]).isEmpty)
    #expect(alike.constantParameters.first == Parameter("platform.os", .text("9.3")))
  }

  @Test func `what both measured is compared, the rest is counted`() throws {
    let old = try Self.member("a", "9.3", [("t.x", 1), ("t.y", 2), ("t.z", 3)])
    let new = try Self.member("b", "12.0", [("t.y", -2), ("t.z", 3), ("t.w", 4), ("t.v", 5)])
    let changes = new.changes(from: old)
    #expect(changes.map(\.metric) == ["t.y"])
    #expect(changes.first?.note == "match -> deviates")
    #expect(new.unsharedCount(with: old) == 3)
    let series = ExperimentSeries([old, new])
    #expect(series.constantMeasurements.map(\.metric) == ["t.z"])
  }
}
