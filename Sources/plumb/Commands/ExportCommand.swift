import ExperimentCatalog
import LayoutModel
import LayoutSimulator
import Reports
import Runner

/// Writes experiments in a form that other programs, or another catalog, read.
struct ExportCommand: Command {
  /// The forms; the raw values are the words of `--format`.
  private enum Format: String, CaseIterable {
    case ndjson
    case csv
    case sql
  }

  static let interface = CommandInterface(
    name: "export",
    summary: "write experiments as NDJSON documents, CSV, or SQL for PostgreSQL",
    operands: [.filter],
    options: [.exportFormat, .output, .allRevisions] + CatalogOptions.all,
    discussion: [
      """
      NDJSON is one canonical document a line: recorded into another catalog and exported from it,
      it is the same to the byte. CSV is in long form, a line for each parameter, measurement, tag
      or field of a document. In all CSV a text that begins with = + - @ or ' has a ' before it,
      so that no spreadsheet runs it. SQL makes PostgreSQL tables, with computed values and all waivers and
      tolerances of the catalog. Deleted experiments are left out.
      """
    ],
    examples: [
      "plumb export -o experiments.ndjson",
      "plumb export --all-revisions -o history.ndjson",
      "plumb export 'os >= 11' --format csv",
      "plumb export --format sql -o experiments.sql",
    ])

  private let filter: Filter?
  private let catalog: CatalogOptions
  private let format: Format
  private let path: String?
  private let withAllRevisions: Bool

  init(_ arguments: Arguments) throws(Failure) {
    filter = try arguments.filter()
    catalog = try CatalogOptions(arguments)
    format = try arguments.word(.exportFormat, among: Format.allCases) ?? .ndjson
    path = arguments.outputPath
    withAllRevisions = arguments.has(.allRevisions)
  }

  var whenInterrupted: String? {
    path.map { "\(VisibleText.line($0)) is as it was" }
  }

  func run(_ console: Console) throws -> ExitStatus {
    let catalog = try Catalog(reading: catalog)
    let comparer = try Comparer(for: catalog, simulator: Simulator.version)
    try catalog.export(
      matching: filter, simulator: Simulator.version, deciding: comparer.verdict,
      withAllRevisions: withAllRevisions
    ) { exporter in
      // Not before the filter is known to be right: a wrong one must not replace a file.
      let output = try OutputStream(path: path, console)
      var progress = Progress("experiments", console)
      defer { progress.end() }
      var count = 0
      let counted = {
        try Interruption.check()
        count += 1
        progress.update(count: count, fraction: nil)
      }
      switch format {
      case .ndjson: try writeDocuments(exporter, output, counted)
      case .csv: try writeCSV(exporter, output, counted)
      case .sql: try writeSQL(exporter, rulesOf: catalog, output, counted)
      }
      try output.end()
    }
    return .done
  }

  private func writeDocuments(
    _ exporter: Exporter, _ output: OutputStream, _ counted: () throws -> Void
  ) throws {
    try exporter.forEachRevision { revision in
      try output.write(revision.documentText + [UInt8(ascii: "\n")])
      try counted()
    }
  }

  private func writeCSV(
    _ exporter: Exporter, _ output: OutputStream, _ counted: () throws -> Void
  ) throws {
    var csv = ExperimentCSV()
    try exporter.forEachRevision { revision in
      csv.add(try ExportedExperiment(revision))
      try counted()
      try output.write(csv.takeBytes())
    }
    try output.write(csv.takeBytes())
  }

  private func writeSQL(
    _ exporter: Exporter, rulesOf catalog: Catalog, _ output: OutputStream,
    _ counted: () throws -> Void
  ) throws {
    var sql = ExperimentSQL()
    for waiver in try catalog.numberedWaivers() { sql.add(waiver.value, number: waiver.number) }
    for tolerance in try catalog.numberedTolerances() {
      sql.add(tolerance.value, number: tolerance.number)
    }
    try exporter.forEachConfiguration { configuration in
      try sql.add(configuration)
      try output.write(sql.takeBytes())
    }
    try exporter.forEachRevision { revision in
      sql.add(try ExportedExperiment(revision))
      try counted()
      try output.write(sql.takeBytes())
    }
    sql.end()
    try output.write(sql.takeBytes())
  }
}

extension ExportedExperiment {
  fileprivate init(_ revision: ExportedRevision) throws {
    let document = try DocumentReader(JSONTape(parsing: revision.documentText)).recordable()
    self.init(
      experiment: document.experiment, revision: revision.number, createdAt: revision.createdAt,
      digest: revision.digest, fingerprint: revision.fingerprint,
      documentText: revision.documentText, parameters: document.parameters)
  }
}

extension ExperimentSQL {
  fileprivate mutating func add(_ exported: ExportedConfiguration) throws {
    let reader = DocumentReader(try JSONTape(parsing: exported.documentText))
    add(
      configuration: try reader.configuration(), fingerprint: exported.fingerprint,
      documentText: exported.documentText, parameters: try reader.configurationParameters(),
      computed: exported.values.map(Computed.init))
  }
}

extension ExperimentSQL.Computed {
  fileprivate init(_ value: ExportedConfiguration.Value) {
    switch value.expectation {
    case .value(let computed):
      self.init(simulator: value.simulator, metric: value.metric, value: computed, reason: nil)
    case .notModelled(let reason):
      self.init(simulator: value.simulator, metric: value.metric, value: nil, reason: reason)
    }
  }
}

extension Option {
  fileprivate static let exportFormat = Option(
    name: "format", value: "ndjson|csv|sql", help: "the form (default ndjson)")

  fileprivate static let allRevisions = Option(
    name: "all-revisions", help: "older revisions too, each experiment's oldest first")
}
