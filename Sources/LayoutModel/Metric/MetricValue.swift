/// A value that was recorded or computed for a metric.
///
/// Not finite numbers are values too: a measurement of `nan` is a finding, not an absence.
public enum MetricValue: Sendable {
  case number(Double)
  case text(String)
  case boolean(Bool)
  /// Asked for and not measured.
  case missing

  /// The kind under which the value is stored.
  public var kind: Kind {
    switch self {
    case .number(let value):
      if value.isNaN { return .nan }
      if value.isInfinite { return value < 0 ? .negativeInfinity : .positiveInfinity }
      return .finite
    case .text: return .text
    case .boolean: return .boolean
    case .missing: return .missing
    }
  }

  /// The kinds of values; the raw values are the catalog's.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case finite
    case nan
    case positiveInfinity = "+inf"
    case negativeInfinity = "-inf"
    case text
    case boolean
    case missing
  }

  /// Whether two values are the same to the bit; NaN is the same as NaN, -0 as 0.
  public func isIdentical(to other: MetricValue) -> Bool {
    switch (self, other) {
    case (.number(let a), .number(let b)): a == b || (a.isNaN && b.isNaN)
    case (.text(let a), .text(let b)): a == b
    case (.boolean(let a), .boolean(let b)): a == b
    case (.missing, .missing): true
    default: false
    }
  }
}
