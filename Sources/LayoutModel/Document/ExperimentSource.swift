/// Where an experiment's numbers come from.
public struct ExperimentSource: Hashable, Sendable {
  /// The kind of source: `article`, `device`, `simulator`, `issue`, `code`, `blog`, `peer-test`.
  public var kind: String
  /// Where in the source: a file and line, an address.
  public var ref: String?
  /// How the source gives the numbers: `printed`, `stated`, `derived`.
  public var evidence: String?

  /// Makes a source.
  public init(kind: String, ref: String? = nil, evidence: String? = nil) {
    self.kind = kind
    self.ref = ref
    self.evidence = evidence
  }
}
