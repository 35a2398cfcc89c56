import Reports

/// The help, written from the tables that the arguments are read by.
enum HelpText {
  /// The columns of a screen, and what of a wider one is used.
  static let screenWidth = 80
  /// The lines of a screen, which the help of a command is not to leave.
  static let screenHeight = 24

  /// The usage line of a command: `plumb show NAME [options]`.
  static func usage(of interface: CommandInterface) -> String {
    let operands = interface.operands.map { " \($0.usage)" }.joined()
    return "plumb \(interface.name)\(operands)\(interface.options.isEmpty ? "" : " [options]")"
  }

  /// The help of one command on one screen: as many examples as there is room for, then the rest.
  ///
  /// Where there is no room the options that many commands have are only named, and what there is to
  /// know beyond them is left to ``page(of:width:)``.
  static func screen(of interface: CommandInterface, width: Int?) -> String {
    let width = min(width ?? screenWidth, screenWidth)
    let full = screen(interface, width, examples: 1, leavingOut: Option.common)
    let isFull = full.count <= screenHeight
    let leftOut = isFull ? Option.common : Option.common + CatalogOptions.all + [.output]
    var lines = isFull ? full : screen(interface, width, examples: 1, leavingOut: leftOut)
    for count in 2...3 {
      let more = screen(interface, width, examples: count, leavingOut: leftOut)
      if more.count <= screenHeight { lines = more }
    }
    return text(lines)
  }

  /// Everything about a command.
  static func page(of interface: CommandInterface, width: Int?) -> String {
    let width = min(width ?? screenWidth, screenWidth)
    let isAlone = interface.examples.count == 1
    var lines = interface.examples.isEmpty ? [] : [isAlone ? "example:" : "examples:"]
    lines += interface.examples.map { "  \($0)" } + (lines.isEmpty ? [] : [""])
    lines += WrappedText.lines(sentence(interface.summary), width: width)
    lines += [""] + WrappedText.lines("usage: \(usage(of: interface))", width: width, rest: "  ")
    for paragraph in interface.discussion {
      // The breaks of the source are none of the text's own.
      let words = paragraph.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      lines += [""] + WrappedText.lines(words, width: width)
    }
    let operands = columns(interface.operands.map { ($0.name, $0.help) }, width)
    if !operands.isEmpty { lines += [""] + operands }
    lines += ["", "options:"]
    lines += columns(interface.allOptions.map { ($0.usage, $0.help) }, width)
    return text(lines)
  }

  private static func screen(
    _ interface: CommandInterface, _ width: Int, examples count: Int, leavingOut: [Option]
  ) -> [String] {
    let fitting = interface.examples.dropFirst().filter { $0.count + exampleIndent <= width }
    var lines = examples((interface.examples.prefix(1) + fitting).prefix(count))
    lines += WrappedText.lines(sentence(interface.summary), width: width)
    lines += [""] + WrappedText.lines("usage: \(usage(of: interface))", width: width, rest: "  ")
    let operands = columns(interface.operands.map { ($0.name, $0.help) }, width)
    if !operands.isEmpty { lines += [""] + operands }
    let options = interface.allOptions
    let named = options.filter { option in leavingOut.contains { $0.isSame(as: option) } }
    let shown = options.filter { option in !named.contains { $0.name == option.name } }
    if !shown.isEmpty { lines += [""] + columns(shown.map { ($0.usage, $0.help) }, width) }
    let short = named.map { option in
      (option.letter.map { "-\($0)" } ?? "--\(option.name)") + (option.value.map { " \($0)" } ?? "")
    }
    let more =
      "Also \(short.joined(separator: ", ")); plumb help --full \(interface.name) says more."
    return lines + [""] + WrappedText.lines(more, width: width)
  }

  private static let exampleIndent = 10

  private static func examples(_ examples: ArraySlice<String>) -> [String] {
    guard let first = examples.first else { return [] }
    let indent = String(repeating: " ", count: exampleIndent)
    return ["example:  \(first)"] + examples.dropFirst().map { indent + $0 } + [""]
  }

  static func sentence(_ summary: String) -> String {
    summary.prefix(1).uppercased() + summary.dropFirst() + "."
  }

  /// Names and what they mean, side by side, or one below the other where that is too narrow.
  static func columns(_ rows: [(String, String)], _ width: Int) -> [String] {
    let names = rows.map(\.0.count).max() ?? 0
    let indent = String(repeating: " ", count: names + 4)
    guard width - indent.count >= 24 else {
      return rows.flatMap { name, help in
        ["  \(name.drop { $0 == " " })"]
          + WrappedText.lines(help, width: width, first: "      ", rest: "      ")
      }
    }
    return rows.flatMap { name, help in
      let first = "  \(name)" + String(repeating: " ", count: names - name.count + 2)
      return WrappedText.lines(help, width: width, first: first, rest: indent)
    }
  }

  static func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}

extension Option {
  /// Whether it is this option, and not one of the same name that means something else.
  fileprivate func isSame(as other: Option) -> Bool { name == other.name && help == other.help }
}
