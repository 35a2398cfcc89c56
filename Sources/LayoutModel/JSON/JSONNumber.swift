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
