import LayoutModel

/// Reads a command line by a command's interface.
///
/// `--name value` and `--name=value`, `-o FILE` and `-oFILE`, letters without a value in a bundle
/// (`-qv`); what follows `--` is an operand, and so is a single dash. Of an option that is given
/// twice the last one counts, so that an alias can be overruled; but of two filters neither does.
struct ArgumentReader {
  private let interface: CommandInterface
  private var rest: ArraySlice<String>
  private var operands: [String] = []
  private var values: [String: String] = [:]
  private var flags: Set<String> = []

  /// Reads what follows the command's name.
  ///
  /// - Throws: `Failure` for an unknown option, a missing value, too few or too many operands.
  static func read(
    _ arguments: ArraySlice<String>, by interface: CommandInterface
  ) throws(Failure) -> Arguments {
    var reader = ArgumentReader(interface: interface, rest: arguments)
    try reader.readAll()
    return Arguments(operands: reader.operands, values: reader.values, flags: reader.flags)
  }

  private init(interface: CommandInterface, rest: ArraySlice<String>) {
    self.interface = interface
    self.rest = rest
  }

  private mutating func readAll() throws(Failure) {
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      } else if argument.hasPrefix("--") {
        try readLong(argument.dropFirst(2))
      } else if argument.hasPrefix("-"), argument != "-" {
        try readShort(argument.dropFirst())
      } else {
        operands.append(argument)
      }
    }
    // Whoever asks for help need not have the rest right.
    if !flags.contains(Option.help.name) { try checkOperands() }
  }

  private mutating func readLong(_ text: Substring) throws(Failure) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    guard let option = interface.allOptions.first(where: { $0.name == name }) else {
      throw unknown("--\(name)")
    }
    if parts.count == 2 {
      guard option.value != nil else {
        throw wrongUse("--\(name) takes no value; found '\(parts[1])'")
      }
      try set(option, String(parts[1]))
    } else {
      try take(option, as: "--\(name)")
    }
  }

  private mutating func readShort(_ letters: Substring) throws(Failure) {
    var letters = letters
    while let letter = letters.popFirst() {
      guard let option = interface.allOptions.first(where: { $0.letter == letter }) else {
        throw unknown("-\(letter)")
      }
      if option.value != nil, !letters.isEmpty {
        return try set(option, String(letters))
      }
      try take(option, as: "-\(letter)")
    }
  }

  private mutating func take(_ option: Option, as name: String) throws(Failure) {
    guard let placeholder = option.value else {
      flags.insert(option.name)
      return
    }
    guard let value = rest.first, !value.hasPrefix("--") else {
      throw wrongUse("\(name) needs a value: \(name) \(placeholder)")
    }
    try set(option, value)
    rest = rest.dropFirst()
  }

  private mutating func set(_ option: Option, _ value: String) throws(Failure) {
    let isFilter = option.value == Operand.filter.name
    guard !isFilter || values[option.name] == nil else {
      throw wrongUse("--\(option.name) is given twice; join the filters with 'and' or 'or'")
    }
    values[option.name] = value
  }

  private func checkOperands() throws(Failure) {
    let required = interface.operands.filter(\.isRequired)
    if operands.count < required.count {
      throw wrongUse("\(required[operands.count].name) is missing")
    }
    let isOpen = interface.operands.contains(where: \.isRepeated)
    if operands.count > interface.operands.count, !isOpen {
      let extra = operands[interface.operands.count]
      let isFilter = interface.operands.last?.name == Operand.filter.name
      throw wrongUse(
        "'\(extra)' is one argument too many\(isFilter ? "; quote the filter as a whole" : "")")
    }
  }

  private func unknown(_ name: String) -> Failure {
    let known = interface.allOptions.map { "--\($0.name)" }
    let near = NearestName.suggestions(for: name, among: known, limit: 1)
    let hint = near.first.map { "; did you mean '\($0)'?" } ?? ""
    return wrongUse("unknown option '\(name)'\(hint)")
  }

  private func wrongUse(_ message: String) -> Failure {
    Failure(
      .wrongUse, message,
      details: [
        "usage: \(HelpText.usage(of: interface))",
        "plumb help \(interface.name) says more",
      ])
  }
}
