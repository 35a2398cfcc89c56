package import LayoutModel

/// How often each verdict was reached.
package struct VerdictCounts: Hashable, Sendable {
  private var counts: [Verdict: Int] = [:]

  /// Counts the verdicts of a list.
  package init(_ comparisons: [Comparison]) {
    for comparison in comparisons { counts[comparison.verdict, default: 0] += 1 }
  }

  package subscript(verdict: Verdict) -> Int { counts[verdict, default: 0] }

  /// The number of measurements, compared or not.
  package var total: Int { counts.values.reduce(0, +) }

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
