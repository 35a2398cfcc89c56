/// The escapes of a string that the parser has accepted.
enum JSONEscapes {
  /// Returns the UTF-8 of a string's content, given without its quotes.
  static func resolved(_ content: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(content.count)
    var index = content.startIndex
    while index < content.endIndex {
      let byte = content[index]
      guard byte == ASCII.backslash else {
        result.append(byte)
        index += 1
        continue
      }
      let letter = content[index + 1]
      guard letter == 0x75 else {
        result.append(control(for: letter) ?? letter)
        index += 2
        continue
      }
      var scalar = codeUnit(content, at: index + 2)
      index += 6
      if scalar & 0xFC00 == 0xD800 {
        let low = codeUnit(content, at: index + 2)
        scalar = 0x10000 + (scalar - 0xD800) << 10 + (low - 0xDC00)
        index += 6
      }
      append(scalar, to: &result)
    }
    return result
  }

  /// Returns the control character that a letter behind a backslash stands for, or nil.
  static func control(for letter: UInt8) -> UInt8? {
    switch letter {
    case 0x62: 0x08
    case 0x66: 0x0C
    case 0x6E: ASCII.lineFeed
    case 0x72: ASCII.carriageReturn
    case 0x74: ASCII.tab
    default: nil
    }
  }

  /// Returns the value of the four hexadecimal digits at `index`.
  private static func codeUnit(_ content: ArraySlice<UInt8>, at index: Int) -> UInt32 {
    content[index..<(index + 4)].reduce(0) { value, digit in
      value << 4 | UInt32(ASCII.hexadecimalValue(digit) ?? 0)
    }
  }

  private static func append(_ scalar: UInt32, to result: inout [UInt8]) {
    // The parser lets no lone surrogate through.
    let scalar = Unicode.Scalar(scalar) ?? "\u{FFFD}"
    result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}
