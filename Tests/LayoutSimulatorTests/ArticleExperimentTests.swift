import LayoutModel
import LayoutSimulator
import TestSupport
import Testing

@Suite struct ArticleExperimentTests {
  /// The two records that contradict the other articles; the catalog waives them.
  static let contradictions: Set<String> = ["articles/003/case-1", "articles/003/case-2"]

  @Test func `every number of the articles but two contradictions is computed`() throws {
    let experiments = try FixtureFolder.experiments("articles")
    var matches = 0
    for experiment in experiments where !Self.contradictions.contains(experiment.name) {
      let layout = Simulator.layout(of: experiment.configuration)
      for measurement in experiment.measurements {
        let place = "\(experiment.name) \(measurement.path)"
        guard case .value(let computed) = layout.answer(for: measurement.metric) else {
          Issue.record("\(place) is not modelled: \(layout.answer(for: measurement.metric))")
          continue
        }
        #expect(computed.isIdentical(to: measurement.value), "\(place): \(computed)")
        matches += 1
      }
    }
    #expect(experiments.count == 73)
    #expect(matches == 181)
  }

  @Test func `an empty table's content is empty although article 003 says otherwise`() throws {
    let experiments = try FixtureFolder.experiments("articles")
    for experiment in experiments where Self.contradictions.contains(experiment.name) {
      let layout = Simulator.layout(of: experiment.configuration)
      let metric = Metric(.view(1), .contentSize(.y))
      #expect(layout.value(of: metric)?.isIdentical(to: .number(0)) == true)
    }
  }
}
