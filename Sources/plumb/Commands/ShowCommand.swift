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
    options: OutputOptions.all(ExperimentReport.formats) + CatalogOptions.all,
    discussion: [
      "The numbers are computed on the spot: show does not wait for a run."
    ],
    examples: ["plumb show articles/000/cells-only"])

  private let name: String
  private let catalog: CatalogOptions
  private let output: OutputOptions

  init(_ arguments: Arguments) throws(Failure) {
    name = arguments.operands[0]
    catalog = try CatalogOptions(arguments)
    output = try OutputOptions(arguments, formats: ExperimentReport.formats)
  }

  func run(_ console: Console) throws -> ExitStatus {
    let catalog = try Catalog(reading: catalog)
    guard let stored = try catalog.experiment(named: name), let latest = stored.revisions.last
    else {
      throw try Failure(unknownName: name, in: catalog)
    }
    let experiment = try DocumentReader(JSONTape(parsing: latest.documentText)).experiment()
    let comparer = try Comparer(for: catalog, simulator: Simulator.version)
    let findings = comparer.explained(
      experiment, revision: latest.number, order: latest.metrics)
    let report = ExperimentReport(
      experiment: experiment,
      configuration: try JSONTape(parsing: latest.configurationText),
      simulator: Simulator.version,
      findings: findings.map {
        .init(
          comparison: $0.comparison, evidence: $0.measurement.evidence,
          measuredBy: $0.measurement.measuredBy, explanation: $0.explanation)
      },
      revisions: stored.revisions.map {
        .init(number: $0.number, createdAt: $0.createdAt, digest: $0.digest)
      })
    try console.write(report, output)
    return .done
  }
}
