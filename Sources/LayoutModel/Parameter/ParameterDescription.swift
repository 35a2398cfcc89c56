/// What there is to know of a parameter's path without any configuration at hand.
public struct ParameterDescription: Sendable {
  /// What kind of value the parameter has.
  public enum Kind: String, Hashable, Sendable {
    case number
    case text
    case boolean
    case version
    /// A number or a text, as a constraint or a row height.
    case numberOrText
  }

  /// The path with `<view>` for a view's id.
  public var pattern: String
  /// The kind of its values.
  public var kind: Kind
  /// What its numbers measure.
  public var unit: DocumentKey.Unit
  /// What a configuration means that does not state the parameter.
  public var defaultValue: DefaultValue
  /// Which views may have it.
  public var owner: DocumentKey.Owner
  /// What it says, in one sentence.
  public var meaning: String
}
