import LayoutModel

/// Writes `plumb.report/1`, whose shape is in `Schemas/plumb.report-1.schema.json`.
struct ComparisonJSON: ComparisonWriter {
  private let options: ComparisonOptions
  private var comparisons: [Comparison] = []

  init(_ options: ComparisonOptions) {
    self.options = options
  }

  mutating func add(_ experiment: ComparedExperiment, to output: inout [UInt8]) {
    comparisons += experiment.comparisons
  }

  mutating func end(
    _ totals: ComparisonTotals, _ details: [String: ExperimentDetails], to output: inout [UInt8]
  ) {
    var writer = JSONWriter(style: .pretty)
    writer.beginObject()
    writer.member("schema", "plumb.report/1")
    writer.member("simulator", options.simulator)
    if let stamp = options.stamp { writer.member("stamp", stamp) }
    writer.key("summary")
    writer.beginObject()
    writer.member("measurements", totals.counts.total)
    for verdict in Verdict.allCases {
      writer.key(verdict.rawValue)
      writer.integer(totals.counts[verdict])
    }
    writer.member("agreement", totals.counts.agreement)
    writer.endObject()
    writer.key("comparisons")
    writer.beginArray()
    let comparisons = comparisons.span
    for index in comparisons.indices {
      writer.beginObject()
      writer.member("experiment", comparisons[index].experiment)
      writer.member("revision", comparisons[index].revision)
      writer.verdictMembers(of: comparisons, at: index)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    output += writer.finished()
  }
}

extension JSONMemberWriter where Self: ~Copyable, Self: ~Escapable {
  /// Writes the members of a comparison without those that say whose it is.
  @inline(__always)
  mutating func verdictMembers(_ comparison: Comparison) {
    verdictMembers(of: [comparison].span, at: 0)
  }

  /// Writes the same of one of many.
  ///
  /// To copy a comparison takes a tenth of what it takes to write it: here none is.
  @inline(__always)
  mutating func verdictMembers(of comparisons: Span<Comparison>, at index: Int) {
    member("metric", comparisons[index].metric)
    if let number = comparisons[index].commonNumber {
      members("recorded", "computed", number: number)
    } else {
      member("recorded", comparisons[index].recorded)
      member("computed", comparisons[index].computed)
    }
    member("difference", comparisons[index].difference)
    member("limit", comparisons[index].limit)
    member("rule", plain: comparisons[index].rule.wordBytes)
    member("verdict", plain: comparisons[index].verdict.wordBytes)
    if let reason = comparisons[index].reason { member("reason", reason) }
  }
}
