/// The value of one parameter of a configuration.
public enum ParameterValue: Hashable, Sendable {
  case number(Double)
  case text(String)
  case boolean(Bool)
}
