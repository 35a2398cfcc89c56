import LayoutModel

/// Writes commands of GitHub Actions that annotate a run, the worst first.
///
/// GitHub shows ten errors and ten warnings of a step; the rest is counted in the last line.
struct ComparisonAnnotations: ComparisonWriter {
  private let options: ComparisonOptions
  private var errors = FindingList(limit: GitHubCommand.mostOfAKind, listsMatches: false)
  private var warnings = FindingList(limit: GitHubCommand.mostOfAKind, listsMatches: false)

  init(_ options: ComparisonOptions) {
    self.options = options
  }

  mutating func add(_ experiment: ComparedExperiment, to output: inout [UInt8]) {
    var part = experiment
    part.comparisons = experiment.comparisons.filter { Self.level(of: $0.verdict) == "error" }
    errors.add(part)
    part.comparisons = experiment.comparisons.filter { Self.level(of: $0.verdict) == "warning" }
    warnings.add(part)
  }

  mutating func end(
    _ totals: ComparisonTotals, _ details: [String: ExperimentDetails], to output: inout [UInt8]
  ) {
    var lines: [String] = []
    for finding in errors.worst() + warnings.worst() {
      let comparison = finding.comparison
      let reason = comparison.reason.map { " \($0)" } ?? ""
      lines.append(
        GitHubCommand.line(
          Self.level(of: comparison.verdict) ?? "notice",
          title: "\(comparison.experiment): \(comparison.verdict.rawValue)",
          "\(comparison.metric): \(comparison.sentence).\(reason)"))
    }
    let hidden = errors.count + warnings.count - lines.count
    let more = hidden > 0 ? " \(hidden) more findings are not shown here." : ""
    lines.append(
      GitHubCommand.line(
        "notice", title: "Plumbline", "\(ComparisonSummary.line(totals, options))\(more)"))
    output += Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private static func level(of verdict: Verdict) -> String? {
    switch verdict {
    case .deviates, .notFinite, .notComparable: "error"
    case .unexpectedMatch: "warning"
    case .match, .waived, .notModelled, .notComputed, .noMeasurement: nil
    }
  }
}
