/// What stands on a command line without dashes.
struct Operand {
  /// What messages and the help call it: `FILE`.
  let name: String
  /// The operand in a usage line: `FILE…|-`, `['FILTER']`.
  let usage: String
  let help: String
  var isRequired = true
  var isRepeated = false
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
