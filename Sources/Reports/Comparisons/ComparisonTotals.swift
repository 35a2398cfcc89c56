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
  private(set) var metrics: [String: VerdictCounts] = [:]
  /// By the name without its last part: `articles/000`.
  private(set) var groups: [String: VerdictCounts] = [:]
  private(set) var platforms: [Platform: VerdictCounts] = [:]

  private let isBrokenDown: Bool
  /// The families of the paths that came so far.
  private var families: [String: String] = [:]

  /// - Parameter isBrokenDown: Whether more than the totals in all is wanted, which takes time.
  init(isBrokenDown: Bool) {
    self.isBrokenDown = isBrokenDown
  }

  mutating func add(_ experiment: ComparedExperiment) {
    experiments += 1
    // In place: to copy a comparison takes longer than to count it.
    let comparisons = experiment.comparisons
    for place in comparisons.indices { counts.add(comparisons[place].verdict) }
    guard isBrokenDown else { return }
    let platform = Platform(os: experiment.os, device: experiment.device ?? Self.ownScreen)
    let group = Self.group(of: experiment.name)
    for comparison in experiment.comparisons {
      metrics[family(of: comparison.metric), default: VerdictCounts()].add(comparison.verdict)
      groups[group, default: VerdictCounts()].add(comparison.verdict)
      platforms[platform, default: VerdictCounts()].add(comparison.verdict)
    }
  }

  /// What a screen that has no name in the device table is called.
  static let ownScreen = "own screen"

  /// The name of an experiment without its last part.
  static func group(of name: String) -> String {
    name.lastIndex(of: "/").map { String(name[..<$0]) } ?? "(no group)"
  }

  private mutating func family(of path: String) -> String {
    if let family = families[path] { return family }
    let family = Self.family(of: path)
    families[path] = family
    return family
  }

  /// A metric's path without its view, and with `[…]` for indexes and points.
  static func family(of path: String) -> String {
    var family = ""
    var depth = 0
    var isBehindView = false
    for character in path {
      if character == "." && depth == 0 && !isBehindView {
        isBehindView = true
        continue
      }
      if character == "]" || character == ")" { depth = max(0, depth - 1) }
      if isBehindView && depth == 0 { family.append(character) }
      if character == "[" || character == "(" {
        if isBehindView && depth == 0 { family += "…" }
        depth += 1
      }
    }
    return family.isEmpty ? path : family
  }
}
