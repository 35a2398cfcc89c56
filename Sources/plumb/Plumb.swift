import LayoutModel
import LayoutSimulator
import Reports

/// The program: finds the command, runs it, and says how that ended.
enum Plumb {
  static let version = "0.1.0"

  /// Runs a command line, the program's own name left out.
  static func run(_ arguments: ArraySlice<String>, _ console: Console) -> ExitStatus {
    do {
      return try dispatch(arguments, console)
    } catch {
      let failure = Failure(error)
      console.say(failure)
      return failure.status
    }
  }

  /// Finds a command by its name.
  static func command(named name: String) throws(Failure) -> any Command.Type {
    if let command = commands.first(where: { $0.interface.name == name }) { return command }
    let names = commands.map { $0.interface.name }
    let near = NearestName.suggestions(for: name, among: names, limit: 1)
    let hint =
      near.first.map { "did you mean 'plumb \($0)'?" }
      ?? "the commands are \(names.joined(separator: ", "))"
    throw Failure(.wrongUse, "unknown command '\(name)'; \(hint)")
  }

  private static func run(_ command: some Command, _ console: Console) throws -> ExitStatus {
    Interruption.watch(endsByItself: command.endsByItself)
    do {
      return try command.run(console)
    } catch {
      var failure = Failure(error)
      if failure.status == .interrupted, let words = command.whenInterrupted {
        failure.details.append("plumb: \(words)")
      }
      throw failure
    }
  }

  private static func dispatch(
    _ arguments: ArraySlice<String>, _ console: Console
  ) throws -> ExitStatus {
    switch arguments.first {
    case nil:
      console.draw(HelpText.overview(of: groups, width: console.errorWidth))
      return .wrongUse
    case "--version":
      try console.print("plumb \(version) (simulator \(Simulator.version))\n")
      return .done
    case "--help", "-h":
      try console.print(HelpText.overview(of: groups, width: console.style.width))
      return .done
    case CompletionsCommand.question:
      try console.print(Completer.answer(to: arguments.dropFirst()).text)
      return .done
    case let name? where name.hasPrefix("-"):
      let near = NearestName.suggestions(for: name, among: ["--help", "--version"], limit: 1)
      let hint =
        near.first.map { "did you mean 'plumb \($0)'?" }
        ?? "options follow the command: plumb COMMAND \(name)"
      throw Failure(
        .wrongUse, "'\(name)' is no command; \(hint)",
        details: ["plumb --help lists the commands"])
    case let name?:
      let command = try command(named: name)
      let read = try ArgumentReader.read(arguments.dropFirst(), by: command.interface)
      if read.has(.help) {
        try console.print(HelpText.screen(of: command.interface, width: console.style.width))
        return .done
      }
      var console = console
      console.isQuiet = read.has(.quiet)
      if read.has(.verbose) { console.timings = Timings() }
      defer { console.sayTimings() }
      return try run(command.init(read), console)
    }
  }
}
