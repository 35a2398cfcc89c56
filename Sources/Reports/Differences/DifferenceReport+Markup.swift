import LayoutModel

extension DifferenceReport {
  /// Writes for a pull request; what does not fit is counted.
  func markdown() -> String {
    let head = "### \(MarkupText.markdown(summary))\n"
    var budget = MarkdownBudget(besides: head)
    let same = budget.take(
      constants.map {
        "| \(MarkupText.markdownCode($0.name)) | \(MarkupText.markdown(Self.text($0.value))) |"
      }, atMost: budget.left / 4)
    var text = head
    if !same.isEmpty {
      let cut = same.count < constants.count ? "\n… \(constants.count - same.count) more\n" : ""
      text += MarkdownBudget.folded(
        "The same in all", "| | |\n| --- | --- |\n\(same.joined(separator: "\n"))\n\(cut)")
    }
    var hidden = 0
    for group in groups {
      let title = "\n#### \(MarkupText.markdown(group.title))\n"
      let table = "\n| | | | difference | |\n| --- | ---: | ---: | ---: | --- |\n"
      // With room for the line that says how much is not shown.
      let lines = budget.take(
        [title, table] + group.rows.map(Self.markdownRow), atMost: budget.left - 200)
      let rows = lines.dropFirst(2)
      hidden += group.rows.count - rows.count
      if let title = lines.first { text += title }
      if !rows.isEmpty { text += "\(table)\(rows.joined(separator: "\n"))\n" }
    }
    if hidden > 0 { text += "\n… \(hidden) more are not shown.\n" }
    return text
  }

  private static func markdownRow(_ row: Row) -> String {
    let cells = [
      MarkupText.markdownCode(row.name),
      row.hasValues ? MarkupText.markdown(text(row.left)) : "",
      row.hasValues ? MarkupText.markdown(text(row.right)) : "",
      row.difference.map(RoundedText.signed) ?? "", MarkupText.markdown(row.note ?? ""),
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }

  /// Writes one HTML file.
  func html() -> String {
    var body = "<main>\n<h1>\(MarkupText.line(summary))</h1>\n"
    if !constants.isEmpty {
      let rows = constants.map {
        "<tr><th scope=\"row\"><code>\(MarkupText.line($0.name))</code></th>"
          + "<td>\(MarkupText.line(Self.text($0.value)))</td></tr>\n"
      }
      body += """
        <h2>The same in all</h2>
        <table class="stack"><tbody>
        \(rows.joined())</tbody></table>

        """
    }
    for group in groups {
      body += "<h2>\(MarkupText.line(group.title))</h2>\n"
      guard !group.rows.isEmpty else { continue }
      body += """
        <table class="stack"><thead><tr><th scope="col">name</th><th scope="col" class="number">before\
        </th><th scope="col" class="number">after</th><th scope="col" class="number">difference</th>\
        <th scope="col">note</th></tr></thead><tbody>
        \(group.rows.map(Self.htmlRow).joined())</tbody></table>

        """
    }
    return HTMLPage(title: "Plumbline: \(summary)", body: body + "</main>").text
  }

  private static func htmlRow(_ row: Row) -> String {
    func cell(_ label: String, _ text: String) -> String {
      "<td class=\"number\" data-label=\"\(label)\">\(MarkupText.line(text))</td>"
    }
    return """
      <tr><th scope="row"><code>\(MarkupText.line(row.name))</code></th>\
      \(cell("before", row.hasValues ? text(row.left) : ""))\
      \(cell("after", row.hasValues ? text(row.right) : ""))\
      \(cell("difference", row.difference.map(RoundedText.signed) ?? ""))\
      <td>\(MarkupText.line(row.note ?? ""))</td></tr>

      """
  }

  /// Writes JUnit's XML: a group is a test suite, and what differs has failed but for good news.
  func junit() -> String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="\(MarkupText.line("Plumbline: \(summary)"))">

      """
    for group in groups {
      let title = MarkupText.line(group.title)
      let failures = group.isGood ? 0 : group.rows.count
      text += "  <testsuite name=\"\(title)\" tests=\"\(group.rows.count)\""
      text += " failures=\"\(failures)\" errors=\"0\" skipped=\"0\" time=\"0\">\n"
      for row in group.rows {
        let head =
          "    <testcase classname=\"\(title)\" name=\"\(MarkupText.line(row.name))\" time=\"0\""
        let sentence = MarkupText.line(row.sentence(in: group.title))
        text +=
          group.isGood
          ? "\(head)/>\n"
          : """
          \(head)>
                <failure type="differs" message="\(sentence)">\(sentence)</failure>
              </testcase>

          """
      }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  /// Writes commands of GitHub Actions: ten warnings at most, which is what it shows, and a notice.
  func annotations() -> String {
    let bad = groups.filter { !$0.isGood }.flatMap { group in
      group.rows.map { (group.title, $0) }
    }
    var lines = bad.prefix(GitHubCommand.mostOfAKind).map { title, row in
      GitHubCommand.line("warning", title: title, "\(row.name): \(row.sentence(in: title))")
    }
    let hidden = bad.count - lines.count
    let more = hidden > 0 ? "; \(hidden) more are not shown here" : ""
    lines.append(GitHubCommand.line("notice", title: "Plumbline", "\(summary)\(more)"))
    return lines.joined(separator: "\n") + "\n"
  }
}
