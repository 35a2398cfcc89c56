/// How many columns of a terminal a text takes.
enum DisplayWidth {
  /// Returns the number of columns: two for East Asian characters and emoji, none for marks that
  /// stand on the character before them.
  ///
  /// - Complexity: O(n) in the number of scalars.
  static func of(_ text: String) -> Int {
    text.utf8.allSatisfy { $0 < 0x80 }
      ? text.utf8.count : text.unicodeScalars.reduce(0) { $0 + width(of: $1) }
  }

  /// Returns the text with spaces up to a width, before it or behind it.
  static func pad(_ text: String, to width: Int, leading: Bool) -> String {
    let blank = String(repeating: " ", count: max(0, width - of(text)))
    return leading ? blank + text : text + blank
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return wide.contains { $0.contains(scalar.value) } ? 2 : 1
    }
  }

  // The blocks that EastAsianWidth.txt gives as W or F, in whole.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
    0x1F680...0x1F6FF, 0x1F900...0x1FAFF, 0x20000...0x3FFFD,
  ]
}
