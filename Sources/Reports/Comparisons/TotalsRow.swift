import LayoutModel

/// One part of a breakdown: a metric, a group, a system, a device.
struct TotalsRow: Sendable {
  var name: String
  var counts: VerdictCounts

  /// What neither matches nor deviates nor is waived.
  var other: Int {
    counts.total - counts[.match] - counts[.deviates] - counts[.waived]
  }

  var isClean: Bool { counts[.match] == counts.total }

  /// The parts, the worst first: by deviations, then by all that does not match, then by name.
  static func rows(of parts: [String: VerdictCounts]) -> [TotalsRow] {
    parts.map { TotalsRow(name: $0.key, counts: $0.value) }.sorted { a, b in
      let first = (-a.counts[.deviates], a.counts[.match] - a.counts.total, a.name)
      let second = (-b.counts[.deviates], b.counts[.match] - b.counts.total, b.name)
      return first < second
    }
  }
}
