/// What kind of value a metric has.
public enum MetricType: String, Hashable, Sendable {
  case number
  case boolean
  case state
}
