import LayoutModel

extension ExperimentReport {
  /// Writes what it is, the configuration as a tree, each measurement with its reason, the history.
  func text(_ style: TextStyle) -> String {
    var lines = [style.paint(VisibleText.line(experiment.name), .heading)]
    // The latest revision is what everybody means.
    if revision != revisions.last?.number {
      lines.append("revision \(revision) of \(revisions.count)")
    }
    lines += identity(style)
    if style.drawsPictures, let width = style.width,
      let picture = picture?.characters(width: width)
    {
      lines += [""] + picture
    }
    lines += ["", style.paint("configuration", .heading)]
    lines += ConfigurationTree.lines(configuration, indent: 1, style)
    lines += ["", style.paint("measurements (simulator \(simulator))", .heading)]
    if findings.isEmpty { lines.append("  none") }
    var explanations = ExplanationText(style)
    for finding in findings { lines += self.lines(of: finding, &explanations, style) }
    lines += explanations.rulesSection()
    if !experiment.unexplained.isEmpty {
      lines += ["", style.paint("unexplained: kept, never compared", .heading)]
      for value in experiment.unexplained {
        lines.append("  \(VisibleText.line(value.path))  \(value.value.reportText)")
      }
    }
    lines += ["", style.paint("revisions", .heading)]
    for revision in revisions {
      let digest = revision.digest.description.prefix(12)
      lines.append("  \(revision.number)  \(revision.createdAt)  \(digest)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func identity(_ style: TextStyle) -> [String] {
    var lines: [String] = []
    if let what = experiment.what { lines += WrappedText.lines(what, width: style.width) }
    var rows: [(String, String)] = []
    if let source = experiment.source {
      var text = source.kind
      if let ref = source.ref { text += " \(ref)" }
      if let evidence = source.evidence { text += ", \(evidence)" }
      rows.append(("source", text))
      let origin: [(String, String?)] = [
        ("by", source.by), ("on", source.device), ("OS build", source.osBuild),
        ("app", source.appCommit), ("with", source.tool),
      ]
      let stated = origin.compactMap { name, text in text.map { "\(name) \($0)" } }
      if !stated.isEmpty { rows.append(("measured", stated.joined(separator: ", "))) }
    }
    if !experiment.tags.isEmpty { rows.append(("tags", experiment.tags.joined(separator: ", "))) }
    if let date = experiment.recordedAt { rows.append(("recorded", date)) }
    if let tolerance = experiment.tolerance {
      rows.append(("tolerance", NumberText.format(tolerance)))
    }
    if let note = experiment.note { rows.append(("note", note)) }
    if let raw = experiment.raw { rows.append(("raw", raw)) }
    if !rows.isEmpty { lines.append("") }
    for (name, text) in rows {
      lines += WrappedText.lines(
        text, width: style.width, first: DisplayWidth.pad(name, to: 11, leading: false),
        rest: String(repeating: " ", count: 11))
    }
    return lines
  }

  private func lines(
    of finding: Finding, _ explanations: inout ExplanationText, _ style: TextStyle
  ) -> [String] {
    let comparison = finding.comparison
    let verdict = comparison.verdict
    var line =
      "  \(style.paint(verdict.mark, verdict.color)) \(VisibleText.line(comparison.metric))"
    if case .missing = comparison.recorded {
      line += "  not measured"
    } else {
      let recorded = comparison.printed.map(VisibleText.line) ?? comparison.recorded.reportText
      line += "  recorded \(recorded)"
    }
    if let computed = comparison.computed {
      let text = computed.reportText
      line += ", computed \(text.isEmpty ? "none" : text)"
    }
    line += ": \(style.paint(verdict.rawValue, verdict.color))"
    if verdict != .match, let difference = comparison.difference {
      line += " by \(RoundedText.signed(difference))"
      if let limit = comparison.limit {
        line += " (limit \(NumberText.format(limit)), \(comparison.rule.word))"
      }
    }
    var lines = [line]
    if let evidence = finding.evidence {
      let measuredBy = finding.measuredBy.map { " by \(VisibleText.line($0))" } ?? ""
      lines.append("      \(VisibleText.line(evidence))\(measuredBy)")
    } else if let measuredBy = finding.measuredBy {
      lines.append("      by \(VisibleText.line(measuredBy))")
    }
    if let explanation = finding.explanation {
      lines += explanations.lines(explanation, indent: "      ")
    }
    if let reason = comparison.reason {
      lines += WrappedText.lines(
        reason, width: style.width, first: "      \(verdict.rawValue): ", rest: "        ")
    }
    return lines
  }
}
