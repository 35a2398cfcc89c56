/// A rule of UIKit as the simulator models it.
public struct LayoutRule: Hashable, Sendable {
  /// The rule's name, after the UIKit thing it models.
  public var name: String
  /// What the rule says, in one sentence.
  public var statement: String
  /// What kind of source the rule rests on.
  public var evidence: Evidence
  /// The source: an experiment's name, a page of Apple's documentation, a publication.
  public var basis: String

  /// Makes a rule.
  public init(_ name: String, _ statement: String, _ evidence: Evidence, basis: String) {
    self.name = name
    self.statement = statement
    self.evidence = evidence
    self.basis = basis
  }
}
