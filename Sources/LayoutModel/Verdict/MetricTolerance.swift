/// How far the numbers of some metrics may lie from the computed ones.
public struct MetricTolerance: Hashable, Sendable {
  /// The metric's path; `*` stands for any run of characters.
  public var metric: String
  /// A filter that selects the experiments; "" for all.
  public var condition: String
  /// In the metric's unit; nil for half a pixel of the experiment's screen.
  public var points: Double?
  /// Why it is so much; may be empty.
  public var reason: String

  /// Makes a tolerance.
  public init(metric: String, condition: String, points: Double?, reason: String) {
    self.metric = metric
    self.condition = condition
    self.points = points
    self.reason = reason
  }
}
