import LayoutModel

/// Writes for a pull request: the headline, the worst findings, the rest folded.
struct ComparisonMarkdown: ComparisonWriter {
  static let wantsBreakdown = true
  /// What stands open; the rest is folded.
  private static let openRows = 20
  private static let mostTotals = 30

  private let options: ComparisonOptions
  private var findings: FindingList

  init(_ options: ComparisonOptions) {
    self.options = options
    findings = FindingList(limit: options.rowLimit, listsMatches: options.listsMatches)
  }

  mutating func add(_ experiment: ComparedExperiment, to output: inout [UInt8]) {
    findings.add(experiment)
  }

  var wanted: [String] { findings.comparable }

  mutating func end(
    _ totals: ComparisonTotals, _ details: [String: ExperimentDetails], to output: inout [UInt8]
  ) {
    let shown = findings.worst()
    let notes = NumberedReasons(shown.map(\.comparison))
    let table = FindingTable(shown, details, notes)
    // The totals are short and always whole; what is left is for findings and reasons.
    let head = "### \(totals.counts.headline)\n"
    let tail =
      MarkdownBudget.folded("By metric", totalsTable("metric", totals.metrics))
      + MarkdownBudget.folded("By group", totalsTable("group", totals.groups))
      + "\n<sub>\(MarkupText.markdown(ComparisonSummary.line(totals, options)))</sub>\n"
    let reasons = notes.reasons.enumerated().map { index, reason in
      "\(index + 1). \(MarkupText.markdown(reason))"
    }
    var budget = MarkdownBudget(besides: head + tail)
    let reasonLines = budget.take(reasons, atMost: budget.left / 3)
    let open = budget.take(table.rows.prefix(Self.openRows), atMost: budget.left / 2)
    let rest = open.count < Self.openRows ? [] : table.rows.dropFirst(Self.openRows)
    let more = budget.take(rest, atMost: budget.left - 4 * table.head.utf8.count - 500)

    var text = head
    if !open.isEmpty { text += "\n\(table.head)\n\(open.joined(separator: "\n"))\n" }
    if !more.isEmpty {
      text += MarkdownBudget.folded(
        "\(more.count) more", "\(table.head)\n\(more.joined(separator: "\n"))\n")
    }
    let hidden = findings.count - open.count - more.count
    if hidden > 0 { text += "\n… \(hidden) more of \(findings.count) are not shown.\n" }
    if !reasonLines.isEmpty {
      let cut = reasons.count - reasonLines.count
      let lines = reasonLines + (cut > 0 ? ["", "… \(cut) more are not shown."] : [])
      text += MarkdownBudget.folded("Reasons", lines.joined(separator: "\n") + "\n")
    }
    output += Array((text + tail).utf8)
  }

  private func totalsTable(_ title: String, _ counts: [String: VerdictCounts]) -> String {
    guard counts.count > 1 else { return "" }
    let rows = TotalsRow.rows(of: counts)
    var lines = [
      "| \(title) | measurements | match | deviate | waived | other |",
      "| --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    for row in rows.prefix(Self.mostTotals) {
      lines.append(
        "| \(MarkupText.markdownCode(row.name)) | \(row.counts.total) | \(row.counts[.match]) "
          + "| \(row.counts[.deviates]) | \(row.counts[.waived]) | \(row.other) |")
    }
    if rows.count > Self.mostTotals {
      lines += ["", "… \(rows.count - Self.mostTotals) more are not shown."]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The findings as a table.
  private struct FindingTable {
    let head: String
    let rows: [String]

    init(
      _ findings: [FindingList.Finding], _ details: [String: ExperimentDetails],
      _ notes: NumberedReasons
    ) {
      let varying = VaryingParameters(findings, details)
      let titles =
        ["", "experiment"] + varying.titles.map(MarkupText.markdown)
        + ["metric", "recorded", "computed", "difference", "limit", "verdict"]
      let lines =
        ["---", "---"] + varying.titles.map { _ in "---" }
        + ["---", "---:", "---:", "---:", "---:", "---"]
      head = [titles, lines].map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
      rows = findings.map { finding in
        let comparison = finding.comparison
        let limit = comparison.limit.map { "\(NumberText.format($0)) \(comparison.rule.word)" }
        let label = notes.label(of: comparison)
        let cells =
          [comparison.verdict.mark, MarkupText.markdownCode(comparison.experiment)]
          + varying.values(of: comparison.experiment).map(MarkupText.markdown) + [
            MarkupText.markdownCode(comparison.metric),
            MarkupText.markdown(comparison.recordedText),
            MarkupText.markdown(comparison.computed?.reportText ?? ""),
            comparison.difference.map(RoundedText.signed) ?? "", limit ?? "",
            comparison.verdict.rawValue + (label.isEmpty ? "" : " \(label)"),
          ]
        return "| \(cells.joined(separator: " | ")) |"
      }
    }
  }
}
