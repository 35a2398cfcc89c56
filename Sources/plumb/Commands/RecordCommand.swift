import ExperimentCatalog
import PlatformSupport
import Reports

/// Records experiments: all of the files or nothing of them, and a stream batch by batch.
struct RecordCommand: Command {
  static let interface = CommandInterface(
    name: "record",
    summary: "record experiments; twice changes nothing, anything else makes a new revision",
    operands: [.documents],
    options: [.dryRun, .batch] + CatalogOptions.all + [.listOutcomes],
    discussion: [
      """
      Makes plumb.sqlite in the working folder where no catalog is found. A document that is not
      valid is answered with its file, line, column and what would be right; then nothing of the
      whole input is recorded.
      """,
      """
      What comes from a pipe may never end: it is recorded in batches of \(usualBatch) documents, and
      earlier where nothing comes for a second. After each batch that is not the last the standard
      error says up to which line everything is safe. Control-C ends well: what has come is
      recorded, and the last line says up to where. With --batch files are recorded so, too;
      without it control-C records nothing of them. To go on, send everything again: what is
      recorded already stays as it is. Of a name that comes several times, as in an exported
      history, each document is a revision after the one before: such a history is for a catalog
      that does not have it yet, and brings it once more where it is sent again.
      """,
    ],
    examples: [
      "plumb record layouts.json", "plumb record Fixtures/articles/*.json --dry-run",
      "plumb record --batch 10000 measurements.ndjson",
    ])

  private let sources: [DocumentSource]
  private let catalog: CatalogOptions
  private let isDryRun: Bool
  private let listsOutcomes: Bool
  private let batchSize: Int?

  /// How many documents of a stream are recorded at once, which is also how many memory holds.
  private static let usualBatch = 1000

  var endsByItself: Bool { !isDryRun }

  init(_ arguments: Arguments) throws(Failure) {
    sources = arguments.operands.map { DocumentSource(path: $0) }
    catalog = try CatalogOptions(arguments)
    isDryRun = arguments.has(.dryRun)
    listsOutcomes = arguments.has(.listOutcomes)
    batchSize = try arguments.count(.batch)
  }

  func run(_ console: Console) throws -> ExitStatus {
    let input = try DocumentInput(sources)
    let sentence = isDryRun ? try check(input, console) : try record(input, console)
    try console.tell("\(sentence)\n")
    return .done
  }

  private func check(_ input: DocumentInput, _ console: Console) throws -> String {
    let count = try Self.sayingNothingWasRecorded { try input.check(console) }
    let documents = count == 1 ? "1 document is" : "\(count) documents are"
    return "\(documents) valid; nothing was recorded."
  }

  private func record(_ input: DocumentInput, _ console: Console) throws -> String {
    let location = try CatalogLocation.findOrMake(option: catalog.path)
    var lines = ""
    var recorder = try DocumentRecorder(input, console)
    if listsOutcomes {
      recorder.report = { name, outcome in
        lines += "\(Self.word(for: outcome))  \(VisibleText.line(name))\n"
      }
    }
    let batchSize = batchSize ?? (input.isStream ? Self.usualBatch : nil)
    if location.isMissing {
      // For input that is bad from the start no catalog is made at all.
      try Self.sayingNothingWasRecorded { try recorder.lookAhead() }
    }
    let catalog = try Catalog(path: location.path, for: .create, wait: catalog.wait)
    // A new catalog may be gone again when this fails.
    let isSaidAtOnce = !catalog.isNew || batchSize != nil
    if isSaidAtOnce { console.sayWhatOpeningDid(to: catalog) }
    do {
      let counts =
        if let batchSize {
          try recorder.record(into: catalog, inBatchesOf: batchSize)
        } else {
          try Self.sayingNothingWasRecorded { try recorder.record(into: catalog) }
        }
      if !isSaidAtOnce { console.sayWhatOpeningDid(to: catalog) }
      try console.print(lines)
      return counts.sentence
    } catch {
      catalog.removeIfUnused()
      throw error
    }
  }

  private static let nothingWasRecorded = "plumb: nothing was recorded"

  private static func sayingNothingWasRecorded<Result>(_ body: () throws -> Result) throws -> Result
  {
    do {
      return try body()
    } catch {
      var failure = Failure(error)
      let isKnown = failure.status == .badInput || failure.status == .interrupted
      guard isKnown, !failure.details.contains(nothingWasRecorded) else { throw failure }
      failure.details.append(nothingWasRecorded)
      throw failure
    }
  }

  private static func word(for outcome: RecordOutcome) -> String {
    switch outcome {
    case .new: "new"
    case .revised(let number): "revision \(number)"
    case .restored(nil): "restored"
    case .restored(let number?): "restored, revision \(number)"
    case .unchanged: "unchanged"
    }
  }
}

extension Option {
  fileprivate static let dryRun = Option(
    name: "dry-run", help: "only check the documents; open no catalog")

  fileprivate static let batch = Option(
    name: "batch", value: "N", help: "record so many documents at a time, and say what is safe")

  fileprivate static let listOutcomes = Option(
    name: "list", letter: "l", help: "list each experiment with what came of it")
}
