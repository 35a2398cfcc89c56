import PlatformSupport
import Reports

/// Where data goes that is too long to be held at once: the standard output or a file.
///
/// A file takes its place only when all of it is written.
final class OutputStream {
  private static let pieceSize = 1 << 16

  private let console: Console
  private let file: ReplacementFile?
  private let path: String
  private var piece: [UInt8] = []

  /// - Parameter path: The file to write; nil for the standard output.
  init(path: String?, _ console: Console) throws(Failure) {
    self.console = console
    self.path = path ?? "-"
    do {
      file = try path.map { path throws(SystemError) in try ReplacementFile(path: path) }
    } catch {
      throw console.failure(writing: path ?? "-", error)
    }
  }

  func write(_ bytes: [UInt8]) throws(Failure) {
    piece += bytes
    if piece.count >= Self.pieceSize { try passOn() }
  }

  /// Takes the bytes over once there are enough of them to be worth a write.
  func move(_ bytes: inout [UInt8]) throws(Failure) {
    guard bytes.count >= Self.pieceSize else { return }
    if !piece.isEmpty { try passOn() }
    swap(&piece, &bytes)
    try passOn()
  }

  /// Writes what is left, and puts the file in its place.
  func end() throws(Failure) {
    try passOn()
    do {
      try file?.commit()
    } catch {
      throw console.failure(writing: path, error)
    }
  }

  private func passOn() throws(Failure) {
    defer { piece.removeAll(keepingCapacity: true) }
    guard let file else { return try console.print(piece) }
    let begin = console.timings?.now
    defer { console.timings?.addWriting(since: begin) }
    do {
      try file.write(piece)
    } catch {
      throw console.failure(writing: path, error)
    }
  }
}
