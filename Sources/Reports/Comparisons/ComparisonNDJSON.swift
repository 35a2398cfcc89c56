import LayoutModel

/// Writes one comparison a line, as they stand in `plumb.report/1`.
struct ComparisonNDJSON: ComparisonWriter {
  /// What the lines of an experiment begin with; kept, since there are many experiments.
  private var head: [UInt8] = []

  mutating func add(_ experiment: ComparedExperiment, to output: inout [UInt8]) {
    head.removeAll(keepingCapacity: true)
    head.append(atMost: 6 * experiment.name.utf8.count + 64) { run in
      run.append("{\"experiment\":" as StaticString)
      run.append(quoted: experiment.name)
      run.member("revision", experiment.revision)
    }
    head.withUnsafeBufferPointer { head in
      let comparisons = experiment.comparisons.span
      for index in comparisons.indices {
        output.append(atMost: head.count + comparisons.mostBytes(at: index)) { line in
          line.append(head)
          line.verdictMembers(of: comparisons, at: index)
          line.append("}\n" as StaticString)
        }
      }
    }
  }

  func end(
    _ totals: ComparisonTotals, _ details: [String: ExperimentDetails], to output: inout [UInt8]
  ) {}
}
