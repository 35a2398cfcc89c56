import ExperimentCatalog
import Reports

/// Looks whether the catalog is whole.
struct CheckCommand: Command {
  static let interface = CommandInterface(
    name: "check",
    summary: "look whether the catalog is whole, and say what to do",
    options: [.full] + OutputOptions.all(CheckReport.formats) + CatalogOptions.all,
    discussion: [
      """
      The status is 74 where something that was recorded is lost or changed, 1 where there are only
      rows that harm nothing, else 0. Nothing is changed.
      """
    ],
    examples: ["plumb check", "plumb check --full"])

  private let catalog: CatalogOptions
  private let output: OutputOptions
  private let isFull: Bool

  init(_ arguments: Arguments) throws(Failure) {
    catalog = try CatalogOptions(arguments)
    output = try OutputOptions(arguments, formats: CheckReport.formats)
    isFull = arguments.has(.full)
  }

  func run(_ console: Console) throws -> ExitStatus {
    let catalog = try Catalog(reading: catalog)
    let findings = try catalog.check(isFull: isFull)
    let isDamaged = findings.contains { $0.severity == .damage }
    // Of a damaged file even the counts may not be had.
    let counts = isDamaged ? try? catalog.counts() : try catalog.counts()
    let deleted =
      isDamaged ? (try? catalog.deletedExperiments()) ?? [] : try catalog.deletedExperiments()
    let report = CheckReport(
      path: catalog.path, isFull: isFull, version: Migrator().newestVersion,
      experiments: counts?.experiments ?? 0, revisions: counts?.revisions ?? 0,
      deleted: deleted.count,
      findings: findings.map {
        CheckReport.Finding(
          severity: $0.severity.rawValue, message: $0.message, advice: $0.advice)
      })
    try console.write(report, output)
    if isDamaged { return .broken }
    return findings.contains { $0.severity == .loose } ? .gateFailed : .done
  }
}

extension Option {
  fileprivate static let full = Option(
    name: "full", help: "also every index, every document and its digest")
}
