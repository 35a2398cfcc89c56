import LayoutModel

/// Writes compared experiments in one format, as they come.
///
/// A format that can say of an experiment at once what there is to say writes it at once, so that
/// its memory does not grow; the others collect what they need until the end.
protocol ComparisonWriter: Sendable {
  /// Whether the end wants the totals by metric, group and platform.
  static var wantsBreakdown: Bool { get }

  mutating func add(_ experiment: ComparedExperiment, to output: inout [UInt8])

  /// The experiments of which the end wants details, in the order of their importance.
  var wanted: [String] { get }

  mutating func end(
    _ totals: ComparisonTotals, _ details: [String: ExperimentDetails], to output: inout [UInt8])
}

extension ComparisonWriter {
  static var wantsBreakdown: Bool { false }
  var wanted: [String] { [] }
}
