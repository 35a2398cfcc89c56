/// A decimal fraction with up to eight decimals.
struct ShortDecimal {
  var isNegative = false
  var whole: UInt64
  /// In units of the eighth decimal, below ``EightDigits/limit``.
  var decimals: UInt64 = 0

  /// How many bytes ``write(to:)`` may touch: a sign, and digits by eights, of an integer or around
  /// a point.
  static let room = 1 + 8 + 8 + 8

  /// Writes it in its shortest form.
  ///
  /// - Parameter start: Where there are ``room`` bytes.
  /// - Returns: How many bytes it takes; what is behind them is undefined.
  @inline(__always)
  func write(to start: UnsafeMutablePointer<UInt8>) -> Int {
    var end = start
    if isNegative {
      end[0] = ASCII.minus
      end += 1
    }
    end += Self.write(whole, to: end)
    if decimals > 0 {
      end[0] = ASCII.point
      end += 1
      end += EightDigits(decimals).withoutTrailingZeros.write(to: end)
    }
    return end - start
  }

  @inline(__always)
  private static func write(_ whole: UInt64, to start: UnsafeMutablePointer<UInt8>) -> Int {
    if whole < 10 {
      start[0] = ASCII.zero &+ UInt8(truncatingIfNeeded: whole)
      return 1
    }
    if whole < EightDigits.limit { return EightDigits(whole).withoutLeadingZeros.write(to: start) }
    return writeLarge(whole, to: start)
  }

  private static func writeLarge(_ whole: UInt64, to start: UnsafeMutablePointer<UInt8>) -> Int {
    let (high, low) = whole.quotientAndRemainder(dividingBy: EightDigits.limit)
    let count = write(high, to: start)
    return count + EightDigits(low).write(to: start + count)
  }
}
