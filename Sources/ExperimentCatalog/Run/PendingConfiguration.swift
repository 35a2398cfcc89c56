/// A configuration with measured metrics that a simulator version has not computed yet.
package struct PendingConfiguration: Sendable {
  /// A metric that is to be computed.
  package struct Metric: Hashable, Sendable {
    package let id: MetricID
    package let path: String
  }

  package let id: ConfigurationID

  /// The configuration as canonical JSON, for `DocumentReader.configuration()`.
  package let configurationText: [UInt8]

  /// Never empty.
  package let metrics: [Metric]
}
