import LayoutModel

/// The book in which rules note why a number is what it is; closed unless an explanation is asked
/// for, so that a simulation without one pays a branch and nothing else.
struct Trace {
  let isOpen: Bool
  private(set) var derivations: [Metric: Derivation] = [:]

  init(isOpen: Bool) { self.isOpen = isOpen }

  /// Notes the derivation of a metric, in place of an earlier one.
  mutating func note(
    _ metric: @autoclosure () -> Metric, _ derivation: @autoclosure () -> Derivation
  ) {
    guard isOpen else { return }
    derivations[metric()] = derivation()
  }
}
