import ExperimentCatalog
import LayoutModel
import LayoutSimulator
import Reports
import Runner

/// Lists the rules of the simulator, with what each rests on.
struct RulesCommand: Command {
  static let interface = CommandInterface(
    name: "rules",
    summary: "list the simulator's rules, and how many experiments rest on each",
    operands: [.filter],
    options: CatalogOptions.all + OutputOptions.all(RuleReport.formats),
    discussion: [
      """
      The experiments are those of the catalog that a filter selects. Where no catalog is found the
      rules are listed alone.
      """
    ],
    examples: ["plumb rules", "plumb rules \"tag = 'field'\""])

  private let filter: Filter?
  private let catalog: CatalogOptions
  private let output: OutputOptions

  init(_ arguments: Arguments) throws(Failure) {
    filter = try arguments.filter()
    catalog = try CatalogOptions(arguments)
    output = try OutputOptions(arguments, formats: RuleReport.formats)
  }

  func run(_ console: Console) throws -> ExitStatus {
    let hasCatalog = try filter != nil || CatalogLocation.isThere(option: catalog.path)
    let counts = hasCatalog ? try count() : nil
    try console.write(
      RuleReport(
        simulator: Simulator.version,
        entries: RuleBook.all.map { rule in
          RuleReport.Entry(rule: rule, experiments: counts.map { $0[rule] ?? 0 })
        }), output)
    return .done
  }

  /// How many experiments have a measurement that a rule has a part in.
  private func count() throws -> [LayoutRule: Int] {
    let catalog = try Catalog(reading: catalog)
    return try RuleCounter.counts(in: catalog, matching: filter)
  }
}
