import LayoutModel

/// Writes one comparison a line, as they stand in `plumb.report/1`.
struct ComparisonNDJSON: ComparisonWriter {
  func add(_ experiment: ComparedExperiment, to output: inout [UInt8]) {
    var head = JSONWriter()
    head.beginObject()
    head.ownerMembers(experiment.name, experiment.revision)
    head.bytes.withUnsafeBufferPointer { head in
      let comparisons = experiment.comparisons.span
      for index in comparisons.indices {
        output.append(atMost: head.count + Self.longest(comparisons, at: index)) { line in
          line.append(head)
          line.verdictMembers(of: comparisons, at: index)
          line.append("}\n" as StaticString)
        }
      }
    }
  }

  /// The most bytes that follow the head of a line.
  private static func longest(_ comparisons: Span<Comparison>, at index: Int) -> Int {
    var texts = comparisons[index].metric.utf8.count
    texts += comparisons[index].reason?.utf8.count ?? 0
    if case .text(let text) = comparisons[index].recorded { texts += text.utf8.count }
    if case .text(let text)? = comparisons[index].computed { texts += text.utf8.count }
    // A byte that is escaped is six; keys, numbers and words are fewer than the rest.
    return 6 * texts + 512
  }

  func end(
    _ totals: ComparisonTotals, _ details: [String: ExperimentDetails], to output: inout [UInt8]
  ) {}
}
