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
        isRequired: false, isRepeated: true, values: .deletedExperiments)
    ],
    options: CatalogOptions.all,
    examples: ["plumb restore", "plumb restore articles/000/cells-only"])

  private let names: [String]
  private let catalog: CatalogOptions

  init(_ arguments: Arguments) throws(Failure) {
    names = arguments.distinctOperands
    catalog = try CatalogOptions(arguments)
  }

  var whenInterrupted: String? { "nothing was restored" }

  func run(_ console: Console) throws -> ExitStatus {
    guard !names.isEmpty else {
      let deleted = try Catalog(reading: catalog).deletedExperiments()
      let text = deleted.map { experiment in
        let revisions = CountText.format(experiment.revisions, "revision")
        return "\(experiment.deletedAt)  \(VisibleText.line(experiment.name))  \(revisions)\n"
      }.joined()
      try console.print(text)
      try console.tell("\(CountText.format(deleted.count, "experiment")) can be restored.\n")
      return .done
    }
    let catalog = try Catalog(changing: catalog)
    let restored: [String]
    do {
      restored = try catalog.restore(named: names)
    } catch let unknown as UnknownExperiments {
      throw try catalog.unknownDeletedName(unknown.names[0])
    }
    try console.tell("\(CountText.format(restored.count, "experiment")) restored.\n")
    return .done
  }
}
