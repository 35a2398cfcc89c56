import LayoutModel

/// A checked condition of a filter: the names exist and the types agree.
///
/// A condition holds or does not: a comparison with a missing value does not hold, and `not` is the
/// plain negation.
indirect enum FilterCondition: Sendable {
  case constant(Bool)
  case not(FilterCondition)
  case all([FilterCondition])
  case oneOf([FilterCondition])
  case comparison(FilterComparison, FilterOperand, FilterOperand)
  case membership(FilterOperand, [FilterOperand])
  case like(FilterOperand, FilterOperand)
  case contains(FilterOperand, FilterOperand)
  case isMissing(FilterOperand)
  /// The metric's value is there, and finite or not finite.
  case isFinite(FilterReference, Bool)
  /// A parameter or metric that is true or false.
  case isTrue(FilterOperand)
  /// One of the latest revision's tags is one of these.
  case isTagged([String])
  /// One of the latest revision's tags is like the pattern.
  case isTaggedLike(String)
  /// One of the latest revision's tags contains the text.
  case isTaggedContaining(String)
  case hasTags
  /// The verdicts of the values, or of one metric's value, are as asked.
  case verdicts(VerdictTest, metric: FilterMetric?)
  /// The condition holds for one view of the class at least, which `FilterParameter.Owner.each`
  /// stands for.
  case someView(ViewClass, FilterCondition)

  /// Whether verdicts have to be decided for it.
  var asksForVerdicts: Bool {
    switch self {
    case .verdicts: true
    case .not(let inner), .someView(_, let inner): inner.asksForVerdicts
    case .all(let parts), .oneOf(let parts): parts.contains(where: \.asksForVerdicts)
    default: false
    }
  }
}
