package import LayoutModel

/// A metric that two experiments measured differently.
package struct MeasurementChange: Sendable {
  package let metric: String
  package let old: Comparison
  package let new: Comparison

  /// What the simulator says of it, in words; nil where it says what was measured.
  package var note: String? {
    let verdicts = [old.verdict, new.verdict]
    guard verdicts.contains(where: { $0 != .match }) else { return nil }
    return verdicts.map(\.rawValue).joined(separator: " -> ")
  }
}
