/// One measurement beside its expectation, and the verdict.
public struct Comparison: Sendable {
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
  /// What the comparison comes to.
  public var verdict: Verdict
  /// Why the verdict is what it is, where it needs a reason: a waiver's, or what is not modelled.
  public var reason: String?

  /// Makes a comparison from its parts.
  public init(
    experiment: String, revision: Int, metric: String, recorded: MetricValue, printed: String?,
    computed: MetricValue?, difference: Double?, limit: Double?, rule: ToleranceRule,
    verdict: Verdict, reason: String? = nil
  ) {
    self.experiment = experiment
    self.revision = revision
    self.metric = metric
    self.recorded = recorded
    self.printed = printed
    self.computed = computed
    self.difference = difference
    self.limit = limit
    self.rule = rule
    self.verdict = verdict
    self.reason = reason
  }
}
