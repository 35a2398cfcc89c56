import LayoutModel

extension ExperimentReport {
  /// Writes a page that stands alone: what it is, the picture, each number with its reason, the
  /// configuration and the history.
  func html() -> String {
    let name = MarkupText.line(experiment.name)
    let body = """
      <main>
      <h1>\(name)</h1>
      \(facts)\(figure)\(measurements)\(rules)\(unexplained)<h2>Configuration</h2>
      <pre>\(configurationText)</pre>
      \(history)</main>
      """
    return HTMLPage(
      title: experiment.name, styleSheet: ExperimentPicture.styleSheet + Self.styleSheet, body: body
    ).text
  }

  private static let styleSheet = """
    figure { margin: 1.5rem 0; }
    figure svg { max-width: 100%; height: auto; }
    pre { white-space: pre-wrap; font-size: .875rem; }
    dt { font-weight: 600; margin-top: .5rem; }
    dd { margin: 0; }
    .facts { width: auto; }
    .facts th { color: var(--quiet); }

    """

  // MARK: Parts

  private var facts: String {
    let source = experiment.source
    var rows: [(String, String)] = []
    let words =
      [source?.kind, source?.ref].compactMap(\.self) + [source?.evidence].compactMap(\.self)
    if !words.isEmpty { rows.append(("source", words.joined(separator: ", "))) }
    let measured = [
      source?.by.map { "by \($0)" }, source?.device.map { "on \($0)" },
      source?.osBuild.map { "OS build \($0)" }, source?.appCommit.map { "app \($0)" },
      source?.tool.map { "with \($0)" },
    ].compactMap(\.self)
    if !measured.isEmpty { rows.append(("measured", measured.joined(separator: ", "))) }
    if !experiment.tags.isEmpty { rows.append(("tags", experiment.tags.joined(separator: ", "))) }
    if let date = experiment.recordedAt { rows.append(("recorded", date)) }
    if let tolerance = experiment.tolerance {
      rows.append(("tolerance", PointText.format(tolerance)))
    }
    rows.append(("revision", "\(revision) of \(revisions.count)"))
    rows.append(("simulator", "version \(simulator)"))
    if let note = experiment.note { rows.append(("note", note)) }
    if let raw = experiment.raw { rows.append(("raw", raw)) }
    let what = experiment.what.map { "<p>\(Self.lines($0))</p>\n" } ?? ""
    let table = rows.map {
      "<tr><th scope=\"row\">\($0.0)</th><td>\(Self.lines($0.1))</td></tr>\n"
    }
    return "\(what)<table class=\"stack facts\">\n\(table.joined())</table>\n"
  }

  private var figure: String {
    guard let picture else { return "" }
    return "<figure>\n\(picture.svg())</figure>\n"
  }

  private var measurements: String {
    guard !findings.isEmpty else { return "<h2>Measurements</h2>\n<p>None.</p>\n" }
    let rows = findings.map(row).joined()
    return """
      <h2>Measurements</h2>
      <table class="stack"><thead><tr><th scope="col">verdict</th><th scope="col">metric</th>\
      <th scope="col" class="number">recorded</th><th scope="col" class="number">computed</th>\
      <th scope="col" class="number">difference</th><th scope="col" class="number">limit</th>\
      </tr></thead>
      <tbody>
      \(rows)</tbody>
      </table>

      """
  }

  private func row(_ finding: Finding) -> String {
    let comparison = finding.comparison
    let verdict = comparison.verdict
    let color = verdict.className
    let recorded = comparison.printed.map(VisibleText.line) ?? comparison.recorded.reportText
    let difference = comparison.difference.map(PointText.signed) ?? ""
    let limit = comparison.limit.map { "\(NumberText.format($0)) (\(comparison.rule.word))" } ?? ""
    let reasons = self.reasons(of: finding)
    let details =
      reasons.isEmpty
      ? "" : "<tr><td></td><td class=\"quiet\" colspan=\"5\">\(reasons)</td></tr>\n"
    return """
      <tr><td class="\(color)">\
      \(verdict.mark) \(verdict.rawValue)</td>\
      <th scope="row"><code>\(MarkupText.line(comparison.metric))</code></th>\
      <td class="number" data-label="recorded">\(MarkupText.line(recorded))</td>\
      <td class="number" data-label="computed">\
      \(MarkupText.line(comparison.computed?.reportText ?? ""))</td>\
      <td class="number" data-label="difference">\(difference)</td>\
      <td class="number" data-label="limit">\(limit)</td></tr>
      \(details)
      """
  }

  private func reasons(of finding: Finding) -> String {
    var lines: [String] = []
    if let explanation = finding.explanation {
      lines.append(MarkupText.line(PictureWords.withMinus(explanation.line)))
      let names = explanation.rules.map { "\($0.name) (\($0.evidence.rawValue))" }
      lines.append("by " + MarkupText.line(names.joined(separator: "; ")))
    }
    let measured = [finding.evidence, finding.measuredBy.map { "by \($0)" }].compactMap(\.self)
    if !measured.isEmpty { lines.append(MarkupText.line(measured.joined(separator: " "))) }
    if let reason = finding.comparison.reason {
      lines.append("\(finding.comparison.verdict.rawValue): \(Self.lines(reason))")
    }
    return lines.joined(separator: "<br/>")
  }

  /// What the rules say that the reasons name, each once.
  private var rules: String {
    var rules: [LayoutRule] = []
    for rule in findings.flatMap({ $0.explanation?.rules ?? [] }) where !rules.contains(rule) {
      rules.append(rule)
    }
    guard !rules.isEmpty else { return "" }
    let entries = rules.map { rule in
      "<dt>\(MarkupText.line(rule.name))</dt>\n<dd>\(MarkupText.line(rule.statement))"
        + " <span class=\"basis\">(\(rule.evidence.rawValue):"
        + " \(MarkupText.line(rule.basis)))</span></dd>\n"
    }
    return "<h2>Rules</h2>\n<dl>\n\(entries.joined())</dl>\n"
  }

  private var unexplained: String {
    guard !experiment.unexplained.isEmpty else { return "" }
    let rows = experiment.unexplained.map {
      "<tr><td>\(MarkupText.line($0.path))</td>"
        + "<td class=\"number\">\(MarkupText.line($0.value.reportText))</td></tr>\n"
    }
    return "<h2>Unexplained: kept, never compared</h2>\n"
      + "<table class=\"stack\">\n\(rows.joined())</table>\n"
  }

  private var configurationText: String {
    ConfigurationTree.lines(configuration, indent: 0, .plain).map(MarkupText.line)
      .joined(separator: "\n")
  }

  private var history: String {
    let rows = revisions.map {
      "<tr><td class=\"number\">\($0.number)</td><td>\(MarkupText.line($0.createdAt))</td>"
        + "<td><code>\($0.digest.description.prefix(12))</code></td></tr>\n"
    }
    return "<h2>Revisions</h2>\n<table class=\"stack facts\">\n\(rows.joined())</table>\n"
  }

  /// A text with its own line ends.
  private static func lines(_ text: String) -> String {
    VisibleText.lines(text).map(MarkupText.line).joined(separator: "<br/>")
  }
}
