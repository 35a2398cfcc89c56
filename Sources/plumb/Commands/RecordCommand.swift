import ExperimentCatalog
import Reports

/// Records experiments: all of the input, or nothing of it.
struct RecordCommand: Command {
  static let interface = CommandInterface(
    name: "record",
    summary: "record experiments; twice changes nothing, anything else makes a new revision",
    operands: [.documents],
    options: [.dryRun] + CatalogOptions.all + [.listOutcomes, .quiet],
    discussion: [
      """
      Makes plumb.sqlite in the working folder where no catalog is found. A document that is not
      valid is answered with its file, line, column and what would be right; then nothing of the
      whole input is recorded.
      """
    ],
    examples: ["plumb record layouts.json", "plumb record Fixtures/articles/*.json --dry-run"])

  private let sources: [DocumentSource]
  private let catalog: CatalogOptions
  private let isDryRun: Bool
  private let listsOutcomes: Bool
  private let isQuiet: Bool

  init(_ arguments: Arguments) throws(Failure) {
    sources = arguments.operands.map { DocumentSource(path: $0) }
    catalog = try CatalogOptions(arguments)
    isDryRun = arguments.has(.dryRun)
    listsOutcomes = arguments.has(.listOutcomes)
    isQuiet = arguments.has(.quiet)
  }

  func run(_ console: Console) throws -> ExitStatus {
    do {
      let input = try DocumentInput(sources)
      let sentence = isDryRun ? try check(input, console) : try record(input, console)
      if !isQuiet { try console.print("\(sentence)\n") }
      return .done
    } catch var failure as Failure where failure.status == .badInput {
      failure.details.append("plumb: nothing was recorded")
      throw failure
    }
  }

  private func check(_ input: DocumentInput, _ console: Console) throws -> String {
    let count = try input.check(console)
    let documents = count == 1 ? "1 document is" : "\(count) documents are"
    return "\(documents) valid; nothing was recorded."
  }

  private func record(_ input: DocumentInput, _ console: Console) throws -> String {
    let location = try CatalogLocation.findOrMake(option: catalog.path)
    // Bad input must not leave an empty catalog behind.
    if location.isMissing { _ = try input.check(console) }
    let catalog = try Catalog(path: location.path, for: .create, wait: catalog.wait)
    if !isQuiet { console.sayWhatOpeningDid(to: catalog) }
    var lines = ""
    let counts = try input.record(into: catalog, console) { name, outcome in
      if listsOutcomes { lines += "\(Self.word(for: outcome))  \(VisibleText.line(name))\n" }
    }
    try console.print(lines)
    return counts.sentence
  }

  private static func word(for outcome: RecordOutcome) -> String {
    switch outcome {
    case .new: "new"
    case .revised(let number): "revision \(number)"
    case .restored: "restored"
    case .unchanged: "unchanged"
    }
  }
}

extension Option {
  fileprivate static let dryRun = Option(
    name: "dry-run", help: "only check the documents; open no catalog")

  fileprivate static let listOutcomes = Option(
    name: "verbose", letter: "v", help: "say of each experiment what came of it")
}
