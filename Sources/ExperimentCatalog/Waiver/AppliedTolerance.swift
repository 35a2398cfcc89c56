package import LayoutModel

/// A tolerance with the experiments that its condition selects.
package struct AppliedTolerance: Sendable {
  package let tolerance: MetricTolerance

  /// The names of the experiments; `nil` for all of them, where there is no condition.
  package let experiments: Set<String>?

  private let pattern: PathPattern

  init(_ tolerance: MetricTolerance, experiments: Set<String>?) {
    self.tolerance = tolerance
    self.experiments = experiments
    pattern = PathPattern(tolerance.metric)
  }

  /// Whether it speaks of an experiment.
  package func covers(experiment: String) -> Bool {
    experiments?.contains(experiment) ?? true
  }

  /// Whether it speaks of a metric, in the experiments that it covers.
  package func covers(metric: String) -> Bool {
    pattern.matches(metric)
  }
}
