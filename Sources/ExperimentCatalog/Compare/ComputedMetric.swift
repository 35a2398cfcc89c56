import LayoutModel

/// What was computed for a metric of a configuration.
struct ComputedMetric {
  var metric: Int64
  var expectation: Layout.Answer
}
