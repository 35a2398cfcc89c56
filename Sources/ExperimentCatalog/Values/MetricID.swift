/// Names a metric's path inside of one open catalog.
package struct MetricID: Hashable, Sendable {
  let rawValue: Int64
}
