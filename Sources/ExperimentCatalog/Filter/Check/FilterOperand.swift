import LayoutModel

/// A checked value of a filter.
indirect enum FilterOperand: Sendable {
  case number(Double)
  case text(String)
  case boolean(Bool)
  case version(OSVersion)
  /// A date or a time, ISO 8601.
  case time(String)
  /// What the name stands for, as far as it has that type: another one counts as missing.
  case reference(FilterReference, as: FilterType)
  case negation(FilterOperand)
  case absolute(FilterOperand)
  case arithmetic(FilterArithmetic, FilterOperand, FilterOperand)

  /// Whether the value stands in the filter itself.
  var isLiteral: Bool {
    switch self {
    case .number, .text, .boolean, .version, .time: true
    default: false
    }
  }
}
