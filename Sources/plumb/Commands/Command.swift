/// One of plumb's commands: arguments in, a call of the libraries, an exit status out.
protocol Command: Sendable {
  /// What the command takes.
  static var interface: CommandInterface { get }

  /// Whether the command itself looks for control-C, and ends well.
  var endsByItself: Bool { get }

  /// What to say of the catalog and of files where control-C ended the command; nil for nothing.
  var whenInterrupted: String? { get }

  /// Reads the arguments; no file is touched yet.
  init(_ arguments: Arguments) throws(Failure)

  /// Does the command's work.
  func run(_ console: Console) throws -> ExitStatus
}

extension Command {
  var endsByItself: Bool { false }
  var whenInterrupted: String? { nil }
}
