import LayoutModel

/// Writes one comparison a line, as they stand in `plumb.report/1`.
struct ComparisonNDJSON: ComparisonWriter {
  private var writer = JSONWriter()

  mutating func add(_ experiment: ComparedExperiment, to output: inout [UInt8]) {
    let comparisons = experiment.comparisons.span
    for index in comparisons.indices {
      writer.beginObject()
      writer.comparisonMembers(comparisons[index])
      writer.endObject()
    }
    guard !writer.bytes.isEmpty else { return }
    output += writer.bytes
    output.append(UInt8(ascii: "\n"))
    writer.removeAll()
  }

  mutating func end(
    _ totals: ComparisonTotals, _ details: [String: ExperimentDetails], to output: inout [UInt8]
  ) {}
}
