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

  /// The number of bytes; nil for a pipe.
  func byteCount() throws(Failure) -> Int? {
    if case .bytes(let bytes) = content { return bytes.count }
    return try open().size
  }

  /// The source in a form that can be read more than once, and without waiting for anybody.
  ///
  /// A pipe and the standard input are read to their end, into memory; a file stays a file.
  func settled() throws(Failure) -> DocumentSource {
    if case .bytes = content { return self }
    let file = try open()
    if case .file = content, file.size != nil { return self }
    var bytes: [UInt8] = []
    while let chunk = try read(file) { bytes += chunk }
    return DocumentSource(name: name, content: .bytes(bytes))
  }

  /// Reads the documents one after the other; of a file memory holds one of them at a time.
  ///
  /// - Parameter body: Takes a document and how many bytes have been read so far.
  /// - Throws: `Failure` with file, line, column and JSON path for a document that is not valid, or
  ///   what `body` throws.
  func read(_ body: (JSONTape, Int) throws -> Void) throws {
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
      }
    }
    stream.finish()
    try drain(&stream, byteCount, body)
    if stream.count == 0, !stream.isArray {
      throw Failure(.badInput, "\(name): there is no document in it")
    }
  }

  private init(name: String, content: Content) {
    self.name = name
    self.content = content
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
