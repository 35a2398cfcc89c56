import LayoutModel

/// Compared experiments, the worst first; with a limit no more than twice so many are ever kept.
///
/// An experiment is as bad as the worst of its comparisons.
struct ExperimentRanking: Sendable {
  private struct Entry {
    var experiment: ComparedExperiment
    var severity: Int
    var size: Double
    var place: Int
  }

  private let limit: Int
  private var kept: [Entry] = []
  private var count = 0

  init(limit: Int) {
    self.limit = limit
  }

  mutating func add(_ experiment: ComparedExperiment) {
    let worst = experiment.comparisons.min { a, b in
      (a.verdict.severity, -a.size) < (b.verdict.severity, -b.size)
    }
    kept.append(
      Entry(
        experiment: experiment, severity: worst?.verdict.severity ?? .max,
        // Among those that match nothing is better or worse.
        size: worst.map { $0.verdict == .match ? 0 : $0.size } ?? 0, place: count))
    count += 1
    if kept.count > 2 * limit { kept = Array(sorted().prefix(limit)) }
  }

  func worst() -> [ComparedExperiment] {
    sorted().prefix(limit).map(\.experiment)
  }

  private func sorted() -> [Entry] {
    kept.sorted { ($0.severity, -$0.size, $0.place) < ($1.severity, -$1.size, $1.place) }
  }
}
