/// What a rule rests on.
public enum Evidence: String, CaseIterable, Hashable, Sendable {
  /// A number that UIKit printed.
  case recorded
  /// Apple's documentation or headers.
  case documented
  /// A conclusion from recorded numbers that nothing contradicts.
  case inferred
}
