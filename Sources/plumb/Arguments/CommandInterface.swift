/// What a command takes: the one table from which arguments are read and the help is written.
struct CommandInterface {
  let name: String
  /// One line that says what the command does.
  let summary: String
  var operands: [Operand] = []
  var options: [Option] = []
  /// What else there is to know, one paragraph an element.
  var discussion: [String] = []
  var examples: [String] = []

  /// The command's own options and those that every command has.
  var allOptions: [Option] {
    options + Option.common.filter { common in !options.contains { $0.name == common.name } }
  }
}
