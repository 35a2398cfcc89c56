/// Up to eight decimal digits, of which all are computed at once.
struct EightDigits {
  /// The first number that has more digits.
  static let limit: UInt64 = 100_000_000
  private static let zeros: UInt64 = 0x3030_3030_3030_3030

  /// The digits as ASCII, the first in the lowest byte.
  private(set) var characters: UInt64
  private(set) var count = 8

  /// The digits of a number below ``limit``, with the zeros that lead to eight.
  init(_ number: UInt64) {
    // Each step halves all parts side by side: four and four digits, two, one. The products are
    // quotients by 100 and by 10, rounded down, for numbers as small as these.
    let fours = number / 10_000 | (number % 10_000) << 32
    let hundreds = (fours &* 10_486) >> 20 & 0x0000_007F_0000_007F
    let twos = hundreds | (fours &- hundreds &* 100) << 16
    let tens = (twos &* 103) >> 10 & 0x000F_000F_000F_000F
    characters = (tens | (twos &- tens &* 10) << 8) | Self.zeros
  }

  /// Writes all eight bytes at once, of which `count` count.
  @inline(__always)
  func write(to start: UnsafeMutablePointer<UInt8>) -> Int {
    UnsafeMutableRawPointer(start).storeBytes(of: characters.littleEndian, as: UInt64.self)
    return count
  }

  /// The same number in its shortest form; zero is one digit.
  var withoutLeadingZeros: EightDigits {
    var digits = self
    // The last digit counts as one that is no zero.
    let first = ((characters ^ Self.zeros) | 1 << 56).trailingZeroBitCount / 8
    digits.characters &>>= UInt64(8 &* first)
    digits.count &-= first
    return digits
  }

  /// The same decimals in their shortest form; zero is no digit.
  var withoutTrailingZeros: EightDigits {
    var digits = self
    digits.count &-= (characters ^ Self.zeros).leadingZeroBitCount / 8
    return digits
  }
}
