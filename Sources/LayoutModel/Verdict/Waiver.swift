/// A known deviation: where it is, how large it is, and why it stays.
public struct Waiver: Hashable, Sendable {
  /// The metric's path; `*` stands for any run of characters.
  public var metric: String
  /// A filter that selects the experiments.
  public var condition: String
  /// The range in which recorded minus computed lies, both ends included, in the metric's unit.
  public var deviation: ClosedRange<Double>
  /// Why the deviation stays.
  public var reason: String
  /// Where the reason can be looked up.
  public var reference: String
  /// The day from which the waiver holds, as `2026-11-30`.
  public var since: String

  /// Makes a waiver.
  public init(
    metric: String, condition: String, deviation: ClosedRange<Double>, reason: String,
    reference: String, since: String
  ) {
    self.metric = metric
    self.condition = condition
    self.deviation = deviation
    self.reason = reason
    self.reference = reference
    self.since = since
  }
}
