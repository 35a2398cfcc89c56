import LayoutModel

/// Writes for people: the headline, what does not match with the worst first, reasons, totals.
struct ComparisonText: ComparisonWriter {
  static let wantsBreakdown = true
  private static let mostTotals = 20

  private let options: ComparisonOptions
  private let style: TextStyle
  private var findings: FindingList

  init(_ options: ComparisonOptions, _ style: TextStyle) {
    self.options = options
    self.style = style
    findings = FindingList(limit: options.rowLimit, listsMatches: options.listsMatches)
  }

  mutating func add(_ experiment: ComparedExperiment, to output: inout [UInt8]) {
    findings.add(experiment)
  }

  var wanted: [String] { findings.comparable }

  mutating func end(
    _ totals: ComparisonTotals, _ details: [String: ExperimentDetails], to output: inout [UInt8]
  ) {
    var lines = [style.paint(totals.counts.headline, .heading)]
    if let stamp = options.stamp { lines.append(style.paint(stamp, .quiet)) }
    let shown = findings.worst()
    if !shown.isEmpty {
      let notes = NumberedReasons(shown.map(\.comparison))
      lines += [""] + table(shown, notes, VaryingParameters(shown, details)).lines(style)
      if shown.count < findings.count {
        lines.append(
          "… \(findings.count - shown.count) more of \(findings.count) are not shown.")
      }
      if !notes.reasons.isEmpty { lines.append("") }
      for (index, reason) in notes.reasons.enumerated() {
        let label = "[\(index + 1)] "
        let indent = String(repeating: " ", count: label.count)
        lines += WrappedText.lines(reason, width: style.width, first: label, rest: indent)
      }
    }
    if totals.counts[.notComputed] > 0 {
      lines += ["", "\(totals.counts[.notComputed]) not computed yet: plumb run computes them."]
    }
    if totals.counts.total > 0 { lines += [""] + verdicts(totals.counts).lines(style) }
    lines += breakdown("metric", totals.metrics) + breakdown("group", totals.groups)
    output += Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private func table(
    _ shown: [FindingList.Finding], _ notes: NumberedReasons, _ varying: VaryingParameters
  ) -> TextTable {
    var columns: [TextTable.Column] = [
      .init(title: "", isHeading: true), .init(title: "experiment", isHeading: true),
    ]
    columns += varying.titles.map { .init(title: VisibleText.line($0), isOptional: true) }
    columns += [
      .init(title: "metric"),
      .init(title: "recorded", isNumber: true),
      .init(title: "computed", isNumber: true),
      .init(title: "difference", isNumber: true),
      .init(title: "limit", isNumber: true, isOptional: true),
      .init(title: "rule", isOptional: true),
      .init(title: "verdict", isOptional: true),
      .init(title: "reason"),
    ]
    var table = TextTable(columns)
    for finding in shown {
      let comparison = finding.comparison
      let verdict = comparison.verdict
      table.add(
        [
          .init(verdict.mark, verdict.color),
          .init(VisibleText.line(comparison.experiment)),
        ] + varying.values(of: comparison.experiment).map { .init($0) } + [
          .init(VisibleText.line(comparison.metric)),
          .init(comparison.recordedText),
          .init(comparison.computed?.reportText ?? ""),
          .init(comparison.difference.map(RoundedText.signed) ?? "", verdict.color),
          .init(comparison.limit.map(NumberText.format) ?? "", .quiet),
          .init(comparison.limit == nil ? "" : comparison.rule.word, .quiet),
          .init(verdict.rawValue, verdict.color),
          .init(notes.label(of: comparison)),
        ])
    }
    return table
  }

  private func verdicts(_ counts: VerdictCounts) -> TextTable {
    var table = TextTable([
      .init(title: ""), .init(title: ""), .init(title: "", isNumber: true),
    ])
    for verdict in Verdict.allCases where counts[verdict] > 0 {
      table.add([
        .init(verdict.mark, verdict.color), .init(verdict.rawValue),
        .init(String(counts[verdict])),
      ])
    }
    return table
  }

  /// Those of a breakdown in which not everything matches, the worst first.
  private func breakdown(_ title: String, _ counts: [String: VerdictCounts]) -> [String] {
    let rows = TotalsRow.rows(of: counts).filter { !$0.isClean }
    // One part is all there is, and has been said.
    guard counts.count > 1, !rows.isEmpty else { return [] }
    var table = TextTable([
      .init(title: title, isHeading: true), .init(title: "measurements", isNumber: true),
      .init(title: "match", isNumber: true), .init(title: "deviate", isNumber: true),
      .init(title: "waived", isNumber: true), .init(title: "other", isNumber: true),
    ])
    for row in rows.prefix(Self.mostTotals) {
      table.add([
        .init(VisibleText.line(row.name)), .init(String(row.counts.total)),
        .init(String(row.counts[.match])),
        .init(String(row.counts[.deviates]), row.counts[.deviates] > 0 ? .bad : .quiet),
        .init(String(row.counts[.waived])), .init(String(row.other)),
      ])
    }
    var lines = [""] + table.lines(style)
    let hidden = max(0, rows.count - Self.mostTotals)
    if hidden > 0 { lines.append("… \(hidden) more are not shown.") }
    let clean = counts.count - rows.count
    if clean > 0 { lines.append("and \(clean) in which everything matches.") }
    return lines
  }
}
