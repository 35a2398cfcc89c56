package import LayoutModel

/// A measurement of an experiment's latest revision beside what a simulator version computed.
package struct MeasuredValue: Sendable {
  package let experiment: String
  package let revision: Int

  /// The metric's path, as in `table.contentOffset.y`.
  package let metric: String

  package let recorded: MetricValue

  /// The value as it was printed, where that says more than the value.
  package let printed: String?

  /// How far each number of the document may lie from the computed one; `nil` where it does not say.
  package let tolerance: Double?

  /// Pixels a point on the configuration's screen.
  package let scale: Double

  /// `nil` where no run has computed it.
  package let expectation: Expectation?
}
