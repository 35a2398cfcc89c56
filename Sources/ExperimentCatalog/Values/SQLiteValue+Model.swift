import LayoutModel

extension SQLiteValue {
  /// Up to this magnitude each whole number is a `Double`.
  private static let largestWhole = 9_007_199_254_740_992.0

  /// A number; a whole one as an integer, which takes fewer bytes and compares the same.
  init(_ number: Double) {
    if number.magnitude <= Self.largestWhole, let integer = Int64(exactly: number) {
      self = .integer(integer)
    } else {
      self = .real(number)
    }
  }

  /// 1 or 0: SQLite has no booleans.
  init(_ boolean: Bool) {
    self = .integer(boolean ? 1 : 0)
  }

  /// A parameter's value as the catalog keeps it.
  init(_ value: ParameterValue) {
    switch value {
    case .number(let number): self.init(number)
    case .boolean(let boolean): self.init(boolean)
    case .text(let text): self = .text(text)
    }
  }
}
