/// Prints what a shell needs to complete plumb's command lines.
struct CompletionsCommand: Command {
  /// The word with which the scripts ask what can follow; it is no command for people.
  static let question = "__complete"

  static let interface = CommandInterface(
    name: "completions",
    summary: "print what a shell needs to complete commands, options, names and fields",
    operands: [
      Operand(
        name: "SHELL", usage: Shell.allCases.map(\.rawValue).joined(separator: "|"),
        help: "the shell", values: .words(Shell.allCases.map(\.rawValue)))
    ],
    discussion: [
      """
      make install puts them where the shells look. Names of experiments and fields come from the
      catalog that the command line would use.
      """
    ],
    examples: Shell.allCases.map(\.example))

  private let shell: Shell

  init(_ arguments: Arguments) throws(Failure) {
    shell = try Arguments.word(
      arguments.operands[0], of: "plumb completions", among: Shell.allCases)
  }

  func run(_ console: Console) throws -> ExitStatus {
    try console.print(shell.script)
    return .done
  }
}
