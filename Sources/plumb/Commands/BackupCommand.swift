import ExperimentCatalog
import Reports

/// Copies the catalog while others use it.
struct BackupCommand: Command {
  static let interface = CommandInterface(
    name: "backup",
    summary: "copy the catalog to a file, as it is now, while others read and write",
    operands: [Operand(name: "FILE", usage: "FILE", help: "where the copy goes")],
    options: [.replace] + CatalogOptions.all,
    discussion: [
      "The copy is whole and checked before it takes its place. It is a catalog as any other."
    ],
    examples: ["plumb backup saved.sqlite", "plumb backup nightly.sqlite --replace"])

  private let target: String
  private let catalog: CatalogOptions
  private let replaces: Bool

  init(_ arguments: Arguments) throws(Failure) {
    target = arguments.operands[0]
    catalog = try CatalogOptions(arguments)
    replaces = arguments.has(.replace)
  }

  var whenInterrupted: String? { "\(VisibleText.line(target)) is as it was" }

  func run(_ console: Console) throws -> ExitStatus {
    let path = try CatalogLocation.find(option: catalog.path).path
    let size = try Catalog.backUp(path, to: target, replaces: replaces, wait: catalog.wait)
    try console.tell(
      "\(VisibleText.line(path)) is copied to \(VisibleText.line(target)): "
        + "\(ByteCount.text(size)), checked.\n")
    return .done
  }
}

extension Option {
  fileprivate static let replace = Option(
    name: "replace", help: "overwrite a file that is there already")
}
