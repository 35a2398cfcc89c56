import LayoutModel

extension ExperimentReport {
  /// Writes a page that stands alone: what it is, the picture, each number with its reason, the
  /// configuration and the history.
  func html() -> String {
    let name = XMLText.escaped(experiment.name)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <meta http-equiv="Content-Security-Policy" \
      content="default-src 'none'; style-src 'unsafe-inline'"/>
      <title>\(name)</title>
      <style>
      \(ExperimentPicture.styleSheet)\(Self.pageStyle)</style>
      </head>
      <body>
      <main>
      <h1>\(name)</h1>
      \(facts)\(figure)\(measurements)\(rules)\(unexplained)<h2>Configuration</h2>
      <pre tabindex="0">\(configurationText)</pre>
      \(history)</main>
      </body>
      </html>

      """
  }

  /// What the picture's style sheet leaves to a page.
  private static let pageStyle = """
    body { margin: 0; background: var(--pl-paper); color: var(--pl-ink); \
    font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, \
    "DejaVu Sans", sans-serif; }
    main { max-width: 62rem; margin: 0 auto; padding: 1rem 1.25rem 3rem; }
    h1 { font-size: 1.5rem; margin: 0.5rem 0; overflow-wrap: anywhere; }
    h2 { font-size: 1.15rem; margin: 2rem 0 0.5rem; }
    figure { margin: 1.5rem 0; overflow-x: auto; }
    .scroll { overflow-x: auto; }
    @media (max-width: 45rem) { figure .pl-picture { max-width: none; } }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
    th, td { text-align: start; vertical-align: top; padding: 0.25rem 1rem 0.25rem 0; \
    border-bottom: 1px solid var(--pl-bar); }
    th { font-weight: 600; color: var(--pl-quiet); }
    td.number, th.number { text-align: end; }
    td.metric { font-weight: 600; }
    td.verdict { white-space: nowrap; }
    td.reason { border-bottom-color: var(--pl-line); color: var(--pl-quiet); }
    tr.reasoned td { border-bottom: 0; }
    .off { color: var(--pl-recorded); font-weight: 600; }
    .good { color: var(--pl-good); }
    pre { overflow-x: auto; font-size: 0.875rem; }
    dt { font-weight: 600; margin-top: 0.5rem; }
    dd { margin: 0; }
    @media print { main { max-width: none; } h2 { break-after: avoid; } \
    figure, tr { break-inside: avoid; } }

    """

  // MARK: Parts

  private var facts: String {
    let source = experiment.source
    var rows: [(String, String)] = []
    if let words = picture?.caption { rows.append(("platform", words)) }
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
    return "\(what)<div class=\"scroll\"><table>\n\(table.joined())</table></div>\n"
  }

  private var figure: String {
    guard let picture else { return "" }
    return "<figure tabindex=\"0\">\n\(picture.svg())</figure>\n"
  }

  private var measurements: String {
    guard !findings.isEmpty else { return "<h2>Measurements</h2>\n<p>None.</p>\n" }
    let rows = findings.map(row).joined()
    return """
      <h2>Measurements</h2>
      <div class="scroll"><table>
      <thead><tr><th scope="col">verdict</th><th scope="col">metric</th>\
      <th scope="col" class="number">recorded</th><th scope="col" class="number">computed</th>\
      <th scope="col" class="number">difference</th><th scope="col" class="number">limit</th>\
      </tr></thead>
      <tbody>
      \(rows)</tbody>
      </table></div>

      """
  }

  private func row(_ finding: Finding) -> String {
    let comparison = finding.comparison
    let verdict = comparison.verdict
    let color = verdict == .match ? "good" : PictureFocus.isOff(verdict) ? "off" : ""
    let recorded = comparison.printed.map(VisibleText.line) ?? comparison.recorded.reportText
    let difference = comparison.difference.map(PointText.signed) ?? ""
    let limit = comparison.limit.map { "\(NumberText.format($0)) (\(comparison.rule.word))" } ?? ""
    let reasons = self.reasons(of: finding)
    let details =
      reasons.isEmpty
      ? "" : "<tr><td></td><td class=\"reason\" colspan=\"5\">\(reasons)</td></tr>\n"
    return """
      <tr\(reasons.isEmpty ? "" : " class=\"reasoned\"")><td class="verdict \(color)">\
      \(verdict.mark) \(verdict.rawValue)</td>\
      <td class="metric">\(XMLText.escaped(comparison.metric))</td>\
      <td class="number">\(XMLText.escaped(recorded))</td>\
      <td class="number">\(XMLText.escaped(comparison.computed?.reportText ?? ""))</td>\
      <td class="number">\(difference)</td><td class="number">\(limit)</td></tr>
      \(details)
      """
  }

  private func reasons(of finding: Finding) -> String {
    var lines: [String] = []
    if let explanation = finding.explanation {
      lines.append(XMLText.escaped(PictureWords.withMinus(explanation.line)))
      let names = explanation.rules.map { "\($0.name) (\($0.evidence.rawValue))" }
      lines.append("by " + XMLText.escaped(names.joined(separator: "; ")))
    }
    let measured = [finding.evidence, finding.measuredBy.map { "by \($0)" }].compactMap(\.self)
    if !measured.isEmpty { lines.append(XMLText.escaped(measured.joined(separator: " "))) }
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
      "<dt>\(XMLText.escaped(rule.name))</dt>\n<dd>\(XMLText.escaped(rule.statement))"
        + " <span class=\"basis\">(\(rule.evidence.rawValue):"
        + " \(XMLText.escaped(rule.basis)))</span></dd>\n"
    }
    return "<h2>Rules</h2>\n<dl>\n\(entries.joined())</dl>\n"
  }

  private var unexplained: String {
    guard !experiment.unexplained.isEmpty else { return "" }
    let rows = experiment.unexplained.map {
      "<tr><td class=\"metric\">\(XMLText.escaped($0.path))</td>"
        + "<td class=\"number\">\(XMLText.escaped($0.value.reportText))</td></tr>\n"
    }
    return "<h2>Unexplained: kept, never compared</h2>\n<table>\n\(rows.joined())</table>\n"
  }

  private var configurationText: String {
    ConfigurationTree.lines(configuration, indent: 0, .plain).map(XMLText.escaped)
      .joined(separator: "\n")
  }

  private var history: String {
    let rows = revisions.map {
      "<tr><td class=\"number\">\($0.number)</td><td>\(XMLText.escaped($0.createdAt))</td>"
        + "<td><code>\($0.digest.description.prefix(12))</code></td></tr>\n"
    }
    return "<h2>Revisions</h2>\n<table>\n\(rows.joined())</table>\n"
  }

  /// A text with its own line ends.
  private static func lines(_ text: String) -> String {
    VisibleText.lines(text).map(XMLText.escaped).joined(separator: "<br/>")
  }
}
