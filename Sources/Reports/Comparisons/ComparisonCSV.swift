import LayoutModel

/// Writes one row a comparison; the columns are the contract of the format.
struct ComparisonCSV: ComparisonWriter {
  private static let columns = [
    "experiment", "revision", "metric", "recorded", "computed", "difference", "limit", "rule",
    "verdict",
  ]

  private var isBegun = false
  /// What the lines of an experiment begin with; kept, since there are many experiments.
  private var head: [UInt8] = []

  mutating func add(_ experiment: ComparedExperiment, to output: inout [UInt8]) {
    begin(&output)
    head.removeAll(keepingCapacity: true)
    head.append(atMost: 2 * experiment.name.utf8.count + 64) { run in
      experiment.name.withBytes { CSVText($0).write(to: &run) }
      run.append(UInt8(ascii: ","))
      run.append(decimal: experiment.revision)
    }
    head.withUnsafeBufferPointer { head in
      // In place: to copy a comparison takes a tenth of what it takes to write it.
      let comparisons = experiment.comparisons.span
      for index in comparisons.indices {
        output.append(atMost: head.count + comparisons.mostBytes(at: index)) { line in
          line.append(head)
          line.cell(comparisons[index].metric)
          if let number = comparisons[index].commonNumber {
            line.cells(bothOf: number)
          } else {
            line.cell(comparisons[index].recorded)
            line.cell(comparisons[index].computed)
          }
          line.cell(comparisons[index].difference)
          line.cell(comparisons[index].limit)
          line.cell(plain: comparisons[index].rule.wordBytes)
          line.cell(plain: comparisons[index].verdict.wordBytes)
          line.append("\n" as StaticString)
        }
      }
    }
  }

  mutating func end(
    _ totals: ComparisonTotals, _ details: [String: ExperimentDetails], to output: inout [UInt8]
  ) {
    begin(&output)
  }

  /// Writes the line of the columns' names, once.
  private mutating func begin(_ output: inout [UInt8]) {
    guard !isBegun else { return }
    isBegun = true
    output += Array((Self.columns.joined(separator: ",") + "\n").utf8)
  }
}
