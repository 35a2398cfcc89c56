extension JSONWriter {
  /// Appends a string with its quotes.
  ///
  /// Escaped are quotes, backslashes and control characters, as RFC 8259 demands, and DEL, U+2028
  /// and U+2029, which some readers take for control characters and line ends.
  mutating func appendString(_ text: String) {
    bytes.append(ASCII.quote)
    defer { bytes.append(ASCII.quote) }
    // Almost every text is plain: it is copied first, and looked at where it lies.
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    let end = PlainText.end(in: bytes, from: start)
    if end == bytes.count, !bytes[start...].contains(0x7F) { return }
    bytes.removeLast(bytes.count - start)
    var utf8 = text.utf8.makeIterator()
    while let byte = utf8.next() {
      switch byte {
      case ASCII.quote, ASCII.backslash:
        bytes.append(ASCII.backslash)
        bytes.append(byte)
      case 0x08: appendEscape(0x62)
      case 0x0C: appendEscape(0x66)
      case ASCII.lineFeed: appendEscape(0x6E)
      case ASCII.carriageReturn: appendEscape(0x72)
      case ASCII.tab: appendEscape(0x74)
      case 0x00..<0x20, 0x7F:
        bytes.append(contentsOf: "\\u00".utf8)
        bytes.append(ASCII.hexadecimalDigit(byte >> 4))
        bytes.append(ASCII.hexadecimalDigit(byte & 0xF))
      default:
        bytes.append(byte)
        // U+2028 and U+2029 are E2 80 A8 and E2 80 A9.
        if byte & 0xFE == 0xA8, bytes.suffix(3).starts(with: [0xE2, 0x80]) {
          bytes.removeLast(3)
          bytes.append(contentsOf: (byte == 0xA8 ? "\\u2028" : "\\u2029").utf8)
        }
      }
    }
  }

  private mutating func appendEscape(_ letter: UInt8) {
    bytes.append(ASCII.backslash)
    bytes.append(letter)
  }
}
