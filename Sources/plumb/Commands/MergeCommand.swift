import ExperimentCatalog
import LayoutModel
import Reports

/// Adds what other catalogs have.
struct MergeCommand: Command {
  static let interface = CommandInterface(
    name: "merge",
    summary: "add what other catalogs have; twice changes nothing",
    operands: [
      Operand(
        name: "FILE", usage: "FILE…", help: "the other catalogs, which are only read",
        isRepeated: true)
    ],
    options: [.ours, .theirs, .rehearsal] + CatalogOptions.all,
    discussion: [
      """
      Experiments are the same by name, configurations by what they state, revisions by their
      digest. Where one history has moved on from the other its revisions are added. Where both
      have moved on, the experiment is a conflict: it is listed and left alone, and the status is 1.
      With --theirs or --ours both histories stay, theirs added to ours, and the latest revision is
      the one named. All of it is one transaction.
      """,
      """
      Tags, what was computed, waivers and tolerances come too; of a rule that both have, ours
      stays. What
      is deleted there does not come, and what is deleted here stays so.
      """,
    ],
    examples: ["plumb merge Kim.sqlite CI.sqlite --dry-run", "plumb merge Kim.sqlite --theirs"])

  private let paths: [String]
  private let catalog: CatalogOptions
  private let rule: MergeRule?
  private let isRehearsal: Bool

  init(_ arguments: Arguments) throws(Failure) {
    paths = arguments.operands
    catalog = try CatalogOptions(arguments)
    guard !(arguments.has(.ours) && arguments.has(.theirs)) else {
      throw Failure(.wrongUse, "--ours and --theirs exclude each other")
    }
    guard paths.count <= Catalog.mostMergedAtOnce else {
      throw Failure(
        .wrongUse,
        "at most \(Catalog.mostMergedAtOnce) catalogs are merged at once, "
          + "these are \(paths.count); merge them one after the other")
    }
    rule = arguments.has(.ours) ? .ours : arguments.has(.theirs) ? .theirs : nil
    isRehearsal = arguments.has(.rehearsal)
  }

  var whenInterrupted: String? { "nothing was merged" }

  func run(_ console: Console) throws -> ExitStatus {
    let location = try CatalogLocation.findOrMake(option: catalog.path)
    // A name that is wrong must not leave an empty catalog behind, nor must a rehearsal.
    for path in paths { _ = try Catalog(path: path, for: .read, wait: catalog.wait) }
    guard !(location.isMissing && isRehearsal) else {
      throw Failure(
        .notFound, "there is no \(VisibleText.line(location.path)) yet to rehearse a merge with")
    }
    // Opening for a change would migrate an older catalog.
    if isRehearsal { _ = try Catalog(path: location.path, for: .read, wait: catalog.wait) }
    let catalog = try Catalog(path: location.path, for: .create, wait: catalog.wait)
    let outcomes: [MergeOutcome]
    do {
      outcomes = try catalog.merge(paths, resolving: rule, isRehearsal: isRehearsal)
    } catch {
      catalog.removeIfUnused()
      throw error
    }
    console.sayWhatOpeningDid(to: catalog)
    let hasConflicts = rule == nil && outcomes.contains { !$0.conflicts.isEmpty }
    var lines: [String] = []
    for (path, outcome) in zip(paths, outcomes) { lines += text(path, outcome) }
    if hasConflicts {
      lines.append(
        "Nothing of these was merged. With --theirs or --ours both histories stay, and the latest "
          + "revision is the one named.")
    }
    if isRehearsal { lines.append("Nothing was changed.") }
    let text = lines.map { $0 + "\n" }.joined()
    if hasConflicts { try console.print(text) } else { try console.tell(text) }
    return hasConflicts ? .gateFailed : .done
  }

  private func text(_ path: String, _ outcome: MergeOutcome) -> [String] {
    let conflicts = outcome.conflicts.count
    let total = outcome.new + outcome.advanced + outcome.unchanged + (rule == nil ? conflicts : 0)
    var line =
      "\(VisibleText.line(path)): \(CountText.format(total, "experiment")): \(outcome.new) new, "
      + "\(outcome.advanced) with new revisions, \(outcome.unchanged) unchanged"
    if conflicts > 0 {
      line +=
        rule == nil
        ? ", \(CountText.format(conflicts, "conflict"))"
        : "; \(CountText.format(conflicts, "conflict")) decided for \(rule == .ours ? "ours" : "theirs")"
    }
    var lines = [line + "."]
    let added = [
      (outcome.revisions, "revision"), (outcome.configurations, "configuration"),
      (outcome.expectations, "computed value"), (outcome.waivers, "waiver"),
      (outcome.tolerances, "tolerance"),
    ].filter { $0.0 > 0 }.map { CountText.format($0.0, $0.1) }
    if !added.isEmpty { lines.append("  added: \(added.joined(separator: ", "))") }
    if outcome.keptWaivers > 0 {
      lines.append(
        "  \(CountText.format(outcome.keptWaivers, "waiver")) with another text there; ours stay")
    }
    if outcome.keptTolerances > 0 {
      lines.append(
        "  \(CountText.format(outcome.keptTolerances, "tolerance")) with another limit or reason there; "
          + "ours stay")
    }
    for name in outcome.stayDeleted {
      lines.append(
        "  \(VisibleText.line(name)) is deleted here and stays so; plumb restore brings it back")
    }
    for conflict in outcome.conflicts {
      lines.append(
        "  conflict: \(VisibleText.line(conflict.name)): "
          + "\(CountText.format(conflict.ours, "revision")) here, \(conflict.theirs) there, "
          + "\(conflict.common) in common")
    }
    return lines
  }
}

extension Option {
  fileprivate static let ours = Option(
    name: "ours", help: "of a conflict keep both histories, with our latest revision")

  fileprivate static let theirs = Option(
    name: "theirs", help: "of a conflict keep both histories, with their latest revision")

  fileprivate static let rehearsal = Option(
    name: "dry-run", help: "only say what would come; change nothing")
}
