/// What stands on a command line without dashes.
struct Operand {
  /// What messages and the help call it: `FILE`.
  let name: String
  /// The operand in a usage line: `FILE…|-`, `['FILTER']`.
  let usage: String
  let help: String
  var isRequired = true
  var isRepeated = false
  /// What it can be; nil where its name says so.
  var values: Completion?

  /// What it can be.
  var completion: Completion { values ?? Completion(placeholder: name) }

  /// Whether it is a word that stands as it is: `list`.
  var isWord: Bool { name == name.lowercased() }

  /// Whether it begins another form of the command, in the place of the first operand.
  var isAlternative: Bool { usage.hasPrefix("|") }
}

extension Operand {
  static let documents = Operand(
    name: "FILE", usage: "FILE…|-",
    help: "documents: one, an array, or one a line; - is the standard input", isRepeated: true)

  static let filter = Operand(
    name: "FILTER", usage: "['FILTER']",
    help: "which experiments, as in 'os >= 11 and table.contentInset.top > 0'",
    isRequired: false)
}
