import ExperimentCatalog
import LayoutModel
import Testing

@Suite struct RunTests {
  private let test: TestCatalog
  private var catalog: Catalog { test.catalog }

  /// An experiment on its own or a shared screen, with the given measurements.
  private static func experiment(_ name: String, os: Int, _ measurements: String) -> String {
    """
    {"name": "\(name)",
     "configuration": {
       "platform": {"os": "\(os).0", "device": "iPhone 8"},
       "view": {"subviews": [
         {"id": "scroll", "class": "UIScrollView", "frame": [0, 0, 320, 480]}]}},
     "measurements": {\(measurements)}}
    """
  }

  init() throws {
    test = try TestCatalog()
    try test.record(
      Self.experiment("a", os: 11, #""scroll.contentOffset.y": 0"#),
      Self.experiment("b", os: 11, #""scroll.frame.y": 0, "scroll.contentOffset.y": 3"#),
      Self.experiment("c", os: 12, #""scroll.contentOffset.y": null"#),
      Self.experiment("d", os: 13, ""))
  }

  private func pending(_ simulator: String) throws -> [String] {
    var visited: [String] = []
    try catalog.pending(simulator: simulator) { pending in
      let configuration = try DocumentReader(JSONTape(parsing: pending.configurationText))
        .configuration()
      let paths = pending.metrics.map(\.path).sorted()
      visited.append("\(configuration.platform.os) \(paths.joined(separator: " "))")
    }
    return visited
  }

  /// Computes 1 for everything that is pending.
  @discardableResult
  private func run(_ simulator: String) throws -> RunID {
    let run = try catalog.beginRun(simulator: simulator, filter: nil)
    let selected = try catalog.pending(simulator: simulator) { pending in
      let values = pending.metrics.map {
        ComputedConfiguration.Value($0.id, .value(.number(1)))
      }
      try catalog.store([ComputedConfiguration(pending.id, values)], by: run)
    }
    try catalog.finishRun(run, .finished, configurations: selected)
    return run
  }

  @Test func `what is measured or asked for is pending, once a configuration`() throws {
    #expect(
      try pending("1") == [
        "11.0 scroll.contentOffset.y scroll.frame.y", "12.0 scroll.contentOffset.y",
      ])
  }

  @Test func `nothing is computed twice by one version`() throws {
    try run("1")
    #expect(try pending("1") == [])
    try run("1")
    #expect(try catalog.runs().map(\.computed) == [0, 2])
    #expect(try pending("2").count == 2)
    try run("2")
    #expect(try test.count("expectation") == .integer(6))
  }

  @Test func `only what a new revision asks for in addition is pending`() throws {
    try run("1")
    try test.record(
      Self.experiment("c", os: 12, #""scroll.contentOffset.y": 1, "scroll.contentOffset.x": 1"#))
    #expect(try pending("1") == ["12.0 scroll.contentOffset.x"])
  }

  @Test func `a superseded revision is not computed`() throws {
    try test.record(Self.experiment("c", os: 14, #""scroll.contentOffset.y": 1"#))
    #expect(try pending("1").map { $0.prefix(4) } == ["11.0", "14.0"])
  }

  @Test func `a run says when, by which version, what and how it ended`() throws {
    let run = try catalog.beginRun(simulator: "1", filter: "os > 11")
    let running = try #require(try catalog.runs().first)
    #expect(running.id == run)
    #expect(running.outcome == .running)
    #expect(running.finishedAt == nil)
    #expect(running.filter == "os > 11")
    #expect(Timestamp.isValid(running.startedAt))
    try catalog.finishRun(run, .failed, configurations: 7)
    let failed = try #require(try catalog.runs().first)
    #expect(failed.outcome == .failed)
    #expect(failed.configurations == 7)
    #expect(failed.computed == 0)
    #expect(failed.finishedAt.map(Timestamp.isValid) == true)
  }

  @Test func `a run that was abandoned stays visible, and what it stored stays`() throws {
    let run = try catalog.beginRun(simulator: "1", filter: nil)
    var count = 0
    struct Killed: Error {}
    #expect(throws: Killed.self) {
      try catalog.pending(simulator: "1") { pending in
        guard count == 0 else { throw Killed() }
        count += 1
        let value = ComputedConfiguration.Value(pending.metrics[0].id, .notModelled("no rule"))
        try catalog.store([ComputedConfiguration(pending.id, [value])], by: run)
      }
    }
    try self.run("1")
    #expect(try catalog.runs().map(\.outcome) == [.finished, .running])
    #expect(try catalog.runs().map(\.filter) == [nil, nil])
  }

  @Test func `what two runs compute at once is stored once`() throws {
    let other = try test.reopened()
    let first = try catalog.beginRun(simulator: "1", filter: nil)
    let second = try other.beginRun(simulator: "1", filter: nil)
    try catalog.pending(simulator: "1") { pending in
      let values = pending.metrics.map {
        ComputedConfiguration.Value($0.id, .value(.boolean(true)))
      }
      try catalog.store([ComputedConfiguration(pending.id, values)], by: first)
      try other.store([ComputedConfiguration(pending.id, values)], by: second)
    }
    #expect(try test.count("expectation") == .integer(3))
    #expect(try test.count("run_configuration") == .integer(4))
  }

  @Test func `expectations stand beside the measurements of all that share the configuration`()
    throws
  {
    let run = try catalog.beginRun(simulator: "1", filter: nil)
    try catalog.pending(simulator: "1") { pending in
      let values = pending.metrics.map { metric in
        ComputedConfiguration.Value(
          metric.id, metric.path == "scroll.frame.y" ? .notModelled("no rule") : .value(.number(5)))
      }
      try catalog.store([ComputedConfiguration(pending.id, values)], by: run)
    }
    var lines: [String] = []
    try catalog.measured(simulator: "1") { value in
      let expectation = try #require(value.expectation)
      lines.append("\(value.experiment) \(value.metric) \(value.recorded) \(expectation)")
    }
    #expect(
      lines == [
        "a scroll.contentOffset.y number(0.0) value(LayoutModel.MetricValue.number(5.0))",
        #"b scroll.frame.y number(0.0) notModelled("no rule")"#,
        "b scroll.contentOffset.y number(3.0) value(LayoutModel.MetricValue.number(5.0))",
        "c scroll.contentOffset.y missing value(LayoutModel.MetricValue.number(5.0))",
      ])
  }

  @Test func `expectations of another version do not count`() throws {
    try run("1")
    try catalog.measured(simulator: "2") { value in #expect(value.expectation == nil) }
  }

  @Test func `a run that there is not takes nothing`() throws {
    let run = try catalog.beginRun(simulator: "1", filter: nil)
    let other = try TestCatalog()
    let error = try #require(throws: CatalogError.self) { try other.catalog.store([], by: run) }
    #expect(error.code == .failed)
    #expect(error.cause?.message == "there is no run 1")
  }
}
