import ExperimentCatalog
import LayoutModel
import LayoutSimulator
import Reports
import Runner

/// Shows one experiment, whole.
struct ShowCommand: Command {
  static let interface = CommandInterface(
    name: "show",
    summary: "show one experiment: configuration, measurements with the reasons, revisions",
    operands: [Operand(name: "NAME", usage: "NAME", help: "the experiment's name")],
    options: [.history, .revision] + OutputOptions.all(ExperimentReport.formats)
      + CatalogOptions.all,
    discussion: [
      "The numbers are computed on the spot: show does not wait for a run.",
      """
      --format svg draws the layout with every distance in points: computed as drawn, recorded
      over it where the two deviate. --format html is a page with the picture and all the rest,
      which needs nothing beside it. A terminal that shows UTF-8 gets the picture in characters.
      """,
    ],
    examples: [
      "plumb show articles/000/cells-only",
      "plumb show articles/000/cells-only --history",
      "plumb show articles/000/cells-only --revision 1",
    ])

  private let name: String
  private let catalog: CatalogOptions
  private let output: OutputOptions
  private let showsHistory: Bool
  private let number: Int?

  init(_ arguments: Arguments) throws(Failure) {
    name = arguments.operands[0]
    catalog = try CatalogOptions(arguments)
    output = try OutputOptions(arguments, formats: ExperimentReport.formats)
    showsHistory = arguments.has(.history)
    number = try arguments.count(.revision)
    guard !(showsHistory && number != nil) else {
      throw Failure(.wrongUse, "--history and --revision exclude each other")
    }
    guard !showsHistory || DifferenceReport.formats.contains(output.format) else {
      throw Failure(.wrongUse, "--history has no format \(output.format.rawValue)")
    }
  }

  func run(_ console: Console) throws -> ExitStatus {
    let catalog = try Catalog(reading: catalog)
    guard let stored = try catalog.experiment(named: name) else {
      throw try catalog.unknownName(name)
    }
    if showsHistory {
      try console.write(DifferenceReport(historyOf: stored), output)
    } else {
      try console.write(try report(stored, catalog), output)
    }
    return .done
  }

  private func report(_ stored: StoredExperiment, _ catalog: Catalog) throws -> ExperimentReport {
    let wanted = number ?? stored.revisions.count
    guard let latest = stored.revisions.first(where: { $0.number == wanted }) else {
      throw Failure(
        .notFound,
        "'\(VisibleText.line(name))' has revisions 1 to \(stored.revisions.count), not \(wanted)")
    }
    let experiment = try DocumentReader(JSONTape(parsing: latest.documentText)).experiment()
    let comparer = try Comparer(for: catalog, simulator: Simulator.version)
    let findings = comparer.explained(
      experiment, revision: latest.number, order: latest.metrics)
    return ExperimentReport(
      experiment: experiment, revision: latest.number,
      configuration: try JSONTape(parsing: latest.configurationText),
      simulator: Simulator.version,
      findings: findings.map {
        .init(
          comparison: $0.comparison, evidence: $0.measurement.evidence,
          measuredBy: $0.measurement.measuredBy, explanation: $0.explanation)
      },
      revisions: stored.revisions.map {
        .init(number: $0.number, createdAt: $0.createdAt, digest: $0.digest)
      },
      layout: Simulator.layout(of: experiment.configuration, explaining: true, samplingMotion: true)
    )
  }
}

extension Option {
  fileprivate static let history = Option(
    name: "history", help: "all revisions: when, by whom, and what changed")

  fileprivate static let revision = Option(
    name: "revision", value: "N", help: "an older revision instead of the latest")
}
