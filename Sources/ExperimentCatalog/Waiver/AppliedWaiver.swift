package import LayoutModel

/// A waiver with the experiments that its condition selects.
package struct AppliedWaiver: Sendable {
  package let waiver: Waiver

  /// The names of the experiments; `nil` for all of them, where the waiver has no condition.
  package let experiments: Set<String>?

  private let pattern: PathPattern

  package init(_ waiver: Waiver, experiments: Set<String>?) {
    self.waiver = waiver
    self.experiments = experiments
    pattern = PathPattern(waiver.metric)
  }

  /// Whether the waiver speaks of an experiment.
  package func covers(experiment: String) -> Bool {
    experiments?.contains(experiment) ?? true
  }

  /// Whether the waiver speaks of a metric, in the experiments that it covers.
  package func covers(metric: String) -> Bool {
    pattern.matches(metric)
  }
}
