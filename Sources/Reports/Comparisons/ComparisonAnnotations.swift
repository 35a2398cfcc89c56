import LayoutModel

/// Writes commands of GitHub Actions that annotate a run, the worst first.
///
/// GitHub shows ten errors and ten warnings of a step; the rest is counted in the last line.
struct ComparisonAnnotations: ComparisonWriter {
  private static let mostOfAKind = 10

  private let options: ComparisonOptions
  private var errors = FindingList(limit: mostOfAKind, listsMatches: false)
  private var warnings = FindingList(limit: mostOfAKind, listsMatches: false)

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
        Self.command(
          Self.level(of: comparison.verdict) ?? "notice",
          title: "\(comparison.experiment): \(comparison.verdict.rawValue)",
          "\(comparison.metric): \(comparison.sentence).\(reason)"))
    }
    let hidden = errors.count + warnings.count - lines.count
    let more = hidden > 0 ? " \(hidden) more findings are not shown here." : ""
    lines.append(
      Self.command(
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

  /// A command in one line: what would end it or a property is written as GitHub reads it.
  private static func command(_ level: String, title: String, _ message: String) -> String {
    var title = escape(VisibleText.line(title))
    title = title.split(separator: ":", omittingEmptySubsequences: false).joined(separator: "%3A")
    title = title.split(separator: ",", omittingEmptySubsequences: false).joined(separator: "%2C")
    return "::\(level) title=\(title)::\(escape(VisibleText.line(message)))"
  }

  private static func escape(_ text: String) -> String {
    text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%25")
  }
}
