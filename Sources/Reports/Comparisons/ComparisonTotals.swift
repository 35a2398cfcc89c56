import LayoutModel

/// How often each verdict was reached, in all and by metric, group, system and device.
package struct ComparisonTotals: Sendable {
  /// A system on a device.
  package struct Platform: Hashable, Sendable {
    var os: OSVersion
    var device: String
  }

  package private(set) var counts = VerdictCounts()
  package private(set) var experiments = 0
  /// By the metric without its view: `contentOffset.y`.
  var metrics: [String: VerdictCounts] { families.counts }
  /// By the name without its last part: `articles/000`.
  var groups: [String: VerdictCounts] { groupCounts.counts }
  var platforms: [Platform: VerdictCounts] { platformCounts.counts }

  private let isBrokenDown: Bool
  private var families = FamilyCounts()
  private var groupCounts = RunningCounts<String>()
  private var platformCounts = RunningCounts<Platform>()

  /// - Parameter isBrokenDown: Whether more than the totals in all is wanted, which takes time.
  init(isBrokenDown: Bool) {
    self.isBrokenDown = isBrokenDown
  }

  mutating func add(_ experiment: ComparedExperiment) {
    experiments += 1
    // In place: to copy a comparison takes longer than to count it.
    let comparisons = experiment.comparisons.span
    guard isBrokenDown, !comparisons.isEmpty else {
      for place in comparisons.indices { counts.add(comparisons[place].verdict) }
      return
    }
    // What holds for the experiment is looked up once for all of them.
    var own = VerdictCounts()
    for place in comparisons.indices {
      own.add(comparisons[place].verdict)
      families.add(comparisons[place].verdict, of: comparisons[place].metric, at: place)
    }
    counts.add(own)
    groupCounts.add(own, to: Self.group(of: experiment.name))
    platformCounts.add(
      own, to: Platform(os: experiment.os, device: experiment.device ?? Self.ownScreen))
  }

  /// What a screen that has no name in the device table is called.
  static let ownScreen = "own screen"

  /// The name of an experiment without its last part.
  static func group(of name: String) -> String {
    name.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(name[..<$0]) } ?? "(no group)"
  }
}
