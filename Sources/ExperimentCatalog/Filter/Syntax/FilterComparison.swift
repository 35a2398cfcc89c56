/// An operator that compares two values; the raw value is its sign, in filters and in SQL.
enum FilterComparison: String, Sendable {
  case equal = "="
  case unequal = "<>"
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="

  init?(_ token: FilterToken.Kind) {
    switch token {
    case .sign(.equal): self = .equal
    case .sign(.unequal): self = .unequal
    case .sign(.less): self = .less
    case .sign(.lessOrEqual): self = .lessOrEqual
    case .sign(.greater): self = .greater
    case .sign(.greaterOrEqual): self = .greaterOrEqual
    default: return nil
    }
  }

  /// Whether the operator asks for an order and not for equality.
  var isOrder: Bool { self != .equal && self != .unequal }

  /// The operator that says the same with its sides exchanged.
  var mirrored: FilterComparison {
    switch self {
    case .equal, .unequal: self
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    }
  }

  func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
    switch self {
    case .equal: left == right
    case .unequal: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    }
  }
}
