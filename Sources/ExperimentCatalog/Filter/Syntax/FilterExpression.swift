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
    /// `any(UITableView).rowHeight`; for `measured.any(UITableView).contentOffset.y` the path
    /// is `measured.contentOffset.y`.
    case any(className: FilterExpression, path: String)
    case negation(FilterExpression)
    case arithmetic(FilterArithmetic, FilterExpression, FilterExpression)
    /// `abs(…)`, `deviates(…)`
    case call(name: String, FilterExpression)
    case comparison(FilterComparison, FilterExpression, FilterExpression)
    case membership(FilterExpression, [FilterExpression])
    case like(FilterExpression, FilterExpression)
    case contains(FilterExpression, FilterExpression)
    case between(FilterExpression, FilterExpression, FilterExpression)
    case isMissing(FilterExpression)
    case isRecorded(FilterExpression)
    /// Whether the value is there and finite, or there and not finite.
    case isFinite(FilterExpression, Bool)
    case not(FilterExpression)
    case all([FilterExpression])
    case oneOf([FilterExpression])
  }

  let kind: Kind

  /// The characters of the filter, counted from 0.
  let columns: Range<Int>
}

extension FilterExpression {
  /// The names in it, in the order in which they stand there.
  var names: [String] {
    switch kind {
    case .name(let name): [name]
    case .negation(let inner), .isMissing(let inner), .isRecorded(let inner),
      .isFinite(let inner, _), .not(let inner):
      inner.names
    case .arithmetic(_, let left, let right), .comparison(_, let left, let right),
      .like(let left, let right), .contains(let left, let right):
      left.names + right.names
    case .membership(let value, let list): value.names + list.flatMap(\.names)
    case .between(let value, let lower, let upper): value.names + lower.names + upper.names
    case .all(let parts), .oneOf(let parts): parts.flatMap(\.names)
    // The argument of deviates(…) is a metric already.
    case .call(let name, let argument): name == "abs" ? argument.names : []
    case .number, .version, .text, .boolean, .any: []
    }
  }
}
