import LayoutModel

extension ComparisonReport {
  /// Writes `plumb.report/1`.
  func json() -> [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.beginObject()
    writer.member("schema", "plumb.report/1")
    writer.member("simulator", simulator)
    writer.key("summary")
    writer.beginObject()
    writer.member("measurements", counts.total)
    for verdict in Verdict.allCases { writer.member(verdict.rawValue, counts[verdict]) }
    writer.member("agreement", counts.agreement)
    writer.endObject()
    writer.key("comparisons")
    writer.beginArray()
    for comparison in comparisons {
      writer.beginObject()
      writer.comparisonMembers(comparison)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    return writer.finished()
  }

  /// Writes one comparison a line, as they stand in `plumb.report/1`.
  func ndjson() -> [UInt8] {
    var writer = JSONWriter()
    for comparison in comparisons {
      writer.beginObject()
      writer.comparisonMembers(comparison)
      writer.endObject()
    }
    return comparisons.isEmpty ? [] : writer.finished()
  }
}

extension JSONWriter {
  /// Writes the members of a comparison into an open object.
  mutating func comparisonMembers(_ comparison: Comparison) {
    member("experiment", comparison.experiment)
    member("revision", comparison.revision)
    verdictMembers(comparison)
  }

  /// Writes the members of a comparison without those that say whose it is.
  mutating func verdictMembers(_ comparison: Comparison) {
    member("metric", comparison.metric)
    member("recorded", comparison.recorded)
    member("computed", comparison.computed)
    member("difference", comparison.difference)
    member("limit", comparison.limit)
    member("rule", comparison.rule.word)
    member("verdict", comparison.verdict.rawValue)
    if let reason = comparison.reason { member("reason", reason) }
  }
}
