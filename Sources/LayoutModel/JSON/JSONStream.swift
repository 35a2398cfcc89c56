/// Splits an input into the JSON documents it holds, chunk by chunk.
///
/// An input is one object, an array of objects, one object a line (NDJSON, blank lines allowed) or
/// objects after each other in any other way. Each document comes as a tape of its own, with
/// locations that count from the beginning of the whole input. What is kept in memory is a chunk
/// and the document that it ends in, never the whole input.
///
/// ```swift
/// var stream = JSONStream()
/// while let chunk = try file.read() {
///   stream.append(chunk)
///   while let document = try stream.next() { … }
/// }
/// stream.finish()
/// while let document = try stream.next() { … }
/// ```
public struct JSONStream: Sendable {
  /// What may come next outside a document.
  private enum Phase {
    case beginning
    case sequence
    case firstElement
    case element
    case elementEnd
    case arrayEnd
  }

  /// How many documents `next()` has returned.
  public private(set) var count = 0
  /// Whether the documents are the elements of an array; false before its bracket is read.
  public var isArray: Bool {
    switch phase {
    case .beginning, .sequence: false
    case .firstElement, .element, .elementEnd, .arrayEnd: true
    }
  }

  private let limits: JSONLimits
  private var buffer: [UInt8] = []
  /// The offset in the buffer of the first byte that isn't dealt with: a document's first, if
  /// one has begun.
  private var position = 0
  /// The location in the whole input of the byte at `located`.
  private var location = SourceLocation()
  /// An offset at or before `position`, in the same line.
  private var located = 0
  private var phase = Phase.beginning
  private var scanner = JSONDocumentScanner()
  /// The location of the comma before the element, for a trailing comma's message.
  private var comma = SourceLocation()
  private var isFinished = false
  private var failure: JSONSyntaxError?

  /// Creates a stream without input; the limits are those of each document.
  public init(limits: JSONLimits = .init()) {
    self.limits = limits
  }

  /// Returns all documents of an input that is in memory.
  ///
  /// - Throws: ``JSONSyntaxError`` for the first thing that is wrong.
  public static func documents(
    in bytes: [UInt8], limits: JSONLimits = .init()
  ) throws(JSONSyntaxError) -> [JSONTape] {
    var stream = JSONStream(limits: limits)
    stream.append(bytes)
    stream.finish()
    var documents: [JSONTape] = []
    while let document = try stream.next() {
      documents.append(document)
    }
    return documents
  }

  /// Adds the next part of the input, which may end anywhere, also inside a character.
  ///
  /// - Precondition: the input isn't finished.
  public mutating func append(_ bytes: some Collection<UInt8>) {
    precondition(!isFinished, "nothing is appended to a finished input")
    if position > 0 {
      locate()
      buffer.removeSubrange(..<position)
      position = 0
      located = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// Says that the input is complete.
  public mutating func finish() {
    isFinished = true
  }

  /// Returns the next document.
  ///
  /// Nil means that more input is needed or, when the input is finished, that there are no more
  /// documents.
  ///
  /// - Throws: ``JSONSyntaxError`` for the first thing that is wrong, and again on every later call.
  public mutating func next() throws(JSONSyntaxError) -> JSONTape? {
    if let failure { throw failure }
    do {
      return try readDocument()
    } catch {
      failure = error
      throw error
    }
  }

  private mutating func readDocument() throws(JSONSyntaxError) -> JSONTape? {
    if !scanner.isInside {
      guard try skipToDocument() else { return nil }
      locate()
      scanner.begin()
    }
    let isComplete = scanner.scan(buffer, from: position, depthLimit: limits.depth)
    guard scanner.length <= limits.byteCount else {
      throw JSONSyntaxError(
        message:
          "the document that begins here has more than the \(limits.byteCount) bytes allowed",
        location: location)
    }
    guard isComplete || isFinished else { return nil }
    let tape = try JSONTape(
      parsing: Array(buffer[position..<(position + scanner.length)]), limits: limits,
      origin: location)
    passLineFeeds(scanner.lineFeedCount, end: position + scanner.lengthOfWholeLines)
    position += scanner.length
    scanner.end()
    count += 1
    phase = phase == .sequence ? .sequence : .elementEnd
    return tape
  }

  /// Moves to the brace of the next document; returns false if there is none in the buffer.
  private mutating func skipToDocument() throws(JSONSyntaxError) -> Bool {
    while true {
      skipWhiteSpace()
      guard position < buffer.count else {
        if isFinished, isArray, phase != .arrayEnd { throw unexpected() }
        return false
      }
      switch (buffer[position], phase) {
      case (ASCII.openBrace, .beginning), (ASCII.openBrace, .sequence):
        phase = .sequence
        return true
      case (ASCII.openBrace, .firstElement), (ASCII.openBrace, .element):
        return true
      case (ASCII.openBracket, .beginning):
        phase = .firstElement
      case (ASCII.comma, .elementEnd):
        phase = .element
        locate()
        comma = location
      case (ASCII.closeBracket, .firstElement), (ASCII.closeBracket, .elementEnd):
        phase = .arrayEnd
      default:
        // The message looks at a few bytes, and doesn't depend on where a chunk ends.
        guard isFinished || buffer.count - position >= 64 else { return false }
        throw unexpected()
      }
      position += 1
    }
  }

  private mutating func skipWhiteSpace() {
    while position < buffer.count, ASCII.isWhiteSpace(buffer[position]) {
      position += 1
      if buffer[position - 1] == ASCII.lineFeed { passLineFeeds(1, end: position) }
    }
  }

  /// Counts lines, the last of which ends before the offset `end`.
  private mutating func passLineFeeds(_ count: Int, end: Int) {
    guard count > 0 else { return }
    location = SourceLocation(line: location.line + count)
    located = end
  }

  /// Brings `location` to `position`.
  ///
  /// It is only done where the location is needed, so that a document on a line of its own isn't
  /// read once more to know the column behind it.
  private mutating func locate() {
    location = location.advanced(over: buffer[located..<position])
    located = position
  }

  /// What is wrong with the byte at `position`, which is outside a document.
  private mutating func unexpected() -> JSONSyntaxError {
    locate()
    let rest = Array(buffer[position...].prefix(64))
    let parser = JSONParser(bytes: rest, limits: limits, origin: location)
    if phase == .beginning, let fault = parser.preambleFault() { return fault }
    switch phase {
    case .element where rest.first == ASCII.closeBracket:
      return JSONSyntaxError(
        message: "trailing comma before ']'; remove the comma", location: comma)
    case .beginning:
      return parser.unexpected(
        "where a document should begin with '{', or an array of them with '['")
    case .sequence where rest.first == ASCII.comma:
      return parser.unexpected(
        "between two documents; leave it out, or put the documents into an array")
    case .sequence:
      return parser.unexpected("where the next document should begin with '{'")
    case .firstElement:
      return parser.unexpected("where a document should begin with '{', or the array end with ']'")
    case .element:
      return parser.unexpected("where a document should begin with '{'")
    case .elementEnd:
      return parser.unexpected("where ',' or ']' should be, in the array of documents")
    case .arrayEnd:
      return parser.unexpected("after the array of documents, where nothing more should be")
    }
  }
}
