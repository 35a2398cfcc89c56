// What is wrong and what would be right. Nothing here runs for a well-formed text, and nothing here
// is inlined, so that the parser's hot functions stay small.
extension JSONParser {
  @inline(never)
  func fault(at offset: Int, _ message: String) -> JSONSyntaxError {
    JSONSyntaxError(message: message, location: location(offset))
  }

  @inline(never)
  func location(_ offset: Int) -> SourceLocation {
    origin.advanced(over: bytes[..<offset])
  }

  /// Something else than what `expectation` ("where a value should be") names stands here.
  @inline(never)
  func unexpected(_ expectation: String) -> JSONSyntaxError {
    fault(at: position, foreignSyntax() ?? "found \(found(at: position)) \(expectation)")
  }

  /// What is wrong with the text as a whole or with its first bytes, or nil.
  @inline(never)
  func preambleFault() -> JSONSyntaxError? {
    if bytes.count > limits.byteCount {
      return fault(
        at: 0, "the JSON text has \(bytes.count) bytes; at most \(limits.byteCount) are allowed")
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return fault(at: 0, "found a byte order mark; save the text as UTF-8 without one")
    }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      return fault(at: 0, "found UTF-16; save the text as UTF-8 without a byte order mark")
    }
    return nil
  }

  /// No value begins here.
  @inline(never)
  func valueFault() -> JSONSyntaxError {
    let byte = peek()
    if byte == ASCII.plus || byte == ASCII.point { return numberFault() }
    if ASCII.isWordByte(byte) { return fault(at: position, wordMessage(wordHere())) }
    return unexpected("where a value should be")
  }

  /// No key begins here.
  @inline(never)
  func keyFault(isFirst: Bool) -> JSONSyntaxError {
    if ASCII.isWordByte(peek()) {
      let word = wordHere()
      return fault(
        at: position,
        "found \(word) where a key should be; a key stands in double quotes: \"\(word)\"")
    }
    return unexpected(
      isFirst
        ? "where a key in double quotes or '}' should be" : "where a key in double quotes should be"
    )
  }

  /// Neither a comma nor the end of the container follows a value.
  @inline(never)
  func unclosed(_ container: Int) -> JSONSyntaxError {
    let (name, close) =
      nodes[container].kind == .object ? ("object", "}") : ("array", "]")
    let start = location(Int(nodes[container].start))
    return unexpected("where ',' or '\(close)' should be, in the \(name) that begins at \(start)")
  }

  @inline(never)
  func trailingCommaFault(at comma: Int) -> JSONSyntaxError {
    fault(at: comma, "trailing comma before \(found(at: position)); remove the comma")
  }

  @inline(never)
  func depthFault() -> JSONSyntaxError {
    fault(
      at: position, "arrays and objects are nested more than \(limits.depth) levels deep")
  }

  @inline(never)
  func doubledKeyFault(first: Int, second: Int) -> JSONSyntaxError {
    let line = location(Int(nodes[first].start)).line
    let key = String(decoding: keyBytes(second), as: UTF8.self)
    return fault(
      at: Int(nodes[second].start),
      "the key \(quoted(key)) stands twice in one object, first on line \(line); keep one of them")
  }

  @inline(never)
  func rangeFault(_ number: Range<Int>) -> JSONSyntaxError {
    fault(
      at: number.lowerBound,
      """
      the number \(excerpt(number)) is out of the range of a Double, whose largest is about 1.8e308
      """)
  }

  @inline(never)
  func unfinishedStringFault(from start: Int) -> JSONSyntaxError {
    fault(
      at: bytes.count,
      """
      found the end of the input in the string that begins at \(location(start)); \
      close it with '"'
      """)
  }

  /// An escape stands for half of a scalar beyond U+FFFF, and the other half doesn't follow.
  @inline(never)
  func surrogateFault(at offset: Int) -> JSONSyntaxError {
    fault(
      at: offset,
      """
      the escape \(excerpt(offset..<(offset + 6))) is half a surrogate pair; \
      write both halves or the character itself
      """)
  }

  /// A byte below 0x20 stands in a string.
  @inline(never)
  func controlFault(at offset: Int) -> JSONSyntaxError {
    switch bytes[offset] {
    case ASCII.lineFeed, ASCII.carriageReturn:
      fault(at: offset, "found a line break in a string; close the string with '\"' or write \\n")
    case ASCII.tab:
      fault(at: offset, "found a tab in a string; write \\t")
    default:
      fault(
        at: offset,
        "found a control character in a string; write \\u00\(hexadecimal(bytes[offset]))")
    }
  }

  @inline(never)
  func encodingFault(at offset: Int) -> JSONSyntaxError {
    fault(
      at: offset,
      "found \(found(at: offset)) in a string, which is no UTF-8 here; save the text as UTF-8")
  }

  /// A backslash begins no escape.
  @inline(never)
  func escapeFault(at offset: Int) -> JSONSyntaxError {
    guard offset + 1 < bytes.count else {
      return fault(at: offset + 1, "found the end of the input in an escape")
    }
    if bytes[offset + 1] == 0x75 {
      return fault(at: offset, "the escape \\u lacks four hexadecimal digits, as in \\u00e9")
    }
    let length = max(1, scalarLength(at: offset + 1))
    let isVisible = bytes[offset + 1] >= 0x20 && bytes[offset + 1] != 0x7F
    let escape = isVisible ? excerpt(offset..<(offset + 1 + length)) : "\\"
    return fault(
      at: offset,
      "unknown escape \(escape); JSON has \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four digits"
    )
  }
}
