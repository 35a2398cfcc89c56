import ExperimentCatalog
import LayoutModel
import LayoutSimulator
import Reports
import Runner

/// Computes and stores what the catalog lacks.
struct RunCommand: Command {
  static let interface = CommandInterface(
    name: "run",
    summary: "compute what UIKit should have said, and store it",
    operands: [.filter],
    options: [.list] + OutputOptions.all(TableReport.formats) + CatalogOptions.all,
    discussion: [
      """
      Expectations are kept by the simulator's version: what this version has computed is not
      computed again.
      """
    ],
    examples: ["plumb run", "plumb run 'os >= 11'", "plumb run --list"])

  private let filter: Filter?
  private let catalog: CatalogOptions
  private let listsRuns: Bool
  private let output: OutputOptions

  init(_ arguments: Arguments) throws(Failure) {
    filter = try arguments.filter()
    catalog = try CatalogOptions(arguments)
    listsRuns = arguments.has(.list)
    output = try OutputOptions(arguments, formats: TableReport.formats)
    guard listsRuns || arguments.value(.output) == nil else {
      throw Failure(.wrongUse, "--output is for plumb run --list")
    }
    guard !listsRuns || filter == nil else {
      throw Failure(.wrongUse, "--list takes no filter: it lists every run")
    }
  }

  func run(_ console: Console) throws -> ExitStatus {
    if listsRuns { return try list(console) }
    let catalog = try Catalog(changing: catalog)
    console.sayWhatOpeningDid(to: catalog)
    if let filter { console.sayHints(try catalog.hints(for: filter)) }
    var hasBegun = false
    do {
      let outcome = try console.compute(Runner(catalog, filter: filter)) { hasBegun = true }
      try console.tell("\(outcome.sentence)\n")
    } catch {
      var failure = Failure(error)
      guard failure.status == .interrupted else { throw failure }
      failure.details.append(
        "plumb: \(Self.whatIsStored(in: catalog, hasBegun)); plumb run goes on from there")
      throw failure
    }
    return .done
  }
}

extension RunCommand {
  private static func whatIsStored(in catalog: Catalog, _ hasBegun: Bool) -> String {
    Interruption.accept()
    let computed = hasBegun ? (try? catalog.runs())?.first?.computed ?? 0 : 0
    return "\(CountText.format(computed, "configuration")) computed by this run "
      + "\(computed == 1 ? "is" : "are") stored"
  }

  private func list(_ console: Console) throws -> ExitStatus {
    try console.write(TableReport(Catalog(reading: catalog).runs()), output)
    return .done
  }
}

extension TableReport {
  fileprivate init(_ runs: [RunSummary]) {
    self.init(
      schema: "plumb.runs/1",
      columns: [
        .init(name: "run", isNumber: true), .init(name: "simulator", isNumber: false),
        .init(name: "startedAt", isNumber: false), .init(name: "finishedAt", isNumber: false),
        .init(name: "outcome", isNumber: false), .init(name: "configurations", isNumber: true),
        .init(name: "computed", isNumber: true), .init(name: "filter", isNumber: false),
      ],
      rows: runs.map { run in
        [
          .number(Double(run.id.rawValue)), .text(run.simulator), .text(run.startedAt),
          run.finishedAt.map { .text($0) }, .text(run.outcome.rawValue),
          .number(Double(run.configurations)), .number(Double(run.computed)),
          run.filter.map { .text($0) },
        ]
      })
  }
}

extension Option {
  fileprivate static let list = Option(
    name: "list", help: "list the runs that there were, the latest first, and compute nothing")
}

extension Console {
  /// Runs the runner, with its progress on the terminal.
  ///
  /// - Parameter begun: Is called when something has been computed.
  func compute(_ runner: Runner, begun: () -> Void = {}) throws -> Runner.Outcome {
    var progress = Progress("configurations", self)
    defer { progress.end() }
    return try runner.run { count in
      begun()
      progress.update(count: count, fraction: nil)
      try Interruption.check()
    }
  }
}

extension Runner.Outcome {
  /// The outcome as a sentence: 70 configurations: 70 computed, 0 up to date.
  var sentence: String {
    "\(CountText.format(configurations, "configuration")): \(computed) computed,"
      + " \(configurations - computed) up to date (simulator \(Simulator.version))."
  }
}
