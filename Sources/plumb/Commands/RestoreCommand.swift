import ExperimentCatalog
import LayoutModel
import Reports

/// Brings deleted experiments back.
struct RestoreCommand: Command {
  static let interface = CommandInterface(
    name: "restore",
    summary: "bring deleted experiments back, or list them",
    operands: [
      Operand(
        name: "NAME", usage: "[NAME…]",
        help: "the experiments' names; without one, what was deleted",
        isRequired: false, isRepeated: true)
    ],
    options: CatalogOptions.all + [.quiet],
    examples: ["plumb restore", "plumb restore articles/000/cells-only"])

  private let names: [String]
  private let catalog: CatalogOptions
  private let isQuiet: Bool

  init(_ arguments: Arguments) throws(Failure) {
    names = arguments.operands
    catalog = try CatalogOptions(arguments)
    isQuiet = arguments.has(.quiet)
  }

  func run(_ console: Console) throws -> ExitStatus {
    guard !names.isEmpty else {
      let deleted = try Catalog(reading: catalog).deletedExperiments()
      var text = deleted.map { experiment in
        let revisions = CountText.format(experiment.revisions, "revision")
        return "\(experiment.deletedAt)  \(VisibleText.line(experiment.name))  \(revisions)\n"
      }.joined()
      if !isQuiet { text += "\(CountText.format(deleted.count, "experiment")) can be restored.\n" }
      try console.print(text)
      return .done
    }
    let catalog = try Catalog(changing: catalog)
    let restored = try catalog.requiringKnown { try catalog.restore(named: names) }
    if !isQuiet {
      try console.print("\(CountText.format(restored.count, "experiment")) restored.\n")
    }
    return .done
  }
}
