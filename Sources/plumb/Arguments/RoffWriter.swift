/// Writes what man(1) reads: requests at the beginning of lines, and text in which nothing is taken
/// for one.
struct RoffWriter {
  private(set) var text = ""

  /// Writes a request with its arguments.
  mutating func request(_ name: String, _ arguments: String...) {
    let quoted = arguments.map { " \"\(Self.escaped($0).replacing("\"", with: "\\(dq"))\"" }
    text += ".\(name)\(quoted.joined())\n"
  }

  mutating func section(_ title: String) { request("SH", title) }

  mutating func subsection(_ title: String) { request("SS", title) }

  mutating func bold(_ word: String) { request("B", word) }

  /// Writes text, as a line of its own in the source.
  mutating func line(_ line: String) {
    write(line.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  mutating func paragraph(_ line: String) {
    text += ".PP\n"
    self.line(line)
  }

  /// Writes a term with its meaning.
  mutating func item(_ term: String, _ meaning: String) {
    text += ".TP\n"
    bold(term)
    line(meaning)
  }

  /// Writes lines that stay as they are.
  mutating func example(_ lines: [String]) {
    text += ".PP\n.RS 4\n.nf\n"
    for line in lines { write(line) }
    text += ".fi\n.RE\n"
  }

  private mutating func write(_ line: String) {
    // A line that begins so would be a request.
    text += (line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" : "") + Self.escaped(line) + "\n"
  }

  /// Dashes and quotes that are to be copied from the page must not become typographic ones.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "`": escaped += "\\(ga"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      case "…": escaped += "..."
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
