package import LayoutModel

/// A measurement of an experiment's latest revision beside what a simulator version computed.
package struct MeasuredValue: Sendable {
  package let owner: MeasuredExperiment

  /// The metric's path, as in `table.contentOffset.y`.
  package let metric: String

  package let recorded: MetricValue

  /// The value as it was printed, where that says more than the value.
  package let printed: String?

  /// `nil` where no run has computed it.
  package let expectation: Layout.Answer?

  package var experiment: String { owner.name }
  package var revision: Int { owner.revision }
}
