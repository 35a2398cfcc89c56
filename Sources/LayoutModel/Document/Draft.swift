/// A document on its way to an experiment: enough to be simulated, not yet to be recorded.
public struct Draft: Sendable {
  /// The experiment's name; nil where the document has none.
  public var name: String?
  /// What is to be laid out.
  public var configuration: Configuration
  /// The measurements in the order of the document; empty where it has none.
  public var measurements: [Measurement]

  /// Makes a draft from its parts.
  public init(name: String?, configuration: Configuration, measurements: [Measurement]) {
    self.name = name
    self.configuration = configuration
    self.measurements = measurements
  }
}
