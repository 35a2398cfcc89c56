import ExperimentCatalog
import LayoutModel
import LayoutSimulator
import Runner

/// Computes and stores what the catalog lacks.
struct RunCommand: Command {
  static let interface = CommandInterface(
    name: "run",
    summary: "compute what UIKit should have said, and store it",
    operands: [.filter],
    options: CatalogOptions.all + [.quiet],
    discussion: [
      """
      Expectations are kept by the simulator's version: what this version has computed is not
      computed again.
      """
    ],
    examples: ["plumb run", "plumb run 'os >= 11'"])

  private let filter: Filter?
  private let catalog: CatalogOptions
  private let isQuiet: Bool

  init(_ arguments: Arguments) throws(Failure) {
    filter = try arguments.filter()
    catalog = try CatalogOptions(arguments)
    isQuiet = arguments.has(.quiet)
  }

  func run(_ console: Console) throws -> ExitStatus {
    let catalog = try Catalog(changing: catalog)
    if !isQuiet { console.sayWhatOpeningDid(to: catalog) }
    if let filter { console.sayHints(try catalog.hints(for: filter)) }
    let outcome = try console.compute(Runner(catalog, filter: filter))
    if !isQuiet { try console.print("\(outcome.sentence)\n") }
    return .done
  }
}

extension Console {
  /// Runs the runner, with its progress on the terminal.
  func compute(_ runner: Runner) throws -> Runner.Outcome {
    var progress = Progress("configurations", self)
    defer { progress.end() }
    return try runner.run { progress.update(count: $0, fraction: nil) }
  }
}

extension Runner.Outcome {
  /// The outcome as a sentence: 70 configurations: 70 computed, 0 computed before.
  var sentence: String {
    "\(CountText.format(configurations, "configuration")): \(computed) computed,"
      + " \(configurations - computed) computed before (simulator \(Simulator.version))."
  }
}
