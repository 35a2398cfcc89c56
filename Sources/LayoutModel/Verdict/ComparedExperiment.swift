/// An experiment's latest revision with every comparison of its measurements.
public struct ComparedExperiment: Sendable {
  /// The experiment's name.
  public var name: String
  /// The number of the revision, from 1.
  public var revision: Int
  /// The system that the configuration names.
  public var os: OSVersion
  /// The device that the configuration names; nil for a screen of the document's own.
  public var device: String?
  /// The interface's orientation.
  public var orientation: String
  /// When it was measured as the document says, else when it was recorded (ISO 8601).
  public var recordedAt: String
  /// In the order of the document's measurements.
  public var comparisons: [Comparison]

  /// Makes an experiment from its parts.
  public init(
    name: String, revision: Int, os: OSVersion, device: String?, orientation: String,
    recordedAt: String, comparisons: [Comparison]
  ) {
    self.name = name
    self.revision = revision
    self.os = os
    self.device = device
    self.orientation = orientation
    self.recordedAt = recordedAt
    self.comparisons = comparisons
  }
}
