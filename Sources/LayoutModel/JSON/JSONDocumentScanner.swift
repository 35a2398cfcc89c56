/// Finds the end of an object by its brackets and quotes, in as many steps as there are chunks.
///
/// It checks nothing: it only has to find the right end where the object is well-formed, and some
/// end, as early as possible, where it isn't. The parser then says what is wrong.
struct JSONDocumentScanner {
  /// Whether a document has begun and its end isn't found.
  private(set) var isInside = false
  /// How many bytes of the document are scanned.
  private(set) var length = 0
  /// How many line feeds are among them.
  private(set) var lineFeedCount = 0
  /// How many bytes there are up to and with the last line feed.
  private(set) var lengthOfWholeLines = 0
  private var depth = 0
  private var isInString = false
  private var isEscaped = false

  /// Begins a document.
  mutating func begin() {
    self = JSONDocumentScanner()
    isInside = true
  }

  /// Ends a document.
  mutating func end() {
    isInside = false
  }

  /// Scans what isn't scanned of the document that begins at `start`.
  ///
  /// Returns true behind the closing bracket, and where it is sure that the parser won't come
  /// further: at a line break in a string, and below the allowed depth.
  mutating func scan(_ buffer: [UInt8], from start: Int, depthLimit: Int) -> Bool {
    var index = start + length
    defer { length = index - start }
    while index < buffer.count {
      if isInString, !isEscaped {
        index = PlainText.end(in: buffer, from: index)
        guard index < buffer.count else { break }
      }
      let byte = buffer[index]
      index &+= 1
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == ASCII.quote {
          isInString = false
        } else if byte == ASCII.backslash {
          isEscaped = true
        } else if byte == ASCII.lineFeed {
          return true
        }
      } else if byte == ASCII.quote {
        isInString = true
      } else if byte | 0x20 == ASCII.openBrace {
        depth += 1
        if depth > depthLimit { return true }
      } else if byte | 0x20 == ASCII.closeBrace {
        depth -= 1
        if depth == 0 { return true }
      } else if byte == ASCII.lineFeed {
        lineFeedCount += 1
        lengthOfWholeLines = index - start
      }
    }
    return false
  }
}
