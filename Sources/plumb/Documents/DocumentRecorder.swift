import ExperimentCatalog
import LayoutModel
import PlatformSupport
import Reports

/// Records the documents of an input, and says what of it is safe.
struct DocumentRecorder {
  /// Where recording a document ended.
  typealias Listener = (_ name: String, _ outcome: RecordOutcome) throws -> Void

  private let input: DocumentInput
  private let documents: DocumentQueue
  private let console: Console
  /// Is told each experiment's name and what came of it.
  var report: Listener = { _, _ in }

  /// Begins to read the input.
  init(_ input: DocumentInput, _ console: Console) throws(Failure) {
    self.input = input
    self.console = console
    documents = try input.documents()
  }

  /// Waits until a document is checked, before anything is made or changed.
  ///
  /// - Throws: `Failure` where the first one is not valid, and where the program is interrupted.
  func lookAhead() throws {
    try documents.fill(to: 1)
    if PlatformSupport.isInterrupted { throw Self.interruption }
  }

  /// Records every document, or none of them.
  ///
  /// - Throws: `Failure` for the first document that is not valid and where the program is
  ///   interrupted, and `CatalogError`.
  func record(into catalog: Catalog) throws -> RecordCounts {
    var progress = Progress("experiments", console)
    defer { progress.end() }
    return try catalog.record { recorder in
      var counts = RecordCounts()
      while let next = try documents.next() {
        try add(next, to: &recorder, &counts)
        progress.update(count: counts.total, fraction: input.fraction(next.byteCount))
      }
      if PlatformSupport.isInterrupted { throw Self.interruption }
      return counts
    }
  }

  /// Records batches of documents, each in a transaction of its own.
  ///
  /// A batch ends early where nothing comes for a second, and where the program is interrupted.
  ///
  /// - Throws: `Failure` that says up to which line everything is safe.
  func record(into catalog: Catalog, inBatchesOf size: Int) throws -> RecordCounts {
    var progress = Progress("experiments", console)
    defer { progress.end() }
    var counts = RecordCounts()
    var safe: String?
    do {
      while case let batch = try documents.take(size), let last = batch.last {
        counts = try catalog.record { recorder in
          var counts = counts
          for document in batch { try add(document, to: &recorder, &counts) }
          return counts
        }
        let place = "line \(last.document.lastLine) of \(last.source)"
        safe = "everything up to \(place) is safe: \(counts.phrase)"
        if console.showsProgress {
          progress.update(
            count: counts.total, fraction: input.fraction(last.byteCount),
            note: "safe up to \(place)")
        } else if !console.isQuiet, !documents.isEmpty {
          console.say("everything up to \(place) is safe: \(counts.phrase)")
        }
        if PlatformSupport.isInterrupted { break }
      }
    } catch {
      throw Self.failure(Failure(error), safe: safe)
    }
    if PlatformSupport.isInterrupted, !documents.isEmpty {
      throw Self.failure(Failure(.interrupted, "interrupted"), safe: safe)
    }
    return counts
  }

  private func add(
    _ decoded: DecodedDocument, to recorder: inout Recorder, _ counts: inout RecordCounts
  ) throws {
    let outcome = try recorder.add(decoded.document)
    counts.add(outcome)
    try report(decoded.document.experiment.name, outcome)
  }

  private static let interruption = failure(Failure(.interrupted, "interrupted"), safe: nil)

  private static func failure(_ failure: Failure, safe: String?) -> Failure {
    var failure = failure
    let sentence = safe.map { "\($0); nothing after it was recorded" } ?? "nothing was recorded"
    failure.details.append("plumb: \(sentence)")
    return failure
  }
}
