import LayoutModel
import PlatformSupport
import Reports

/// A file of documents, the standard input, or documents in memory.
struct DocumentSource {
  private enum Content {
    case file(path: String)
    case standardInput
    case bytes([UInt8])
  }

  /// The name that messages give it.
  let name: String
  private let content: Content

  /// Makes the source that the command line names; a dash is the standard input.
  init(path: String) {
    name = path == "-" ? "<stdin>" : VisibleText.line(path)
    content = path == "-" ? .standardInput : .file(path: path)
  }

  /// Makes a source of documents that are in memory.
  init(name: String, bytes: [UInt8]) {
    self.name = name
    content = .bytes(bytes)
  }

  /// The number of bytes; nil for a pipe, which is not opened: that would take its first reader.
  ///
  /// - Throws: `Failure` where the source cannot be read.
  func byteCount() throws(Failure) -> Int? {
    switch content {
    case .bytes(let bytes): return bytes.count
    case .standardInput: return try open().size
    case .file(let path):
      guard PlatformSupport.fileKind(at: path) != .other else { return nil }
      let file = try open()
      if file.size == nil { _ = try read(file) }
      return file.size
    }
  }

  /// Reads the documents one after the other; memory holds one of them at a time.
  ///
  /// - Parameters:
  ///   - afterwards: Is called each time before more is read, which may take time.
  ///   - body: Takes a document and how many bytes have been read so far.
  /// - Throws: `Failure` with file, line, column and JSON path for a document that is not valid, or
  ///   what `body` throws.
  func read(
    afterwards: () throws -> Void = {}, _ body: (JSONTape, Int) throws -> Void
  ) throws {
    var stream = JSONStream()
    var byteCount = 0
    if case .bytes(let bytes) = content {
      stream.append(bytes)
      byteCount = bytes.count
    } else {
      let file = try open()
      while let chunk = try read(file) {
        stream.append(chunk)
        byteCount += chunk.count
        try drain(&stream, byteCount, body)
        try afterwards()
      }
    }
    stream.finish()
    try drain(&stream, byteCount, body)
    try afterwards()
    if stream.count == 0, !stream.isArray {
      throw Failure(.badInput, "\(name): there is no document in it")
    }
  }

  private func drain(
    _ stream: inout JSONStream, _ byteCount: Int, _ body: (JSONTape, Int) throws -> Void
  ) throws {
    do {
      while let tape = try stream.next() { try body(tape, byteCount) }
    } catch let error as JSONSyntaxError {
      throw Failure(.badInput, "\(name):\(error.location): \(VisibleText.line(error.message))")
    } catch let error as DocumentError {
      throw Failure(.badInput, "\(name):\(VisibleText.line(error.description))")
    }
  }

  private func open() throws(Failure) -> InputFile {
    guard case .file(let path) = content else { return .standardInput }
    do {
      return try InputFile(path: path)
    } catch {
      throw failure(error)
    }
  }

  private func read(_ file: InputFile) throws(Failure) -> [UInt8]? {
    do {
      return try file.read()
    } catch {
      throw failure(error)
    }
  }

  private func failure(_ error: SystemError) -> Failure {
    Failure(.notFound, "cannot read \(name): \(error)")
  }
}
