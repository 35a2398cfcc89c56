/// Where an experiment's numbers come from.
///
/// Nothing of it is part of the configuration: whoever measures, it is the same layout.
public struct ExperimentSource: Hashable, Sendable {
  /// The kind of source: `article`, `device`, `simulator`, `issue`, `code`, `blog`, `peer-test`.
  public var kind: String
  /// Where in the source: a file and line, an address.
  public var ref: String?
  /// How the source gives the numbers: `printed`, `stated`, `derived`.
  public var evidence: String?
  /// Who measured the numbers: a person, a machine, a job.
  public var by: String?
  /// The device or simulator that was measured, as it calls itself: `iPhone15,2`.
  public var device: String?
  /// The build of its system: `22A3354`.
  public var osBuild: String?
  /// The commit of the app that was measured.
  public var appCommit: String?
  /// The program that printed the numbers, with its version.
  public var tool: String?

  /// Makes a source.
  public init(
    kind: String, ref: String? = nil, evidence: String? = nil, by: String? = nil,
    device: String? = nil, osBuild: String? = nil, appCommit: String? = nil, tool: String? = nil
  ) {
    self.kind = kind
    self.ref = ref
    self.evidence = evidence
    self.by = by
    self.device = device
    self.osBuild = osBuild
    self.appCommit = appCommit
    self.tool = tool
  }
}
