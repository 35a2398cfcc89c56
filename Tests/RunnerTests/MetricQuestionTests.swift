import ExperimentCatalog
import LayoutModel
import LayoutSimulator
import TestSupport
import Testing

@testable import Runner

/// Every metric that an experiment of the fixtures measures, asked for in every way.
@Suite struct MetricQuestionTests {
  private let folder: TemporaryFolder
  private let catalog: Catalog
  private let experiments: [Experiment]
  private let metrics: [String]

  init() throws {
    folder = try TemporaryFolder()
    catalog = try Catalog(path: folder.path(of: "catalog.sqlite"), for: .create)
    let documents = try FixtureCorpus.allCases.flatMap { corpus in
      try FixtureFolder.documents(corpus.rawValue).map { try DocumentReader($0).recordable() }
    }
    try catalog.record { recorder in
      for document in documents { _ = try recorder.add(document) }
    }
    experiments = documents.map(\.experiment)
    metrics = Set(experiments.flatMap { $0.measurements.map(\.path) }).sorted()
    _ = try Runner(catalog, filter: nil).run()
  }

  private func count(_ filter: String, deciding decision: VerdictDecision? = nil) throws -> Int {
    try catalog.count(
      Question(Filter.parse(filter)), simulator: Simulator.version, deciding: decision)
  }

  /// How many experiments have each metric, by SQL that no filter writes.
  private func counts(_ condition: String) throws -> [String: Int] {
    // Experiments of one configuration share what is computed for it, whatever they measure.
    let statement = try catalog.connection.prepare(
      """
      SELECT k.path, count(*) FROM experiment AS e
      CROSS JOIN metric AS k
      LEFT JOIN measurement AS m ON m.revision = e.latest AND m.metric = k.id
      LEFT JOIN expectation AS x ON x.configuration = e.configuration AND x.metric = k.id
      WHERE e.deleted_at IS NULL AND \(condition) GROUP BY k.path
      """)
    var counts: [String: Int] = [:]
    while try statement.step() { counts[statement.text(at: 0)] = statement.int(at: 1) }
    return counts
  }

  @Test func `each is as often there as SQL says, measured, expected and as a deviation`() throws {
    #expect(metrics.count == 407)
    let recorded = try counts("m.kind <> 'missing'")
    let computed = try counts("x.kind NOT IN ('missing', 'not-modelled')")
    let positive = try counts("m.number >= 0")
    let both = try counts("m.number IS NOT NULL AND x.number IS NOT NULL")
    for path in metrics {
      #expect(try count("measured.\"\(path)\" is recorded") == recorded[path] ?? 0, "\(path)")
      #expect(try count("\"expected.\(path)\" is recorded") == computed[path] ?? 0, "\(path)")
      guard MetricPath.pattern(of: path)?.type == .number else { continue }
      #expect(try count("measured.\"\(path)\" >= 0") == positive[path] ?? 0, "\(path)")
      #expect(
        try count("deviation.\"\(path)\" is not missing") == both[path] ?? 0, "\(path)")
    }
  }

  @Test func `each is a column, and is listed with its count`() throws {
    let recorded = try counts("m.kind <> 'missing'")
    let finite = try counts("m.number IS NOT NULL OR m.kind = 'text'")
    let list = try catalog.fields()
    for path in metrics {
      let columns = try ColumnList.parse("name,\"measured.\(path)\"")
      let answer = try catalog.answer(Question(nil), columns: columns)
      #expect(answer.rows.count { $0[1] != nil } == finite[path] ?? 0, "\(path)")
      let field = list.matching(path).fields.first { $0.name == "measured.\(path)" }
      #expect(field?.count == recorded[path], "\(path)")
    }
    let listed = list.fields.reduce(0) { sum, field in
      sum + (field.name.hasPrefix("measured.") ? field.count ?? 0 : 0)
    }
    #expect(listed == recorded.values.reduce(0, +))
  }

  @Test func `each that deviates is found by its verdict`() throws {
    let comparer = try Comparer(for: catalog, simulator: Simulator.version)
    let comparisons = try Comparer.comparisons(
      in: catalog, simulator: Simulator.version, matching: nil, tolerance: nil)
    let deviating = comparisons.filter { $0.verdict == .deviates }
    let counts = Dictionary(grouping: deviating, by: \.metric).mapValues(\.count)
    #expect(!counts.isEmpty)
    for path in metrics {
      #expect(
        try count("deviates(\"\(path)\")", deciding: comparer.verdict) == counts[path] ?? 0,
        "\(path)")
    }
  }

  @Test func `each of a view is asked for by the first scroll view and by class`() throws {
    var ofMain: [String: Int] = [:]
    var ofCollections: [String: Int] = [:]
    for experiment in experiments {
      let views = experiment.configuration.views
      let main = experiment.configuration.mainScrollViewIndex
      var properties: Set<String> = []
      for measurement in experiment.measurements {
        guard case .view(let index) = measurement.metric.subject else { continue }
        if case .missing = measurement.value { continue }
        let property = MetricPath.text(of: measurement.metric.property)
        if index == main { ofMain[property, default: 0] += 1 }
        if views[index].viewClass == .collectionView, properties.insert(property).inserted {
          ofCollections[property, default: 0] += 1
        }
      }
    }
    #expect(ofMain.keys.contains { $0.hasPrefix("items[") })
    for (property, expected) in ofMain {
      #expect(try count("measured.main.\"\(property)\" is recorded") == expected, "\(property)")
    }
    for (property, expected) in ofCollections {
      #expect(
        try count("any(UICollectionView).\"measured.\(property)\" is recorded") == expected,
        "\(property)")
    }
  }
}
