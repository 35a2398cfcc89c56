import LayoutModel

/// The book in which rules note why a number is what it is; closed unless an explanation is asked
/// for, so that a simulation without one pays a branch and nothing else.
struct Trace {
  let isOpen: Bool
  private(set) var derivations: [Metric: Derivation] = [:]

  init(isOpen: Bool) { self.isOpen = isOpen }

  /// Notes the derivation of a metric, in place of an earlier one.
  ///
  /// Callers ask `isOpen` before they put a derivation together.
  mutating func note(_ metric: Metric, _ derivation: Derivation) {
    guard isOpen else { return }
    derivations[metric] = derivation
  }
}
