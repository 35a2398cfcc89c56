import PlatformSupport
import Reports

/// Where data goes that is too long to be held at once: the standard output or a file.
///
/// A file takes its place only when all of it is written.
final class OutputStream {
  private static let firstSize = 1 << 16
  private static let pieceSize = 1 << 18

  private let console: Console
  private let file: ReplacementFile?
  private let path: String
  private var piece: [UInt8] = []
  /// Writes all but the first piece: there may be a thousand of them.
  private var writer: BackgroundWriter?
  private var isBegun = false

  /// - Parameter path: The file to write; nil for the standard output.
  init(path: String?, _ console: Console) throws(Failure) {
    self.console = console
    self.path = path ?? "-"
    if let path { try OutputOptions.refuseDatabase(at: path) }
    do {
      file = try path.map { path throws(SystemError) in try ReplacementFile(path: path) }
    } catch {
      throw console.failure(writing: path ?? "-", error)
    }
  }

  // Before the file is closed.
  deinit { writer?.stop() }

  func write(_ bytes: [UInt8]) throws(Failure) {
    piece += bytes
    if piece.count >= size { try passOn() }
  }

  /// Takes the bytes over once there are enough of them to be worth a write.
  func move(_ bytes: inout [UInt8]) throws(Failure) {
    guard bytes.count >= size else { return }
    if !piece.isEmpty { try passOn() }
    swap(&piece, &bytes)
    try passOn()
  }

  /// Writes what is left, and puts the file in its place.
  func end() throws(Failure) {
    try attempt { () throws(SystemError) in
      try writePiece()
      try writer?.end()
      try file?.commit()
    }
  }

  /// How many bytes are worth a write.
  private var size: Int { isBegun ? Self.pieceSize : Self.firstSize }

  private func passOn() throws(Failure) {
    try attempt { () throws(SystemError) in
      if isBegun, writer == nil { writer = try BackgroundWriter(to: descriptor) }
      isBegun = true
      try writePiece()
    }
  }

  /// Writes the piece, or hands it over, and empties it.
  private func writePiece() throws(SystemError) {
    if let writer { return try writer.write(&piece) }
    defer { piece.removeAll(keepingCapacity: true) }
    try PlatformSupport.write(piece, to: descriptor)
  }

  private var descriptor: Int32 { file?.descriptor ?? Console.standardOutput }

  private func attempt(_ body: () throws(SystemError) -> Void) throws(Failure) {
    let begin = console.timings?.now
    defer { console.timings?.addWriting(since: begin) }
    do {
      try body()
    } catch {
      throw file == nil ? console.failure(printing: error) : console.failure(writing: path, error)
    }
  }
}
