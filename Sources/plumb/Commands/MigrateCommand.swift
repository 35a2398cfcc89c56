import ExperimentCatalog
import LayoutModel
import Migrations
import Reports

/// Brings an older catalog to the program's version.
struct MigrateCommand: Command {
  static let interface = CommandInterface(
    name: "migrate",
    summary: "bring an older catalog to this version, after a copy of it",
    options: [.migrationDryRun] + CatalogOptions.all,
    discussion: [
      """
      The catalog is copied to a file beside it first; then each step is one transaction, so that
      the catalog has either the old version or the new one. Commands that write do the same by
      themselves; those that read never change a catalog.
      """
    ],
    examples: ["plumb migrate --dry-run", "plumb migrate"])

  private let catalog: CatalogOptions
  private let isDryRun: Bool

  init(_ arguments: Arguments) throws(Failure) {
    catalog = try CatalogOptions(arguments)
    isDryRun = arguments.has(.migrationDryRun)
  }

  var whenInterrupted: String? {
    "each step is done as a whole or not at all; plumb migrate goes on"
  }

  func run(_ console: Console) throws -> ExitStatus {
    let path = try CatalogLocation.find(option: catalog.path).path
    let text = isDryRun ? try plan(path) : try migrate(path)
    try console.tell(text)
    return .done
  }

  private func plan(_ path: String) throws -> String {
    let steps = try Catalog.pendingMigrations(path: path, wait: catalog.wait)
    guard !steps.isEmpty else { return Self.upToDate(path) }
    return Self.text(of: steps, path, verb: "would get") + "Nothing was changed.\n"
  }

  private func migrate(_ path: String) throws -> String {
    let migration = try Catalog(path: path, for: .write, wait: catalog.wait).migration
    guard !migration.applied.isEmpty else { return Self.upToDate(path) }
    let copy = migration.copy.map { "As it was before: \(VisibleText.line($0))\n" }
    return Self.text(of: migration.applied, path, verb: "got") + (copy ?? "")
  }

  private static func text(of steps: [Migration], _ path: String, verb: String) -> String {
    let count = CountText.format(steps.count, "migration")
    let last = steps.last.map { " to version \($0.version)" } ?? ""
    let lines = steps.map { "  \($0.name)\n" }.joined()
    return "\(VisibleText.line(path)) \(verb) \(count)\(last):\n\(lines)"
  }

  private static func upToDate(_ path: String) -> String {
    "\(VisibleText.line(path)) has version \(Migrator().newestVersion), which is the newest; "
      + "nothing to do.\n"
  }
}

extension Option {
  fileprivate static let migrationDryRun = Option(
    name: "dry-run", help: "only say what would be done; change nothing")
}
