import ExperimentCatalog
import LayoutModel
import Reports

/// Removes deleted experiments for good.
struct PurgeCommand: Command {
  static let interface = CommandInterface(
    name: "purge",
    summary: "remove deleted experiments for good, and give their space back",
    options: [.olderThan, .purgeDryRun] + CatalogOptions.all,
    discussion: [
      """
      Removing is one transaction. Then the file is rewritten, for which the disk needs its size
      once more; readers go on meanwhile.
      """
    ],
    examples: ["plumb purge --dry-run", "plumb purge --older-than 30"])

  private let days: Int?
  private let catalog: CatalogOptions
  private let isDryRun: Bool

  init(_ arguments: Arguments) throws(Failure) {
    days = try arguments.count(.olderThan)
    catalog = try CatalogOptions(arguments)
    isDryRun = arguments.has(.purgeDryRun)
  }

  func run(_ console: Console) throws -> ExitStatus {
    // Opening for a change would migrate an older catalog.
    if isDryRun { _ = try Catalog(reading: catalog) }
    let catalog = try Catalog(changing: catalog)
    var isRemoved = false
    let outcome: PurgeOutcome
    do {
      outcome = try catalog.purge(olderThanDays: days, isRehearsal: isDryRun) { isRemoved = true }
    } catch {
      var failure = Failure(error)
      guard failure.status == .interrupted else { throw failure }
      failure.details.append(
        isRemoved
          ? "plumb: all is purged; plumb purge gives the space back" : "plumb: nothing was purged")
      throw failure
    }
    var text =
      "\(CountText.format(outcome.experiments, "experiment")), "
      + "\(CountText.format(outcome.revisions, "revision")) and "
      + "\(CountText.format(outcome.configurations, "configuration"))"
      + (isDryRun ? " would be purged" : " purged")
    if isDryRun {
      text += ". Nothing was changed.\n"
    } else {
      text += "; the catalog is \(ByteCount.text(outcome.bytes)) smaller.\n"
      if outcome.isAwaitingReaders {
        text += "Others are reading: the file shrinks when the last of them ends.\n"
      }
    }
    try console.tell(text)
    return .done
  }
}

extension Option {
  fileprivate static let olderThan = Option(
    name: "older-than", value: "DAYS", help: "only what was deleted at least so many days ago")

  fileprivate static let purgeDryRun = Option(
    name: "dry-run", help: "only count what would be purged; change nothing")
}
