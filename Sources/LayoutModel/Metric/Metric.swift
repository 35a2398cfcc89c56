/// One number or state that a layout yields: a subject and one of its properties.
public struct Metric: Hashable, Sendable {
  public var subject: MetricSubject
  public var property: MetricProperty

  /// Makes a metric from a subject and one of its properties.
  public init(_ subject: MetricSubject, _ property: MetricProperty) {
    self.subject = subject
    self.property = property
  }
}
