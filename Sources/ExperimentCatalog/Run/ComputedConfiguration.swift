package import LayoutModel

/// What a run computed for one configuration.
package struct ComputedConfiguration: Sendable {
  /// A metric with what the simulator says of it.
  package struct Value: Sendable {
    package let metric: MetricID
    package let expectation: Layout.Answer

    package init(_ metric: MetricID, _ expectation: Layout.Answer) {
      self.metric = metric
      self.expectation = expectation
    }
  }

  package let id: ConfigurationID
  package let values: [Value]

  package init(_ id: ConfigurationID, _ values: [Value]) {
    self.id = id
    self.values = values
  }
}
