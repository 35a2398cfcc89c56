import LayoutModel

/// Explains the program and its commands.
struct HelpCommand: Command {
  static let interface = CommandInterface(
    name: "help",
    summary: "explain the program, or a command",
    operands: [
      Operand(
        name: "COMMAND", usage: "[COMMAND]", help: "the command to explain", isRequired: false)
    ])

  private let name: String?

  init(_ arguments: Arguments) throws(Failure) {
    name = arguments.operands.first
  }

  func run(_ console: Console) throws -> ExitStatus {
    if let name {
      try console.print(HelpText.text(of: Plumb.command(named: name).interface))
    } else {
      try console.print(HelpText.text(of: Plumb.commands.map { $0.interface }))
    }
    return .done
  }
}
