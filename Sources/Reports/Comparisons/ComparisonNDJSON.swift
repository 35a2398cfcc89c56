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

extension Span<Comparison> {
  /// The most bytes that one takes as a line of NDJSON or CSV, without what says whose it is.
  func mostBytes(at index: Int) -> Int {
    var texts = self[index].metric.utf8.count
    texts += self[index].reason?.utf8.count ?? 0
    if case .text(let text) = self[index].recorded { texts += text.utf8.count }
    if case .text(let text)? = self[index].computed { texts += text.utf8.count }
    // A byte that is escaped is six; keys, numbers and words are fewer than the rest.
    return 6 * texts + 512
  }
}
