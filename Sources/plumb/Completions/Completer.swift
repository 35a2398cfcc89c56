/// Says what can stand at the end of a command line, by the table that arguments are read by.
struct Completer {
  /// The word that is being written is the last one; the program's name is left out.
  private let words: ArraySlice<String>
  private let current: String

  // What the words before the last one came to.
  private var expecting: Option?
  private var operands: [String] = []
  private var takesOptions = true
  private var catalog: String?

  init(_ words: ArraySlice<String>) {
    self.words = words.dropLast()
    current = words.last ?? ""
  }

  /// What can stand there; nothing where the command line is wrong already.
  static func answer(to words: ArraySlice<String>) -> CompletionAnswer {
    var completer = Completer(words)
    return completer.answer()
  }

  private mutating func answer() -> CompletionAnswer {
    guard let name = words.first else { return commands() }
    guard let command = Plumb.commands.first(where: { $0.interface.name == name }) else {
      return CompletionAnswer()
    }
    let interface = command.interface
    for word in words.dropFirst() { read(word, by: interface) }
    let values = CompletionValues(catalog: catalog)
    if let expecting { return values.answer(expecting.completion, current) }
    if takesOptions, current.hasPrefix("--"), let equals = current.firstIndex(of: "=") {
      return assigned(equals, interface, values)
    }
    if takesOptions, current.hasPrefix("-") { return options(interface) }
    let answer = operand(interface, values)
    let isNothing = answer == CompletionAnswer() && current.isEmpty && takesOptions
    return isNothing ? options(interface) : answer
  }

  private mutating func read(_ word: String, by interface: CommandInterface) {
    if let option = expecting {
      take(word, as: option)
      expecting = nil
    } else if !takesOptions {
      operands.append(word)
    } else if word == "--" {
      takesOptions = false
    } else if word.hasPrefix("--") {
      let parts = word.dropFirst(2).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = interface.allOptions.first { $0.name == parts[0] && $0.value != nil }
      if parts.count == 2, let option {
        take(String(parts[1]), as: option)
      } else {
        expecting = option
      }
    } else if word.hasPrefix("-"), word != "-" {
      readLetters(word.dropFirst(), by: interface)
    } else {
      operands.append(word)
    }
  }

  private mutating func readLetters(_ letters: Substring, by interface: CommandInterface) {
    var letters = letters
    while let letter = letters.popFirst() {
      guard let option = interface.allOptions.first(where: { $0.letter == letter }),
        option.value != nil
      else { continue }
      if letters.isEmpty {
        expecting = option
      } else {
        take(String(letters), as: option)
      }
      return
    }
  }

  private mutating func take(_ value: String, as option: Option) {
    if option.name == Option.catalog.name { catalog = value }
  }

  private func commands() -> CompletionAnswer {
    let words =
      Plumb.commands.map { ($0.interface.name, $0.interface.summary) }
      + [("--help", "print the help"), ("--version", "print the version")]
    return answer(of: words.filter { current.hasPrefix("-") == $0.0.hasPrefix("-") })
  }

  private func options(_ interface: CommandInterface) -> CompletionAnswer {
    var words = interface.allOptions.map { ("--\($0.name)", $0.help) }
    if current == "-" {
      words += interface.allOptions.compactMap { option in
        option.letter.map { ("-\($0)", option.help) }
      }
    }
    return answer(of: words)
  }

  private func answer(of words: [(String, String)]) -> CompletionAnswer {
    CompletionAnswer(
      candidates: words.filter { $0.0.hasPrefix(current) }.map { .init(value: $0.0, help: $0.1) })
  }

  /// The value of an option that is written with it: `--format=js`.
  private func assigned(
    _ equals: String.Index, _ interface: CommandInterface, _ values: CompletionValues
  ) -> CompletionAnswer {
    let name = current[..<equals].dropFirst(2)
    guard let option = interface.allOptions.first(where: { $0.name == name && $0.value != nil })
    else { return CompletionAnswer() }
    let beginning = current[...equals]
    var answer = values.answer(
      option.completion, String(current[current.index(after: equals)...]))
    answer.candidates = answer.candidates.map {
      .init(value: beginning + $0.value, help: $0.help)
    }
    return answer
  }

  private func operand(
    _ interface: CommandInterface, _ values: CompletionValues
  ) -> CompletionAnswer {
    let all = interface.operands
    let alternatives = all.filter(\.isAlternative)
    if alternatives.isEmpty {
      let place = operands.count
      let last = all.last.flatMap { $0.isRepeated ? $0 : nil }
      guard let operand = place < all.count ? all[place] : last else { return CompletionAnswer() }
      return values.answer(operand.completion, current)
    }
    // One of several forms, each of which begins with a word of its own or with a file.
    let forms = all.prefix(1) + alternatives
    let other = forms.first { !$0.isWord }
    guard let first = operands.first else {
      var answer = answer(of: forms.filter(\.isWord).map { ($0.name, $0.help) })
      if let other {
        let files = values.answer(other.completion, current)
        answer.candidates += files.candidates
        answer.takesFiles = files.takesFiles
      }
      return answer
    }
    guard !forms.contains(where: { $0.isWord && $0.name == first }), let other else {
      return CompletionAnswer()
    }
    return values.answer(other.completion, current)
  }
}
