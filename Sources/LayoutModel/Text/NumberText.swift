/// Numbers as text: the one form in which the catalog, the reports and JSON write a `Double`.
public enum NumberText {
  /// The magnitude from which integral numbers may have an exponent.
  private static let exponentLimit = 1e15
  /// The decimal exponent down to which fractions are written without one.
  private static let smallestPlainExponent = -6
  private static let smallestPlain = 1e-6
  /// The magnitude below which a number with eight decimals has at most 15 digits.
  private static let shortLimit = 1e7
  private static let shortScale = 1e8

  /// Returns the shortest text that reads back as the same `Double`.
  ///
  /// Integral numbers have no decimals: `-64`, `0` (also for -0). There is no exponent between 1e-6
  /// and 1e15 in magnitude; beyond, it is written as in `1e20` and `5e-324`. Numbers that aren't
  /// finite are `nan`, `inf` and `-inf`.
  public static func format(_ value: Double) -> String {
    guard value.isFinite else {
      return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf"
    }
    if value.magnitude < exponentLimit, let integer = Int64(exactly: value) {
      return String(integer)
    }
    // The standard library's description is the shortest round trip; only its form differs.
    let text = value.description
    if let letter = text.utf8.firstIndex(of: 0x65) {
      return withExponent(text[..<letter], Int(text[text.index(after: letter)...]) ?? 0)
    }
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The most bytes that ``format(_:)`` returns: those of `-0.0000012345678901234567`.
  package static let longest = 25

  /// Appends what ``format(_:)`` returns.
  package static func append(_ value: Double, to run: inout ByteRun) {
    guard let short = shortDecimal(value) else { return run.append(format(value)) }
    run.append(short)
  }

  /// The number as a decimal fraction of few digits; nil where it takes more.
  @inline(__always)
  private static func shortDecimal(_ value: Double) -> ShortDecimal? {
    let magnitude = value.magnitude
    guard magnitude < exponentLimit else { return nil }
    let integer = Int64(magnitude)
    if Double(integer) == magnitude {
      return ShortDecimal(isNegative: value < 0, whole: UInt64(integer))
    }
    guard smallestPlain..<shortLimit ~= magnitude else { return nil }
    // Quotients are correctly rounded: where the number is that of an integer and of a power of ten
    // which a Double holds, the decimal fraction reads back as the number. Of all with at most 15
    // digits only one does, hence it is the shortest.
    let scaled = Int64(magnitude * shortScale + 0.5)
    guard Double(scaled) / shortScale == magnitude else { return nil }
    let (whole, decimals) = UInt64(scaled)
      .quotientAndRemainder(dividingBy: EightDigits.limit)
    return ShortDecimal(isNegative: value < 0, whole: whole, decimals: decimals)
  }

  /// Writes digits with an optional point, as in `-1.25`, times a power of ten.
  private static func withExponent(_ digits: Substring, _ exponent: Int) -> String {
    guard smallestPlainExponent..<0 ~= exponent else {
      return "\(digits.hasSuffix(".0") ? digits.dropLast(2) : digits)e\(exponent)"
    }
    let sign = digits.hasPrefix("-") ? "-" : ""
    let zeros = String(repeating: "0", count: -exponent - 1)
    return "\(sign)0.\(zeros)\(digits.filter { "0"..."9" ~= $0 })"
  }
}
