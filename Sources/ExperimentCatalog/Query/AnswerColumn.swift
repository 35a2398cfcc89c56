/// A checked column of an answer.
enum AnswerColumn: Sendable {
  case value(FilterOperand, FilterType)
  /// All tags, joined.
  case tags
  /// The verdict of one metric.
  case verdict(FilterMetric)
  /// How many experiments there are.
  case count
  /// In how many experiments the value is there.
  case countOf(FilterOperand)
  case aggregate(Aggregate, FilterOperand, FilterType)

  /// What many values come to; those that are missing or not finite do not count.
  enum Aggregate: String, CaseIterable, Sendable {
    case min
    case max
    case mean
  }

  static let countName = "count"

  /// The functions of groups, as in `mean(…)`.
  static let functions = [countName] + Aggregate.allCases.map(\.rawValue)

  /// Whether it speaks of many experiments at once.
  var isOfGroup: Bool {
    switch self {
    case .value, .tags, .verdict: false
    case .count, .countOf, .aggregate: true
    }
  }

  /// What kind of value it has.
  var type: FilterType {
    switch self {
    case .value(_, let type), .aggregate(_, _, let type): type
    case .tags, .verdict: .text
    case .count, .countOf: .number
    }
  }
}
