import LayoutModel

/// Writes one line: how many measurements of how many experiments, and what they come to.
struct ComparisonSummary: ComparisonWriter {
  private let options: ComparisonOptions

  init(_ options: ComparisonOptions) {
    self.options = options
  }

  mutating func add(_ experiment: ComparedExperiment, to output: inout [UInt8]) {}

  mutating func end(
    _ totals: ComparisonTotals, _ details: [String: ExperimentDetails], to output: inout [UInt8]
  ) {
    output += Array(Self.line(totals, options).utf8)
    output.append(UInt8(ascii: "\n"))
  }

  static func line(_ totals: ComparisonTotals, _ options: ComparisonOptions) -> String {
    let experiments = CountText.format(totals.experiments, "experiment")
    let stamp = options.stamp.map { ", \($0)" } ?? ""
    let headline = totals.counts.headline.dropLast()
    return "\(experiments), \(headline) (simulator \(options.simulator)\(stamp))"
  }
}
