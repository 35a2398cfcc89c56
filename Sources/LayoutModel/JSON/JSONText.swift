/// A text as a JSON string.
///
/// Escaped are quotes, backslashes and control characters, as RFC 8259 demands, and DEL, U+2028
/// and U+2029, which some readers take for control characters and line ends.
struct JSONText {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let isPlain: Bool

  /// Looks at a text, which must outlive this.
  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    // Almost every text is plain.
    isPlain = !bytes.contains { word in
      word.foreign | word.below(0x20) | word.equal(to: ASCII.quote)
        | word.equal(to: ASCII.backslash) | word.equal(to: ASCII.delete)
    }
  }

  /// The most bytes that it takes.
  var longest: Int { (isPlain ? bytes.count : 6 * bytes.count) + 2 }

  /// Writes the string with its quotes.
  @inline(__always)
  func write(to run: inout ByteRun) {
    run.append(ASCII.quote)
    if isPlain { run.append(bytes) } else { writeEscaped(to: &run) }
    run.append(ASCII.quote)
  }

  private func writeEscaped(to run: inout ByteRun) {
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case ASCII.quote, ASCII.backslash:
        run.append(ASCII.backslash)
        run.append(byte)
      case 0x08: run.append("\\b" as StaticString)
      case 0x0C: run.append("\\f" as StaticString)
      case ASCII.lineFeed: run.append("\\n" as StaticString)
      case ASCII.carriageReturn: run.append("\\r" as StaticString)
      case ASCII.tab: run.append("\\t" as StaticString)
      case 0x00..<0x20, ASCII.delete:
        run.append("\\u00" as StaticString)
        run.append(ASCII.hexadecimalDigit(byte >> 4))
        run.append(ASCII.hexadecimalDigit(byte & 0xF))
      case 0xA8, 0xA9:
        // U+2028 and U+2029 are E2 80 A8 and E2 80 A9.
        if index >= 2, bytes[index - 1] == 0x80, bytes[index - 2] == 0xE2 {
          run.removeLast(2)
          run.append((byte == 0xA8 ? "\\u2028" : "\\u2029") as StaticString)
        } else {
          run.append(byte)
        }
      default: run.append(byte)
      }
    }
  }
}

extension OutputSpan<UInt8> {
  /// Appends a text as a JSON string, which takes six bytes for each of the text's at most, and two.
  package mutating func append(quoted text: String) {
    text.withBytes { JSONText($0).write(to: &self) }
  }
}
