import LayoutModel

/// How far a recorded and a computed number may lie apart, and the rule that says so.
struct ToleranceLimit: Hashable, Sendable {
  var rule: ToleranceRule
  /// In the metric's unit, at least 0.
  var value: Double

  /// Takes the first rule that applies: command line, document, catalog, how it was printed.
  init(
    commandLine: Tolerance?, document: Double?, catalog: Tolerance? = nil, printed: String?,
    scale: Double
  ) {
    switch commandLine {
    case .points(let points): self.init(.commandLine, points)
    case .pixel: self.init(.pixel, 0.5 / scale)
    case nil:
      if let document {
        self.init(.document, document)
      } else if let catalog {
        switch catalog {
        case .points(let points): self.init(.catalog, points)
        case .pixel: self.init(.catalog, 0.5 / scale)
        }
      } else if let decimals = printed.flatMap(Self.decimals) {
        self.init(
          .printed(decimals: decimals),
          decimals > Self.mostMeaningfulDecimals ? Self.whole : Self.halfUnit(decimals: decimals))
      } else {
        self.init(.whole, Self.whole)
      }
    }
  }

  /// The limit of a number printed without decimals, in its unit.
  private static let whole = 1e-6

  /// More decimals than `%f` prints are those of a `Double` in full, and the last of them the
  /// rounding of UIKit's own arithmetic: 34.000000000000114 is 34 (field/fc119).
  private static let mostMeaningfulDecimals = 6

  private init(_ rule: ToleranceRule, _ value: Double) {
    self.rule = rule
    self.value = value
  }

  /// Whether two finite numbers lie within the limit; a limit of 0 asks for equality.
  func allows(recorded: Double, computed: Double) -> Bool {
    let noise = value > 0 ? Self.noise(recorded, computed) : 0
    return (recorded - computed).magnitude <= value + noise
  }

  /// How far a difference may be off for no other reason than that it is written in binary.
  ///
  /// Recorded numbers and limits are decimal fractions, which a `Double` only comes near: 47.33 and
  /// 47.335 lie half a unit of the last decimal apart, but their difference in binary is
  /// 0.005000000000002558. Each of the three numbers is off by at most half an ulp of the larger
  /// value, so that two ulps forgive the notation and nothing else.
  static func noise(_ recorded: Double, _ computed: Double) -> Double {
    2 * max(recorded.magnitude, computed.magnitude).ulp
  }

  /// Returns the decimal place of the last digit of a number as it was printed.
  ///
  /// `47.330` has 3, `4.7e1` has 0, `1.25e4` has -2; nil where it was printed without decimals.
  static func decimals(of printed: String) -> Int? {
    printed.withBytes { bytes in
      // From the end, where the decimals stand: this is asked of every number of a report.
      var digits = 0
      for byte in bytes.reversed() {
        guard byte &- UInt8(ascii: "0") < 10 else {
          if byte == UInt8(ascii: ".") { return digits == 0 ? nil : digits }
          break
        }
        digits += 1
      }
      return decimals(of: bytes)
    }
  }

  /// As ``decimals(of:)-(String)``, for numbers with an exponent, too.
  private static func decimals(of printed: UnsafeBufferPointer<UInt8>) -> Int? {
    let end = printed.firstIndex { $0 | 0x20 == UInt8(ascii: "e") } ?? printed.count
    let exponent = Int(String(decoding: printed.dropFirst(end + 1), as: UTF8.self)) ?? 0
    guard let point = printed.prefix(end).firstIndex(of: UInt8(ascii: ".")) else {
      return exponent < 0 ? -exponent : nil
    }
    let digits = end - point - 1
    return digits == 0 && exponent >= 0 ? nil : digits - exponent
  }

  private static let halfUnits = [0.5, 0.05, 0.005, 0.0005, 0.00005, 0.000005, 0.0000005]

  /// Half of 10 to the power of minus `decimals`, rounded once.
  private static func halfUnit(decimals: Int) -> Double {
    if halfUnits.indices.contains(decimals) { return halfUnits[decimals] }
    return Double("5e\(-decimals - 1)") ?? 0
  }
}
