/// Conversion of a well-formed JSON number to a `Double`.
enum JSONNumber {
  /// The powers of ten that a `Double` holds exactly.
  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// Returns the nearest `Double`; infinite where the number is out of range.
  ///
  /// A number whose digits make an integer of at most 53 bits, times or divided by an exact power
  /// of ten, needs one correctly rounded operation (W. D. Clinger, "How to Read Floating Point
  /// Numbers Accurately", 1990). The standard library takes the rest.
  static func value(of source: ArraySlice<UInt8>) -> Double {
    exactValue(of: source) ?? Double(String(decoding: source, as: UTF8.self)) ?? .nan
  }

  /// Returns the beginning of a number that is its shortest form, as ``NumberText`` writes it.
  ///
  /// Nil where that form is no beginning of it, or where only a conversion tells: up to 15 digits
  /// come back from a `Double` as they went in, and so no shorter ones stand for it.
  static func shortest(_ source: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var end = source.endIndex
    var point: Int?
    for index in source.indices {
      let byte = source[index]
      if byte == ASCII.point {
        point = index
      } else if !ASCII.isDigit(byte), byte != ASCII.minus {
        return nil
      }
    }
    if let point {
      while source[end &- 1] == ASCII.zero { end &-= 1 }
      if end == point &+ 1 { end = point }
    }
    let isNegative = source.first == ASCII.minus
    let digits = source.startIndex + (isNegative ? 1 : 0)
    guard end - digits <= 15 else { return nil }
    if source[digits] == ASCII.zero {
      // Of -0 the sign goes, and a small fraction has an exponent.
      guard end == digits + 1 ? !isNegative : source[digits + 2] != ASCII.zero else { return nil }
    }
    return source[..<end]
  }

  private static func exactValue(of source: ArraySlice<UInt8>) -> Double? {
    var digits: UInt64 = 0
    var decimals = 0
    var isFraction = false
    for byte in source {
      if ASCII.isDigit(byte) {
        digits = digits &* 10 &+ UInt64(byte &- ASCII.zero)
        guard digits <= 1 << 53 else { return nil }
        decimals &+= isFraction ? 1 : 0
      } else if byte == ASCII.point {
        isFraction = true
      } else if byte != ASCII.minus {
        return nil
      }
    }
    guard decimals < powersOfTen.count else { return nil }
    let magnitude =
      decimals == 0 ? Double(digits) : Double(digits) / powersOfTen[decimals]
    return source.first == ASCII.minus ? -magnitude : magnitude
  }
}
