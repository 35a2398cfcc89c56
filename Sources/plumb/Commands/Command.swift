/// One of plumb's commands: arguments in, a call of the libraries, an exit status out.
protocol Command: Sendable {
  /// What the command takes.
  static var interface: CommandInterface { get }

  /// Reads the arguments; no file is touched yet.
  init(_ arguments: Arguments) throws(Failure)

  /// Does the command's work.
  func run(_ console: Console) throws -> ExitStatus
}
