import ExperimentCatalog
import Foundation
import LayoutModel
import LayoutSimulator
import TestSupport
import Testing

@testable import Runner

@Suite struct RunnerTests {
  private static func catalog(in folder: TemporaryFolder) throws -> Catalog {
    try Catalog(path: folder.path(of: "catalog.sqlite"), for: .create)
  }

  /// A catalog of the articles' experiments, with their waiver.
  private static func articles(in folder: TemporaryFolder) throws -> Catalog {
    let catalog = try catalog(in: folder)
    let documents = try FixtureFolder.documents("articles").map {
      try DocumentReader($0).recordable()
    }
    try catalog.record { recorder in
      for document in documents { _ = try recorder.add(document) }
    }
    let waivers = try Data(contentsOf: FixtureFolder.root.appending(path: "Fixtures/waivers.json"))
    _ = try catalog.record(
      waivers: JSONStream.documents(in: Array(waivers)).map { try DocumentReader($0).waiver() })
    return catalog
  }

  private static func comparisons(
    in catalog: Catalog, filter: String? = nil, tolerance: Tolerance? = nil
  ) throws -> [Comparison] {
    try Comparer.comparisons(
      in: catalog, simulator: Simulator.version, matching: filter.map { try Filter.parse($0) },
      tolerance: tolerance)
  }

  @Test func `all numbers of the articles match, but for the two that are waived`() throws {
    let folder = try TemporaryFolder()
    let catalog = try Self.articles(in: folder)
    let outcome = try Runner(catalog, filter: nil).run()
    #expect(outcome == .init(configurations: 71, computed: 71, metrics: 182))
    let comparisons = try Self.comparisons(in: catalog)
    #expect(comparisons.count == 183)
    let others = comparisons.filter { $0.verdict != .match }
    #expect(others.map(\.experiment) == ["articles/003/case-1", "articles/003/case-2"])
    for comparison in others {
      #expect(comparison.verdict == .waived)
      #expect(comparison.metric == "table.contentSize.height")
      #expect(comparison.difference == 300)
      #expect(comparison.reason?.hasPrefix("Article 003 says") == true)
    }
  }

  @Test func `nothing is computed twice`() throws {
    let folder = try TemporaryFolder()
    let catalog = try Self.articles(in: folder)
    let first = try Runner(catalog, filter: Filter.parse("name like 'articles/003/%'")).run()
    #expect(first.computed == first.configurations)
    let all = try Runner(catalog, filter: nil).run()
    #expect(all.configurations == 71)
    #expect(all.computed == 71 - first.computed)
    #expect(try Runner(catalog, filter: nil).run().computed == 0)
  }

  @Test func `the catalog remembers what each run did`() throws {
    let folder = try TemporaryFolder()
    let catalog = try Self.articles(in: folder)
    _ = try Runner(catalog, filter: Filter.parse("name like 'articles/003/%'")).run()
    _ = try Runner(catalog, filter: nil).run()
    let runs = try catalog.runs()
    #expect(runs.map(\.outcome) == [.finished, .finished])
    #expect(runs.map(\.filter) == [nil, "name like 'articles/003/%'"])
    #expect(runs.map(\.simulator) == [Simulator.version, Simulator.version])
    #expect(runs.first?.configurations == 71)
  }

  @Test func `progress counts the configurations`() throws {
    let folder = try TemporaryFolder()
    var counts: [Int] = []
    _ = try Runner(Self.articles(in: folder), filter: nil).run { counts.append($0) }
    #expect(counts == Array(1...71))
  }

  @Test func `a run that fails says so in the catalog and leaves what it has stored`() throws {
    let folder = try TemporaryFolder()
    let catalog = try Self.articles(in: folder)
    try catalog.connection.execute(
      """
      CREATE TEMP TRIGGER full BEFORE INSERT ON expectation
      BEGIN SELECT RAISE(ABORT, 'full'); END
      """)
    #expect(throws: (any Error).self) { try Runner(catalog, filter: nil).run() }
    #expect(try catalog.runs().map(\.outcome) == [.failed])
    #expect(try Self.comparisons(in: catalog).allSatisfy { $0.verdict == .notComputed })
    try catalog.connection.execute("DROP TRIGGER full")
    #expect(try Runner(catalog, filter: nil).run().computed == 71)
  }

  @Test func `a run whose filter is wrong leaves no trace`() throws {
    let folder = try TemporaryFolder()
    let catalog = try Self.articles(in: folder)
    let filter = try Filter.parse("nobody.contentOffset.y > 0")
    #expect(throws: FilterError.self) { try Runner(catalog, filter: filter).run() }
    #expect(try catalog.runs().isEmpty)
  }

  @Test func `a run with nothing to compute is remembered, too`() throws {
    let folder = try TemporaryFolder()
    let catalog = try Self.catalog(in: folder)
    #expect(
      try Runner(catalog, filter: nil).run() == .init(configurations: 0, computed: 0, metrics: 0))
    #expect(try catalog.runs().map(\.outcome) == [.finished])
  }

  @Test func `a filter of verdicts sees what the run has stored`() throws {
    let folder = try TemporaryFolder()
    let catalog = try Self.articles(in: folder)
    _ = try Runner(catalog, filter: nil).run()
    let comparisons = try Self.comparisons(
      in: catalog, filter: "abs(deviation.table.contentSize.height) > 20")
    #expect(
      Set(comparisons.map(\.experiment)) == ["articles/003/case-1", "articles/003/case-2"])
  }

  @Test func `half a pixel is that of the experiment's device`() throws {
    let folder = try TemporaryFolder()
    let catalog = try Self.catalog(in: folder)
    let devices = [("9.3", "iPhone 6s"), ("11.0", "iPhone X")]
    try catalog.record { recorder in
      for (os, device) in devices {
        let text = """
          {"name": "\(device)", "configuration": {"platform": {"os": "\(os)", "device": "\(device)"}},
           "measurements": {"view.frame.width": 375.2}}
          """
        let tape = try JSONTape(parsing: Array(text.utf8))
        _ = try recorder.add(DocumentReader(tape).recordable())
      }
    }
    _ = try Runner(catalog, filter: nil).run()
    let comparisons = try Self.comparisons(in: catalog, tolerance: .pixel)
    #expect(comparisons.map(\.experiment) == ["iPhone 6s", "iPhone X"])
    #expect(comparisons.map(\.limit) == [0.25, 0.5 / 3])
    #expect(comparisons.map(\.verdict) == [.match, .deviates])
    #expect(comparisons.map(\.rule) == [.pixel, .pixel])
  }

  @Test func `show's comparison of an experiment agrees with the report's`() throws {
    let folder = try TemporaryFolder()
    let catalog = try Self.articles(in: folder)
    _ = try Runner(catalog, filter: nil).run()
    let comparer = Comparer(tolerance: nil, waivers: try catalog.waivers())
    let reported = Dictionary(grouping: try Self.comparisons(in: catalog), by: \.experiment)
    for experiment in try FixtureFolder.experiments("articles") {
      let shown = comparer.explained(
        experiment, revision: 1, order: experiment.measurements.map(\.path))
      let expected = try #require(reported[experiment.name])
      #expect(shown.map(\.comparison.metric) == expected.map(\.metric), "\(experiment.name)")
      #expect(shown.map(\.comparison.verdict) == expected.map(\.verdict), "\(experiment.name)")
      #expect(shown.map(\.comparison.limit) == expected.map(\.limit), "\(experiment.name)")
    }
  }
}
