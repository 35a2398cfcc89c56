import LayoutModel

/// Writes one row a comparison; the columns are the contract of the format.
struct ComparisonCSV: ComparisonWriter {
  private static let columns = [
    "experiment", "revision", "metric", "recorded", "computed", "difference", "limit", "rule",
    "verdict",
  ]

  private var writer: CSVWriter

  init() {
    writer = CSVWriter()
    for column in Self.columns { writer.word(column) }
    writer.endLine()
  }

  mutating func add(_ experiment: ComparedExperiment, to output: inout [UInt8]) {
    var head = CSVWriter()
    head.cell(experiment.name)
    head.cell(experiment.revision)
    let comparisons = experiment.comparisons.span
    for index in comparisons.indices { row(comparisons[index], after: head) }
    writer.move(to: &output)
  }

  mutating func end(
    _ totals: ComparisonTotals, _ details: [String: ExperimentDetails], to output: inout [UInt8]
  ) {
    writer.move(to: &output)
  }

  private mutating func row(_ comparison: borrowing Comparison, after head: CSVWriter) {
    writer.cells(of: head)
    writer.cell(comparison.metric)
    writer.cell(comparison.recorded)
    writer.cell(comparison.computed)
    writer.cell(comparison.difference)
    writer.cell(comparison.limit)
    writer.word(comparison.rule.reportWord)
    writer.word(comparison.verdict.rawValue)
    writer.endLine()
  }
}
