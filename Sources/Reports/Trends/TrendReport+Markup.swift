import LayoutModel

extension TrendReport {
  /// Writes for a pull request: a row a step.
  func markdown() -> String {
    let head = "### \(MarkupText.markdown(headline))\n"
    guard !isEmpty else { return head }
    let table =
      "\n| \(axis.rawValue) | measurements | recorded | computed | deviate |\n"
      + "| --- | ---: | ---: | ---: | ---: |\n"
    var budget = MarkdownBudget(besides: head + table)
    let all = steps
    let rows = budget.take(
      all.map { step in
        "| \(MarkupText.markdown(step.label)) | \(step.points.count) | \(Self.text(step.recorded)) "
          + "| \(Self.text(step.computed)) | \(step.deviating) |"
      }, atMost: budget.left - 100)
    let hidden = all.count - rows.count
    return head + table + rows.joined(separator: "\n") + "\n"
      + (hidden > 0 ? "\n… \(hidden) more are not shown.\n" : "")
  }

  /// Writes one HTML file with the plot and a table of its values.
  func html() -> String {
    let rows = steps.map { step in
      """
      <tr><th scope="row">\(MarkupText.line(step.label))</th>\
      <td class="number" data-label="measurements">\(step.points.count)</td>\
      <td class="number" data-label="recorded">\(Self.text(step.recorded))</td>\
      <td class="number" data-label="computed">\(Self.text(step.computed))</td>\
      <td class="number" data-label="deviate">\(step.deviating)</td></tr>

      """
    }
    let body = """
      <main>
      <h1>\(MarkupText.line(metric))</h1>
      <p>\(MarkupText.line(headline)) (simulator \(MarkupText.line(simulator))).</p>
      \(TrendPlot(self).svg)
      <table class="stack inline"><thead><tr><th scope="col">\(axis.rawValue)</th>\
      <th scope="col" class="number">measurements</th><th scope="col" class="number">recorded</th>\
      <th scope="col" class="number">computed</th><th scope="col" class="number">deviate</th></tr>\
      </thead><tbody>
      \(rows.joined())</tbody></table>
      </main>
      """
    return HTMLPage(
      title: "Plumbline: \(headline)", styleSheet: TrendPlot.styleSheet, body: body
    ).text
  }
}
