/// How often each verdict was reached, by a key that mostly is the same as the one before.
struct RunningCounts<Key: Hashable & Sendable>: Sendable {
  private var earlier: [Key: VerdictCounts] = [:]
  /// The last key, whose counts are not among the earlier ones yet.
  private var last: (key: Key, counts: VerdictCounts)?

  /// What was counted.
  var counts: [Key: VerdictCounts] {
    var counts = earlier
    if let last { counts[last.key, default: VerdictCounts()].add(last.counts) }
    return counts
  }

  /// Adds what was counted of one experiment.
  mutating func add(_ counts: VerdictCounts, to key: Key) {
    if last?.key != key {
      if let last { earlier[last.key, default: VerdictCounts()].add(last.counts) }
      last = (key, VerdictCounts())
    }
    last?.counts.add(counts)
  }
}
