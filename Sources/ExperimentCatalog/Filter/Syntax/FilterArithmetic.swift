/// An operator between numbers; the raw value is its sign.
enum FilterArithmetic: String, Sendable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"

  init?(_ token: FilterToken.Kind) {
    switch token {
    case .sign(.plus): self = .add
    case .sign(.minus): self = .subtract
    case .sign(.times): self = .multiply
    case .sign(.divided): self = .divide
    default: return nil
    }
  }

  /// Whether the operator binds tighter than + and -.
  var isMultiplication: Bool { self == .multiply || self == .divide }
}
