/// One leaf of a configuration under its dotted path.
public struct Parameter: Hashable, Sendable {
  /// The path, as in `table.contentInset.top`.
  public var path: String
  /// The stated value.
  public var value: ParameterValue

  /// Makes a parameter.
  public init(_ path: String, _ value: ParameterValue) {
    self.path = path
    self.value = value
  }
}
