import LayoutModel

/// What of a comparison is worth a row, the worst first.
///
/// Findings are ordered by the verdict's severity, then by the size of the difference, then as in
/// the catalog. With a limit no more than a few times so many are ever kept.
struct FindingList: Sendable {
  struct Finding: Sendable {
    var comparison: Comparison
    var os: OSVersion
    var device: String?
    var orientation: String
    fileprivate var place: Int
  }

  private static let mostComparable = 200

  private let limit: Int?
  private let listsMatches: Bool
  private var kept: [Finding] = []
  /// How many there were, kept or not.
  private(set) var count = 0

  init(limit: Int?, listsMatches: Bool) {
    self.limit = limit
    self.listsMatches = listsMatches
  }

  mutating func add(_ experiment: ComparedExperiment) {
    // In place: most match, and are not listed.
    let comparisons = experiment.comparisons.span
    for index in comparisons.indices where isListed(comparisons[index].verdict) {
      kept.append(
        Finding(
          comparison: comparisons[index], os: experiment.os, device: experiment.device,
          orientation: experiment.orientation, place: count))
      count += 1
    }
    if let limit, kept.count > 2 * limit + 1000 { cut(to: limit) }
  }

  /// The findings, the worst first, as many as the limit allows.
  mutating func worst() -> [Finding] {
    cut(to: limit ?? kept.count)
    return kept
  }

  /// The experiments of the worst findings, each once, where it is worth comparing their parameters.
  ///
  /// One has nothing to be compared with, and of very many no parameter is the same in kind.
  var comparable: [String] {
    var list = self
    var seen: Set<String> = []
    var names: [String] = []
    for finding in list.worst() where seen.insert(finding.comparison.experiment).inserted {
      names.append(finding.comparison.experiment)
      if names.count > Self.mostComparable { return [] }
    }
    return names.count > 1 ? names : []
  }

  // What nobody has computed is only counted.
  private func isListed(_ verdict: Verdict) -> Bool {
    switch verdict {
    case .notComputed: false
    case .match: listsMatches
    case .deviates, .waived, .unexpectedMatch, .notModelled, .noMeasurement, .notFinite,
      .notComparable:
      true
    }
  }

  private mutating func cut(to count: Int) {
    kept.sort { a, b in
      let (first, second) = (a.comparison, b.comparison)
      if first.verdict != second.verdict {
        return first.verdict.severity < second.verdict.severity
      }
      let (near, far) = (first.size, second.size)
      return near != far ? near > far : a.place < b.place
    }
    if kept.count > count { kept.removeLast(kept.count - count) }
  }
}

extension Comparison {
  /// How far off it is: infinite where a text or a boolean deviates, which is no less wrong.
  var size: Double {
    guard let difference else { return .infinity }
    return difference.isNaN ? .infinity : difference.magnitude
  }
}
