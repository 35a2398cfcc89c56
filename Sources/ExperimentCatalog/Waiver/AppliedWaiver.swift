package import LayoutModel

/// A waiver with the experiments that its condition selects.
package struct AppliedWaiver: Sendable {
  package let waiver: Waiver

  /// The names of the experiments; `nil` for all of them, where the waiver has no condition.
  package let experiments: Set<String>?

  /// Whether the waiver speaks of a metric of an experiment.
  package func covers(metric: String, of experiment: String) -> Bool {
    waiver.covers(metric: metric) && experiments?.contains(experiment) ?? true
  }
}
