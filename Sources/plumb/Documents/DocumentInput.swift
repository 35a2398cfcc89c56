import ExperimentCatalog
import LayoutModel
import PlatformSupport

/// All documents of a command line, in order.
struct DocumentInput {
  private let sources: [DocumentSource]
  private let byteCount: Int?

  /// Makes an input of sources.
  ///
  /// - Throws: `Failure` where one of them cannot be read.
  init(_ sources: [DocumentSource]) throws(Failure) {
    self.sources = sources
    var byteCount: Int? = 0
    for source in sources {
      let count = try source.byteCount()
      byteCount = if let sum = byteCount, let count { sum + count } else { nil }
    }
    self.byteCount = byteCount
  }

  /// Whether a part of it comes from a pipe or a terminal, and nobody knows how long it goes on.
  var isStream: Bool { byteCount == nil }

  /// Checks every document, and counts them.
  ///
  /// - Throws: `Failure` for the first one that is not valid.
  func check(_ console: Console) throws -> Int {
    var progress = Progress("documents checked", console)
    defer { progress.end() }
    var count = 0
    var bytesBefore = 0
    for source in sources {
      var bytesOfSource = 0
      try source.read { tape, bytes in
        _ = try DocumentReader(tape).experiment()
        try Interruption.check()
        count += 1
        bytesOfSource = bytes
        progress.update(count: count, fraction: fraction(bytesBefore + bytes))
      }
      bytesBefore += bytesOfSource
    }
    return count
  }

  /// Begins to read and check the documents.
  func documents() throws(Failure) -> DocumentQueue { try DocumentQueue(sources) }

  /// The part of the whole that so many bytes are; nil where the whole is not known.
  func fraction(_ bytes: Int) -> Double? {
    byteCount.map { Double(bytes) / Double(max(1, $0)) }
  }
}
