import ExperimentCatalog
import LayoutModel
import LayoutSimulator
import Reports
import Runner

/// Deletes experiments, so that no question finds them.
struct DeleteCommand: Command {
  static let interface = CommandInterface(
    name: "delete",
    summary: "delete experiments; they can be restored until they are purged",
    operands: [
      Operand(
        name: "NAME", usage: "[NAME…]", help: "the experiments' names", isRequired: false,
        isRepeated: true)
    ],
    options: [.where, .deletionDryRun] + CatalogOptions.all,
    discussion: [
      """
      A deleted experiment keeps its name and its revisions, and no command finds it. Recording it
      again restores it, as plumb restore does; plumb purge removes it for good.
      """
    ],
    examples: [
      "plumb delete articles/000/cells-only",
      "plumb delete --where \"name like 'articles/001/%'\" --dry-run",
    ])

  private let names: [String]
  private let filter: Filter?
  private let catalog: CatalogOptions
  private let isDryRun: Bool

  init(_ arguments: Arguments) throws(Failure) {
    names = arguments.distinctOperands
    filter = try arguments.filter(.where)
    guard names.isEmpty == (filter != nil) else {
      throw Failure(.wrongUse, "name the experiments to delete, or select them with --where FILTER")
    }
    catalog = try CatalogOptions(arguments)
    isDryRun = arguments.has(.deletionDryRun)
  }

  var whenInterrupted: String? { "nothing was deleted" }

  func run(_ console: Console) throws -> ExitStatus {
    let catalog = isDryRun ? try Catalog(reading: catalog) : try Catalog(changing: catalog)
    let comparer = try Comparer(for: catalog, simulator: Simulator.version)
    let deleted: [String]
    if let filter, isDryRun {
      deleted = try catalog.experiments(
        matching: filter, simulator: Simulator.version, deciding: comparer.verdict
      ).map(\.name)
    } else if let filter {
      deleted = try catalog.delete(
        matching: filter, simulator: Simulator.version, deciding: comparer.verdict)
    } else if isDryRun {
      let known = Set(try catalog.experimentNames())
      try catalog.requireKnown(names.filter { !known.contains($0) })
      deleted = names.filter { known.contains($0) }
    } else {
      deleted = try catalog.requiringKnown { try catalog.delete(named: names) }
    }
    let verb = isDryRun ? "would be deleted" : "deleted"
    var text = deleted.map { "\(VisibleText.line($0))\n" }.joined()
    text += "\(CountText.format(deleted.count, "experiment")) \(verb).\n"
    try console.tell(text)
    return .done
  }
}

extension Option {
  fileprivate static let `where` = Option(
    name: "where", value: "FILTER", help: "delete what a filter selects")

  fileprivate static let deletionDryRun = Option(
    name: "dry-run", help: "only list what would be deleted")
}
