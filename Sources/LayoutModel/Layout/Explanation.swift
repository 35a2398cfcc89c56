/// The reasons of one number, put together into a sum of leaves and the rules on the way.
public struct Explanation: Sendable {
  /// The number that is explained.
  public var value: Double
  /// The value as a sum, `-(status bar 20 + navigation bar 44)`, or as a formula.
  public var expression: String
  /// The rules that were used, the number's own first, each once.
  public var rules: [LayoutRule]

  /// Makes an explanation from its parts.
  public init(value: Double, expression: String, rules: [LayoutRule]) {
    self.value = value
    self.expression = expression
    self.rules = rules
  }

  /// One line: `-64 = -(status bar 20 + navigation bar 44)`.
  public var line: String { "\(NumberText.format(value)) = \(expression)" }
}
