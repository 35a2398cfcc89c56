import LayoutModel

extension ComparisonReport {
  /// Writes one row a comparison; the columns are the contract of the format.
  func csv() -> String {
    var writer = CSVWriter()
    let columns = [
      "experiment", "revision", "metric", "recorded", "computed", "difference", "limit", "rule",
      "verdict",
    ]
    for column in columns { writer.cell(column) }
    writer.endLine()
    for comparison in comparisons {
      writer.cell(comparison.experiment)
      writer.cell(comparison.revision)
      writer.cell(comparison.metric)
      writer.cell(comparison.recorded)
      writer.cell(comparison.computed)
      writer.cell(comparison.difference)
      writer.cell(comparison.limit)
      writer.cell(comparison.rule.word)
      writer.cell(comparison.verdict.rawValue)
      writer.endLine()
    }
    return writer.text
  }
}
