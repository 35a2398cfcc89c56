import LayoutModel
import Reports

/// Explains the program and its commands.
struct HelpCommand: Command {
  static let interface = CommandInterface(
    name: "help",
    summary: "explain the program, or a command, on one screen",
    operands: [
      Operand(
        name: "COMMAND", usage: "[COMMAND]", help: "the command to explain", isRequired: false)
    ],
    options: [.fullPage, .manual],
    examples: ["plumb help query", "plumb help --full query", "plumb help --man | man -l -"])

  private let name: String?
  private let isFull: Bool
  private let isManual: Bool

  init(_ arguments: Arguments) throws(Failure) {
    name = arguments.operands.first
    isFull = arguments.has(.fullPage)
    isManual = arguments.has(.manual)
    guard !isManual || (name == nil && !isFull) else {
      throw Failure(.wrongUse, "--man is the manual of the whole program; leave the rest out")
    }
  }

  func run(_ console: Console) throws -> ExitStatus {
    let width = console.style.width
    if isManual {
      try console.print(ManualPage.text(of: Plumb.groups))
    } else if let name {
      let interface = try Plumb.command(named: name).interface
      try console.print(
        isFull
          ? HelpText.page(of: interface, width: width)
          : HelpText.screen(of: interface, width: width))
    } else {
      try console.print(
        isFull
          ? HelpText.page(of: Plumb.groups, width: width)
          : HelpText.overview(of: Plumb.groups, width: width))
    }
    return .done
  }
}

extension Option {
  fileprivate static let fullPage = Option(
    name: "full", help: "everything: all examples, options and explanations")

  fileprivate static let manual = Option(name: "man", help: "the manual page, for man(1)")
}
