/// What a comparison of a recorded with a computed value comes to.
///
/// The raw values are the words of every report.
public enum Verdict: String, CaseIterable, Hashable, Sendable {
  /// Recorded and computed agree within the tolerance.
  case match
  case deviates
  /// They differ, and a waiver says by how much and why.
  case waived
  /// They agree although a waiver expects a deviation.
  case unexpectedMatch = "unexpected-match"
  /// No rule of the simulator decides the metric.
  case notModelled = "not-modelled"
  /// No run has computed the metric yet.
  case notComputed = "not-computed"
  /// The metric was asked for with null and never measured.
  case noMeasurement = "no-measurement"
  /// The recorded or the computed value is NaN or infinite.
  case notFinite = "not-finite"
  /// A number stands against a text or a boolean.
  case notComparable = "not-comparable"
}
