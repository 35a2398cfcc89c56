/// A part of a filter as it is written: what its names mean is not known yet.
struct FilterExpression: Sendable {
  indirect enum Kind: Sendable {
    /// A number with the text that says it: beside a version it is one.
    case number(Double, text: String)
    /// Digits with two dots between.
    case version(String)
    case text(String)
    case boolean(Bool)
    case name(String)
    /// `any(UITableView).rowHeight`
    case any(className: FilterExpression, path: String)
    case negation(FilterExpression)
    case arithmetic(FilterArithmetic, FilterExpression, FilterExpression)
    /// `abs(…)`, `deviates(…)`
    case call(name: String, FilterExpression)
    case comparison(FilterComparison, FilterExpression, FilterExpression)
    case membership(FilterExpression, [FilterExpression])
    case like(FilterExpression, FilterExpression)
    case between(FilterExpression, FilterExpression, FilterExpression)
    case isMissing(FilterExpression)
    case not(FilterExpression)
    case all([FilterExpression])
    case oneOf([FilterExpression])
  }

  let kind: Kind

  /// The characters of the filter, counted from 0.
  let columns: Range<Int>
}
