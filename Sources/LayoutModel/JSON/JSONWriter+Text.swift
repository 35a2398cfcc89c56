extension JSONWriter {
  /// Appends a string with its quotes.
  ///
  /// Escaped are quotes, backslashes and control characters, as RFC 8259 demands, and DEL, U+2028
  /// and U+2029, which some readers take for control characters and line ends.
  ///
  /// - Parameters:
  ///   - before: What stands in front of it.
  ///   - after: What stands behind it.
  mutating func append(text: String, after before: Punctuation, _ after: Punctuation) {
    text.withBytes { text in
      // Almost every text is plain.
      let isPlain = !text.contains { word in
        word.foreign | word.below(0x20) | word.equal(to: ASCII.quote)
          | word.equal(to: ASCII.backslash) | word.equal(to: ASCII.delete)
      }
      bytes.append(atMost: (isPlain ? text.count : 6 * text.count) + 2 + 2 * Punctuation.longest) {
        run in
        run.append(before)
        run.append(ASCII.quote)
        if isPlain { run.append(text) } else { Self.append(escaping: text, to: &run) }
        run.append(ASCII.quote)
        run.append(after)
      }
    }
  }

  private static func append(escaping text: UnsafeBufferPointer<UInt8>, to run: inout ByteRun) {
    for (index, byte) in text.enumerated() {
      switch byte {
      case ASCII.quote, ASCII.backslash:
        run.append(ASCII.backslash)
        run.append(byte)
      case 0x08: run.append("\\b")
      case 0x0C: run.append("\\f")
      case ASCII.lineFeed: run.append("\\n")
      case ASCII.carriageReturn: run.append("\\r")
      case ASCII.tab: run.append("\\t")
      case 0x00..<0x20, ASCII.delete:
        run.append("\\u00")
        run.append(ASCII.hexadecimalDigit(byte >> 4))
        run.append(ASCII.hexadecimalDigit(byte & 0xF))
      case 0xA8, 0xA9:
        // U+2028 and U+2029 are E2 80 A8 and E2 80 A9.
        if index >= 2, text[index - 1] == 0x80, text[index - 2] == 0xE2 {
          run.removeLast(2)
          run.append(byte == 0xA8 ? "\\u2028" : "\\u2029")
        } else {
          run.append(byte)
        }
      default: run.append(byte)
      }
    }
  }
}
