package import LayoutModel

/// What a simulator says of a metric.
package enum Expectation: Sendable {
  case value(MetricValue)
  /// No rule decides the metric; the reason in one sentence.
  case notModelled(String)
}

extension Expectation {
  /// The kind under which the catalog keeps what no rule decides.
  static let notModelledKind = "not-modelled"
}
