import ExperimentCatalog
import LayoutModel
import LayoutSimulator
import Reports
import Runner

/// Lists the experiments that a filter selects.
struct QueryCommand: Command {
  static let interface = CommandInterface(
    name: "query",
    summary: "list experiments by configuration, measurement, expectation, verdict, tag",
    operands: [.filter],
    options: OutputOptions.all(ExperimentListReport.formats) + [.limit] + CatalogOptions.all,
    examples: [
      "plumb query",
      "plumb query 'os >= 11 and table.contentInset.top > 0'",
      "plumb query 'deviates(table.contentOffset.y) and os >= 11'",
      "plumb query \"name like 'articles/000/%' and source.evidence = 'printed'\" --format csv",
    ])

  private let filter: Filter?
  private let catalog: CatalogOptions
  private let output: OutputOptions
  private let rowLimit: Int?

  init(_ arguments: Arguments) throws(Failure) {
    filter = try arguments.filter()
    catalog = try CatalogOptions(arguments)
    output = try OutputOptions(arguments, formats: ExperimentListReport.formats)
    rowLimit = try arguments.count(.limit)
  }

  func run(_ console: Console) throws -> ExitStatus {
    let catalog = try Catalog(reading: catalog)
    let comparer = try Comparer(for: catalog, simulator: Simulator.version)
    let rows = try catalog.experiments(
      matching: filter, simulator: Simulator.version, deciding: comparer.verdict
    ).map { ExperimentListReport.Row($0) }
    try console.write(ExperimentListReport(rows: rows, rowLimit: rowLimit), output)
    return .done
  }
}

extension ExperimentListReport.Row {
  fileprivate init(_ summary: ExperimentSummary) {
    self.init(
      name: summary.name, revision: summary.revision, os: summary.os.description,
      device: summary.device ?? "own screen", mainClass: summary.mainClass,
      measurementCount: summary.measurementCount, tags: summary.tags, source: summary.source)
  }
}
