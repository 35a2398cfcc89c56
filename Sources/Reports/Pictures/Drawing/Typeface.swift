/// The kinds of type in a drawing, with what its style sheet makes of them.
enum Typeface {
  /// The name of the experiment.
  case name
  /// The message of the picture.
  case headline
  /// Dimensions and notes.
  case text
  /// The same in bold type.
  case emphasis
  /// Rows, parts, signs and ticks.
  case small

  /// The name of its class.
  var name: String {
    switch self {
    case .name: "pl-name"
    case .headline: "pl-headline"
    case .text: "pl-text"
    case .emphasis: "pl-text pl-emphasis"
    case .small: "pl-small"
    }
  }

  /// The size of its type in the drawing's units.
  var size: Double {
    switch self {
    case .name: 15
    case .headline: 13
    case .text, .emphasis: 11
    case .small: 10
    }
  }

  var isBold: Bool {
    switch self {
    case .name, .headline, .emphasis: true
    case .text, .small: false
    }
  }
}
