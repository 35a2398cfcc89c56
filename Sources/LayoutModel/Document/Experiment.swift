/// An experiment document: a configuration with what was measured on it, and where that is from.
public struct Experiment: Sendable {
  /// The name, with slashes for groups; the catalog knows the experiment by it.
  public var name: String
  /// Where the numbers come from.
  public var source: ExperimentSource?
  /// What the experiment shows, in one sentence.
  public var what: String?
  /// What is doubtful, chosen or deduced.
  public var note: String?
  /// The printed text as it was found.
  public var raw: String?
  /// Words by which the experiment is found.
  public var tags: [String]
  /// When it was measured, as the document states it (ISO 8601).
  public var recordedAt: String?
  /// How far every number of the document may lie from the computed one, in the metric's unit.
  public var tolerance: Double?
  /// Everything that determines the layout.
  public var configuration: Configuration
  /// The measurements in the order of the document.
  public var measurements: [Measurement]
  /// What was printed too and follows from nothing in the configuration, in the document's order.
  public var unexplained: [UnexplainedValue]

  /// Makes an experiment from its parts.
  public init(
    name: String, source: ExperimentSource? = nil, what: String? = nil, note: String? = nil,
    raw: String? = nil, tags: [String] = [], recordedAt: String? = nil, tolerance: Double? = nil,
    configuration: Configuration, measurements: [Measurement],
    unexplained: [UnexplainedValue] = []
  ) {
    self.name = name
    self.source = source
    self.what = what
    self.note = note
    self.raw = raw
    self.tags = tags
    self.recordedAt = recordedAt
    self.tolerance = tolerance
    self.configuration = configuration
    self.measurements = measurements
    self.unexplained = unexplained
  }
}
