/// One number or state that a layout yields: a subject and one of its properties.
public struct Metric: Hashable, Sendable {
  /// The thing that is asked.
  public var subject: MetricSubject
  /// What is asked of it.
  public var property: MetricProperty

  /// Makes a metric from a subject and one of its properties.
  public init(_ subject: MetricSubject, _ property: MetricProperty) {
    self.subject = subject
    self.property = property
  }
}
