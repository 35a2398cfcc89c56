package import LayoutModel

/// How often each verdict was reached.
package struct VerdictCounts: Hashable, Sendable {
  // In the order of Verdict.allCases.
  private var counts = [Int](repeating: 0, count: Verdict.allCases.count)

  package init() {}

  /// Counts the verdicts of a list.
  package init(_ comparisons: [Comparison]) {
    for comparison in comparisons { add(comparison.verdict) }
  }

  package mutating func add(_ verdict: Verdict) {
    counts[verdict.place] += 1
  }

  /// Adds the counts of another part.
  mutating func add(_ others: VerdictCounts) {
    for (place, count) in others.counts.enumerated() { counts[place] += count }
  }

  package subscript(verdict: Verdict) -> Int { counts[verdict.place] }

  /// The number of measurements, compared or not.
  package var total: Int { counts.reduce(0, +) }

  /// The number of measurements that stood beside a computed value of their kind.
  package var compared: Int {
    agreeing + self[.deviates] + self[.waived]
  }

  /// The share of the compared measurements that agree, from 0 to 1; nil where none was compared.
  package var agreement: Double? {
    compared == 0 ? nil : Double(agreeing) / Double(compared)
  }

  private var agreeing: Int { self[.match] + self[.unexpectedMatch] }

  /// The counts as a sentence: 183 measurements: 181 match, 2 waived.
  package var headline: String {
    guard total > 0 else { return "0 measurements: nothing to compare." }
    let phrases = Verdict.allCases.filter { self[$0] > 0 }.map { $0.phrase(self[$0]) }
    return "\(CountText.format(total, "measurement")): \(phrases.joined(separator: ", "))."
  }
}

extension Verdict {
  /// The place in `allCases`.
  var place: Int {
    switch self {
    case .match: 0
    case .deviates: 1
    case .waived: 2
    case .unexpectedMatch: 3
    case .notModelled: 4
    case .notComputed: 5
    case .noMeasurement: 6
    case .notFinite: 7
    case .notComparable: 8
    }
  }
}
