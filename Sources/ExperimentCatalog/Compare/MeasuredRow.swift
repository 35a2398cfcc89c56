package import LayoutModel

/// A measurement beside its expectation, with a number in place of its metric's path.
///
/// Small, since a million of them pass from the thread that reads to the one that compares.
package struct MeasuredRow: Sendable {
  /// The place in the list of paths, ``MeasuredValues/paths``.
  package let metric: Int

  package let recorded: MetricValue

  /// The value as it was printed, where that says more than the value.
  package let printed: String?

  /// `nil` where no run has computed it.
  package let expectation: Layout.Answer?
}
