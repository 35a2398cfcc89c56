import ExperimentCatalog
import LayoutModel

/// All documents of a command line, in order.
struct DocumentInput {
  private let sources: [DocumentSource]
  private let byteCount: Int?

  /// Makes an input of sources that can be read more than once.
  ///
  /// - Throws: `Failure` where one of them cannot be read.
  init(_ sources: [DocumentSource]) throws(Failure) {
    var settled: [DocumentSource] = []
    var byteCount: Int? = 0
    for source in sources {
      settled.append(try source.settled())
      let count = try settled[settled.count - 1].byteCount()
      byteCount = if let sum = byteCount, let count { sum + count } else { nil }
    }
    self.sources = settled
    self.byteCount = byteCount
  }

  /// Checks every document, and counts them.
  ///
  /// - Throws: `Failure` for the first one that is not valid.
  func check(_ console: Console) throws -> Int {
    var count = 0
    try forEachDocument("documents checked", console) { tape in
      _ = try DocumentReader(tape).experiment()
      count += 1
    }
    return count
  }

  /// Records every document, or none of them.
  ///
  /// - Parameter report: Is told each experiment's name and what came of it.
  /// - Throws: `Failure` for the first document that is not valid, and `CatalogError`.
  func record(
    into catalog: Catalog, _ console: Console,
    report: (String, RecordOutcome) throws -> Void = { _, _ in }
  ) throws -> RecordCounts {
    try catalog.record { recorder in
      var counts = RecordCounts()
      try forEachDocument("experiments", console) { tape in
        let document = try DocumentReader(tape).recordable()
        let outcome = try recorder.add(document)
        counts.add(outcome)
        try report(document.experiment.name, outcome)
      }
      return counts
    }
  }

  private func forEachDocument(
    _ noun: String, _ console: Console, _ body: (JSONTape) throws -> Void
  ) throws {
    var progress = Progress(noun, console)
    defer { progress.end() }
    var count = 0
    var bytesBefore = 0
    for source in sources {
      var bytesOfSource = 0
      try source.read { tape, bytes in
        try body(tape)
        count += 1
        bytesOfSource = bytes
        let fraction = byteCount.map { Double(bytesBefore + bytes) / Double(max(1, $0)) }
        progress.update(count: count, fraction: fraction)
      }
      bytesBefore += bytesOfSource
    }
  }
}
