import Reports

/// An option of a command.
struct Option {
  /// The name without its dashes.
  let name: String
  /// The letter of the short form.
  var letter: Character?
  /// What stands for the value in the help; nil for an option without one.
  var value: String?
  let help: String
  /// What its value can be; nil where what stands for it says so.
  var values: Completion?

  /// What its value can be.
  var completion: Completion { values ?? Completion(placeholder: value ?? "") }

  /// The option in the help: `-o, --output FILE`.
  var usage: String {
    let short = letter.map { "-\($0), " } ?? "    "
    return "\(short)--\(name)\(value.map { " \($0)" } ?? "")"
  }
}

extension Option {
  /// The options that every command has.
  static let common: [Option] = [.quiet, .verbose, .help]

  static let help = Option(name: "help", letter: "h", help: "print this help")

  static let verbose = Option(
    name: "verbose", letter: "v", help: "say which SQL ran, and what took how long")

  static let catalog = Option(
    name: "catalog", value: "FILE",
    help: "the catalog; else $PLUMB_CATALOG, else the nearest plumb.sqlite")

  static let wait = Option(
    name: "wait", value: "SECONDS",
    help: "how long to wait for another writer (default 10)")

  static let output = Option(
    name: "output", letter: "o", value: "FILE",
    help: "write to a file instead of stdout; it is replaced as a whole")

  static let quiet = Option(
    name: "quiet", letter: "q", help: "print nothing but data and errors")

  static let limit = Option(
    name: "limit", value: "ROWS", help: "list at most so many rows in the text format")

  static func format(_ formats: [ReportFormat]) -> Option {
    let words = formats.map(\.rawValue)
    return Option(
      name: "format", value: "FORMAT",
      help: "how to print: \(words.joined(separator: ", ")) (default \(words.first ?? ""))",
      values: .words(words))
  }
}
