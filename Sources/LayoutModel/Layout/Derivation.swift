/// Why a number is what it is: the rule, and the terms that it puts together.
public struct Derivation: Hashable, Sendable {
  /// One summand or operand.
  public struct Term: Hashable, Sendable {
    /// What the term is, in UIKit's words.
    public var label: String
    /// The number that is explained.
    public var value: Double
    /// Whether the term is subtracted.
    public var isNegative: Bool
    /// The metric whose own derivation explains the term; nil for a leaf.
    public var metric: Metric?

    /// Whether the label says the value already, as in `20 rows of 40`.
    public var isSaidByLabel = false

    /// Makes a term that is added and whose label says its value.
    public static func said(_ label: String, _ value: Double) -> Term {
      Term(label: label, value: value, isNegative: false, metric: nil, isSaidByLabel: true)
    }

    /// Makes a term that is added.
    public static func plus(_ label: String, _ value: Double, _ metric: Metric? = nil) -> Term {
      Term(label: label, value: value, isNegative: false, metric: metric)
    }

    /// Makes a term that is subtracted.
    public static func minus(_ label: String, _ value: Double, _ metric: Metric? = nil) -> Term {
      Term(label: label, value: value, isNegative: true, metric: metric)
    }
  }

  /// How the terms make the value.
  public enum Form: Hashable, Sendable {
    case sum
    /// Something else, said in words or as a formula in which the terms stand.
    case formula(String)
  }

  /// The number that is explained.
  public var value: Double
  /// The rule that puts the terms together.
  public var rule: LayoutRule
  /// How the terms make the value.
  public var form: Form
  /// What is put together.
  public var terms: [Term]

  /// Makes a sum of terms.
  public init(_ rule: LayoutRule, value: Double, sum terms: [Term]) {
    self.rule = rule
    self.value = value
    self.form = .sum
    self.terms = terms
  }

  /// Makes a value that follows from its terms by a formula.
  public init(_ rule: LayoutRule, value: Double, formula: String, _ terms: [Term]) {
    self.rule = rule
    self.value = value
    self.form = .formula(formula)
    self.terms = terms
  }
}
