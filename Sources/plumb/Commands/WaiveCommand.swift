import ExperimentCatalog
import LayoutModel

/// Records waivers from files: all of them, or none.
struct WaiveCommand: Command {
  static let interface = CommandInterface(
    name: "waive",
    summary: "record known deviations from files; twice changes nothing",
    operands: [
      Operand(
        name: "FILE", usage: "FILE…|-",
        help: "waivers: one, an array, or one a line; - is the standard input", isRepeated: true)
    ],
    options: CatalogOptions.all + [.quiet],
    discussion: [
      """
      A waiver names a metric (* stands for any characters), a filter, the range of recorded minus
      computed, a reason, a reference and the day since which it holds.
      """
    ],
    examples: ["plumb waive Fixtures/field-waivers.json"])

  private let sources: [DocumentSource]
  private let catalog: CatalogOptions
  private let isQuiet: Bool

  init(_ arguments: Arguments) throws(Failure) {
    sources = arguments.operands.map { DocumentSource(path: $0) }
    catalog = try CatalogOptions(arguments)
    isQuiet = arguments.has(.quiet)
  }

  func run(_ console: Console) throws -> ExitStatus {
    var waivers: [Waiver] = []
    for source in sources {
      try source.read { tape, _ in waivers.append(try DocumentReader(tape).waiver()) }
    }
    let catalog = try Catalog(changing: catalog)
    let new = try catalog.record(waivers: waivers)
    if !isQuiet {
      let noun = waivers.count == 1 ? "waiver" : "waivers"
      try console.print("\(waivers.count) \(noun): \(new) new.\n")
    }
    return .done
  }
}
