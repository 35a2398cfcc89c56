/// A recorded value of one metric.
public struct Measurement: Sendable {
  /// The metric's path as the document writes it.
  public var path: String
  /// What was measured.
  public var metric: Metric
  /// The recorded value.
  public var value: MetricValue
  /// The number as it was printed, where the document keeps it: `47.330`.
  public var printed: String?
  /// How the source gives this number, where it differs from the document's.
  public var evidence: String?
  /// Who measured it, where it differs from the document's source.
  public var measuredBy: String?

  /// Makes a measurement.
  public init(
    path: String, metric: Metric, value: MetricValue, printed: String? = nil,
    evidence: String? = nil, measuredBy: String? = nil
  ) {
    self.path = path
    self.metric = metric
    self.value = value
    self.printed = printed
    self.evidence = evidence
    self.measuredBy = measuredBy
  }
}
