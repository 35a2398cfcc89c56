import LayoutModel

/// What kind of value a part of a filter has.
enum FilterType: Hashable, Sendable {
  case number
  case text
  case boolean
  case version
  /// A date or a time; a text beside it is one.
  case time
  /// Some experiments have a number there and others a text, as with `rowHeight`.
  case numberOrText

  init(_ kind: ParameterDescription.Kind) {
    self =
      switch kind {
      case .number: .number
      case .text: .text
      case .boolean: .boolean
      case .version: .version
      case .numberOrText: .numberOrText
      }
  }

  init(_ type: MetricType) {
    self =
      switch type {
      case .number: .number
      case .boolean: .boolean
      case .state: .text
      }
  }

  /// The type as a noun phrase.
  var description: String {
    switch self {
    case .number: "a number"
    case .text: "a text"
    case .boolean: "true or false"
    case .version: "an OS version"
    case .time: "a time"
    case .numberOrText: "a number or a text"
    }
  }
}
