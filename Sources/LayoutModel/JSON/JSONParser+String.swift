extension JSONParser {
  /// Parses a string from its opening to its closing quote.
  mutating func parseString() throws(JSONSyntaxError) {
    let start = position
    var hasEscapes = false
    var index = start &+ 1
    while true {
      index = PlainText.end(in: bytes, from: index)
      guard index < bytes.count else { break }
      let byte = bytes[index]
      if byte == ASCII.quote {
        position = index &+ 1
        append(.string, from: start, flag: hasEscapes)
        return
      } else if byte == ASCII.backslash {
        hasEscapes = true
        index = try endOfEscape(at: index)
      } else if byte < 0x20 {
        throw controlFault(at: index)
      } else {
        let length = scalarLength(at: index)
        guard length > 0 else { throw encodingFault(at: index) }
        index &+= length
      }
    }
    throw unfinishedStringFault(from: start)
  }

  /// Returns the offset behind the escape whose backslash stands at `index`.
  private func endOfEscape(at index: Int) throws(JSONSyntaxError) -> Int {
    let letter = index + 1 < bytes.count ? bytes[index + 1] : 0
    switch letter {
    case ASCII.quote, ASCII.backslash, ASCII.slash, 0x62, 0x66, 0x6E, 0x72, 0x74:
      return index + 2
    case 0x75:
      break
    default:
      throw escapeFault(at: index)
    }
    guard let unit = codeUnit(at: index) else { throw escapeFault(at: index) }
    guard unit & 0xF800 == 0xD800 else { return index + 6 }
    // A scalar beyond U+FFFF is written as a pair: a high surrogate, then a low one.
    guard unit & 0xFC00 == 0xD800, let low = codeUnit(at: index + 6), low & 0xFC00 == 0xDC00
    else { throw surrogateFault(at: index) }
    return index + 12
  }

  /// Returns the value of the escape `\uXXXX` at `index`, or nil if there is none.
  private func codeUnit(at index: Int) -> UInt16? {
    guard index + 6 <= bytes.count, bytes[index] == ASCII.backslash, bytes[index + 1] == 0x75
    else { return nil }
    var value: UInt16 = 0
    for byte in bytes[(index + 2)..<(index + 6)] {
      guard let digit = ASCII.hexadecimalValue(byte) else { return nil }
      value = value << 4 | UInt16(digit)
    }
    return value
  }

  /// Returns the length of the well-formed UTF-8 sequence at `index`, or 0 if there is none.
  ///
  /// The ranges are those of table 3-7 of the Unicode Standard: no overlong form, no surrogate,
  /// nothing above U+10FFFF.
  func scalarLength(at index: Int) -> Int {
    let lead = bytes[index]
    var second: ClosedRange<UInt8> = 0x80...0xBF
    let length: Int
    switch lead {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0:
      length = 3
      second = 0xA0...0xBF
    case 0xED:
      length = 3
      second = 0x80...0x9F
    case 0xE1...0xEF: length = 3
    case 0xF0:
      length = 4
      second = 0x90...0xBF
    case 0xF4:
      length = 4
      second = 0x80...0x8F
    case 0xF1...0xF3: length = 4
    default: return 0
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
    var next = index + 2
    while next < index + length {
      guard bytes[next] & 0b1100_0000 == 0b1000_0000 else { return 0 }
      next += 1
    }
    return length
  }
}
