/// One measurement beside its expectation, and the verdict.
public struct Comparison: Sendable {
  /// What the comparison comes to.
  public var verdict: Verdict
  /// The experiment's name.
  public var experiment: String
  /// The number of the experiment's revision, from 1.
  public var revision: Int
  /// The metric's path, as in `table.contentOffset.y`.
  public var metric: String
  /// The measured value.
  public var recorded: MetricValue
  /// The recorded number as it was printed, where the document says so.
  public var printed: String?
  /// The computed value; nil where there is none.
  public var computed: MetricValue?
  /// Recorded minus computed, where both are finite numbers.
  public var difference: Double?
  /// How far the two may lie apart, where both are finite numbers.
  public var limit: Double?
  /// The rule that set the limit.
  public var rule: ToleranceRule
  /// Why the verdict is what it is, where it needs a reason: a waiver's, or what is not modelled.
  public var reason: String?
}

// By the initializer that has the parts in the order of their places: one that sets them one by one
// makes the comparison and then a copy of it.
extension Comparison {
  /// Makes a comparison from its parts.
  public init(
    experiment: String, revision: Int, metric: String, recorded: MetricValue, printed: String?,
    computed: MetricValue?, difference: Double?, limit: Double?, rule: ToleranceRule,
    verdict: Verdict, reason: String? = nil
  ) {
    self.init(
      verdict: verdict, experiment: experiment, revision: revision, metric: metric,
      recorded: recorded, printed: printed, computed: computed, difference: difference,
      limit: limit, rule: rule, reason: reason)
  }
}
