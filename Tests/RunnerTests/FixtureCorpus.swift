import Foundation
import LayoutModel
import LayoutSimulator
import TestSupport
import Testing

/// A folder of fixtures, with the deviations that are known of it.
enum FixtureCorpus: String, CaseIterable {
  case articles
  case field
  case peers

  /// Every measurement of the folder beside what the simulator says.
  func comparisons() throws -> [FixtureComparison] {
    try FixtureFolder.experiments(rawValue).flatMap { experiment in
      let layout = Simulator.layout(of: experiment.configuration)
      return experiment.measurements.map { measurement in
        FixtureComparison(
          measurement, of: experiment, answer: layout.answer(for: measurement.metric))
      }
    }
  }

  /// The range of each waived deviation by its place, as ``FixtureComparison`` writes it.
  ///
  /// The waivers of fixtures name their experiments one by one, so that their conditions need no
  /// catalog: `name = 'field/fc058-b'` or `name in ('articles/003/case-1', …)`.
  func waivedDeviations() throws -> [String: ClosedRange<Double>] {
    guard let file = waiverFile else { return [:] }
    let url = FixtureFolder.root.appending(path: "Fixtures/\(file)")
    var deviations: [String: ClosedRange<Double>] = [:]
    for entry in try JSONDecoder().decode([WaiverEntry].self, from: Data(contentsOf: url)) {
      try #require(entry.deviation.count == 2 && entry.deviation[0] <= entry.deviation[1])
      try #require(entry.where.wholeMatch(of: /name (= '[^']+'|in \('[^']+'(, '[^']+')*\))/) != nil)
      for name in entry.where.matches(of: /'([^']+)'/).map(\.output.1) {
        deviations["\(name) \(entry.metric)"] = entry.deviation[0]...entry.deviation[1]
      }
    }
    return deviations
  }

  private var waiverFile: String? {
    switch self {
    case .articles: "waivers.json"
    case .field: "field-waivers.json"
    case .peers: nil
    }
  }

  private struct WaiverEntry: Decodable {
    let metric: String
    let `where`: String
    let deviation: [Double]
  }
}
