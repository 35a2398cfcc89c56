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
      writer.comparisonMembers(comparisons[index])
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    output += writer.finished()
  }
}

extension JSONMemberWriter where Self: ~Copyable, Self: ~Escapable {
  /// Writes the members of a comparison into an open object.
  mutating func comparisonMembers(_ comparison: borrowing Comparison) {
    ownerMembers(comparison.experiment, comparison.revision)
    verdictMembers(comparison)
  }

  /// Writes the members of a comparison that say whose it is.
  mutating func ownerMembers(_ experiment: String, _ revision: Int) {
    member("experiment", experiment)
    member("revision", revision)
  }

  /// Writes the members of a comparison without those that say whose it is.
  @inline(__always)
  mutating func verdictMembers(_ comparison: borrowing Comparison) {
    member("metric", comparison.metric)
    member("recorded", comparison.recorded)
    member("computed", comparison.computed)
    member("difference", comparison.difference)
    member("limit", comparison.limit)
    member("rule", plain: comparison.rule.reportWord)
    member("verdict", plain: comparison.verdict.rawValue)
    if let reason = comparison.reason { member("reason", reason) }
  }
}
