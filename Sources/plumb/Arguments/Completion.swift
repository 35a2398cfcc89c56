/// What can stand in a place of the command line: as an option's value, or as an operand.
enum Completion: Equatable {
  /// Whatever the user wants: a number, a text.
  case anything
  case words([String])
  /// Several of some words, separated by commas.
  case list([String])
  case files
  case folders
  case experiments
  case deletedExperiments
  /// Values that filters and columns can ask for, separated by commas.
  case fields
  /// A filter, in which such values stand.
  case filter
  case devices
  case commands

  /// What the place's name in the help means everywhere: FILE, FILTER, `ndjson|csv|sql`.
  init(placeholder: String) {
    switch placeholder {
    case "FILE": self = .files
    case "FOLDER": self = .folders
    case "FILTER": self = .filter
    case "NAME": self = .experiments
    case "A,B,…", "PATTERN": self = .fields
    case "COMMAND": self = .commands
    default:
      // Capitals stand for something else, small letters for themselves: N|pixel.
      let words = placeholder.split(separator: "|").map(String.init)
      let literal = words.count > 1 ? words.filter { $0 == $0.lowercased() } : []
      self = literal.isEmpty ? .anything : .words(literal)
    }
  }

  /// The words that it is one or several of; none where there is more than words.
  var words: [String] {
    switch self {
    case .words(let words), .list(let words): words
    default: []
    }
  }
}
