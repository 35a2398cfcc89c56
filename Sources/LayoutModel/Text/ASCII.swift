/// The bytes that the readers and writers of this module know by name.
enum ASCII {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let quote: UInt8 = 0x22
  static let plus: UInt8 = 0x2B
  static let comma: UInt8 = 0x2C
  static let minus: UInt8 = 0x2D
  static let point: UInt8 = 0x2E
  static let slash: UInt8 = 0x2F
  static let zero: UInt8 = 0x30
  static let nine: UInt8 = 0x39
  static let colon: UInt8 = 0x3A
  static let openBracket: UInt8 = 0x5B
  static let backslash: UInt8 = 0x5C
  static let closeBracket: UInt8 = 0x5D
  static let openBrace: UInt8 = 0x7B
  static let closeBrace: UInt8 = 0x7D
  static let delete: UInt8 = 0x7F

  /// Whether `byte` is white space in JSON: space, tab, line feed or carriage return.
  static func isWhiteSpace(_ byte: UInt8) -> Bool {
    byte == space || byte == lineFeed || byte == carriageReturn || byte == tab
  }

  /// Whether `byte` is a decimal digit.
  static func isDigit(_ byte: UInt8) -> Bool {
    byte &- zero < 10
  }

  /// Whether `byte` can stand in a word or in a number, well-formed or not: `12abc`, `-Infinity`.
  static func isWordByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20) &- 0x61 < 26 || byte == plus || byte == minus
      || byte == point || byte == 0x5F || byte == 0x24
  }

  /// The value of a hexadecimal digit in either case, or nil.
  static func hexadecimalValue(_ byte: UInt8) -> UInt8? {
    if isDigit(byte) { return byte - zero }
    let letter = (byte | 0x20) &- 0x61
    return letter < 6 ? letter + 10 : nil
  }

  /// The digit for `value`, which is below 16, in lower case.
  static func hexadecimalDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? zero + value : 0x57 + value
  }
}
