import LayoutModel
import PlatformSupport

/// The documents of an input in order, read and checked on a thread of their own.
///
/// While one document is stored the next ones are read. Memory holds a bounded number of them,
/// however long the input is.
final class DocumentQueue {
  /// How many documents are handed over at once: each hand-over costs as much as one of them.
  private static let chunkSize = 64
  /// How often an interruption is looked for while nothing comes, in seconds.
  private static let attention = 0.1

  private let chunks: HandOver<Result<[DecodedDocument], any Error>>
  private var waiting: ArraySlice<DecodedDocument> = []
  private var hasEnded = false
  /// What was wrong after those that wait.
  private var failure: (any Error)?

  /// Begins to read.
  ///
  /// - Throws: `Failure` where the system has no thread left.
  init(_ sources: [DocumentSource]) throws(Failure) {
    do {
      chunks = try HandOver(capacity: 8) { put in
        do {
          try Self.read(sources, put)
        } catch {
          _ = put(.failure(error))
        }
      }
    } catch {
      throw Failure(.broken, "cannot read in the background: \(error)")
    }
  }

  deinit { chunks.cancel() }

  /// Whether everything was taken.
  var isEmpty: Bool { hasEnded && waiting.isEmpty }

  /// Takes the next document; nil at the end, and where the program is interrupted.
  ///
  /// - Throws: `Failure` for a document that is not valid.
  func next() throws -> DecodedDocument? {
    try fill(to: 1)
    return PlatformSupport.isInterrupted ? nil : waiting.popFirst()
  }

  /// Takes documents until there are so many, until none comes for a second, or until the program is
  /// interrupted; none at the end.
  ///
  /// - Throws: `Failure` for one that is not valid; fewer before it than were asked for are not given.
  func take(_ count: Int) throws -> [DecodedDocument] {
    try fill(to: count, patience: 1)
    let taken = Array(waiting.prefix(count))
    waiting = waiting.dropFirst(count)
    // Looks ahead, to know whether this was the end.
    if waiting.isEmpty, !hasEnded { take(chunks.take(within: 0)) }
    return taken
  }

  /// Waits until so many documents are read, or all of them.
  ///
  /// - Parameter patience: For how many seconds in which nothing comes; nil for any time.
  /// - Throws: `Failure` for one that is not valid.
  func fill(to count: Int, patience: Double = .infinity) throws {
    guard waiting.count < count else { return }
    var lastCame = PlatformSupport.monotonicSeconds()
    while waiting.count < count, !hasEnded, !PlatformSupport.isInterrupted {
      if let failure { throw failure }
      if take(chunks.take(within: Self.attention)) {
        lastCame = PlatformSupport.monotonicSeconds()
      } else if !waiting.isEmpty, PlatformSupport.monotonicSeconds() - lastCame > patience {
        return
      }
    }
  }

  /// Adds what came to what waits; returns whether something came.
  @discardableResult
  private func take(_ taken: HandOver<Result<[DecodedDocument], any Error>>.Taken) -> Bool {
    switch taken {
    case .value(.success(let chunk)):
      // What was taken from an array's beginning stays in its memory.
      waiting = waiting.isEmpty ? chunk[...] : waiting + chunk
      return true
    case .value(.failure(let error)):
      failure = error
      return true
    case .end:
      hasEnded = true
      return true
    case .nothing: return false
    }
  }

  private struct Cancelled: Error {}

  /// Reads everything, and puts it in chunks; what came from a pipe so far is put without waiting
  /// for more.
  private static func read(
    _ sources: [DocumentSource], _ put: (Result<[DecodedDocument], any Error>) -> Bool
  ) throws {
    var reader = RecordableReader()
    var bytesBefore = 0
    for source in sources {
      var chunk: [DecodedDocument] = []
      var bytesOfSource = 0
      func handOver() throws {
        guard !chunk.isEmpty else { return }
        guard put(.success(chunk)) else { throw Cancelled() }
        chunk.removeAll(keepingCapacity: true)
      }
      do {
        try source.read(afterwards: handOver) { tape, bytes in
          bytesOfSource = bytes
          chunk.append(
            DecodedDocument(
              document: try reader.read(tape), source: source.name, byteCount: bytesBefore + bytes)
          )
          if chunk.count == chunkSize { try handOver() }
        }
      } catch {
        // Those before it are valid, and may be recorded.
        try handOver()
        throw error
      }
      bytesBefore += bytesOfSource
    }
  }
}
