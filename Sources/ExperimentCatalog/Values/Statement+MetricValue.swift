import LayoutModel

// A value takes three columns in a row, here and in the schema: kind, number, text.

private let notModelledKind = "not-modelled"

extension Statement {
  /// Binds a value's kind, number and text to three parameters from `index` on.
  func bind(_ value: MetricValue, at index: Int) throws(SQLiteError) {
    if case .number(let number) = value, number.isFinite {
      // The usual kind, of which a million may be recorded.
      try bind(constant: "finite", at: index)
      try bind(number, at: index + 1)
      return try bindNull(at: index + 2)
    }
    try bind(value.kind.rawValue, at: index)
    switch value {
    case .boolean(let boolean):
      try bind(boolean ? 1.0 : 0.0, at: index + 1)
      try bindNull(at: index + 2)
    case .text(let text):
      try bindNull(at: index + 1)
      try bind(text, at: index + 2)
    case .number, .missing:
      try bindNull(at: index + 1)
      try bindNull(at: index + 2)
    }
  }

  /// Binds an expectation's kind, number and text to three parameters from `index` on.
  func bind(_ expectation: Expectation, at index: Int) throws(SQLiteError) {
    switch expectation {
    case .value(let value):
      try bind(value, at: index)
    case .notModelled(let reason):
      try bind(notModelledKind, at: index)
      try bindNull(at: index + 1)
      try bind(reason, at: index + 2)
    }
  }
}

extension SQLiteRow {
  /// Reads a value from the columns kind, number and text.
  ///
  /// - Throws: `SQLiteError` with code `corrupt` for a kind that there is not.
  func metricValue(at column: Int) throws(SQLiteError) -> MetricValue {
    try metricValue(kind: column, number: column + 1, text: column + 2)
  }

  /// Reads a value from the columns kind, number and text, of which the last two may be one.
  ///
  /// - Throws: `SQLiteError` with code `corrupt` for a kind that there is not.
  func metricValue(
    kind: Int, number: Int, text textColumn: Int
  ) throws(SQLiteError) -> MetricValue {
    // The usual kind is told by its first letter: this is read a million times.
    if firstByte(at: kind) == UInt8(ascii: "f") { return .number(double(at: number)) }
    let word = text(at: kind)
    switch MetricValue.Kind(rawValue: word) {
    case .finite: return .number(double(at: number))
    case .boolean: return .boolean(double(at: number) != 0)
    case .text: return .text(text(at: textColumn))
    case .nan: return .number(.nan)
    case .positiveInfinity: return .number(.infinity)
    case .negativeInfinity: return .number(-.infinity)
    case .missing: return .missing
    case nil:
      throw SQLiteError(
        code: .corrupt, message: "there is no value of the kind '\(word)'")
    }
  }

  /// Reads an expectation from the columns kind, number and text.
  ///
  /// - Throws: `SQLiteError` with code `corrupt` for a kind that there is not.
  func expectation(at column: Int) throws(SQLiteError) -> Expectation {
    try expectation(kind: column, number: column + 1, text: column + 2)
  }

  /// Reads an expectation from the columns kind, number and text, of which the last two may be one.
  ///
  /// - Throws: `SQLiteError` with code `corrupt` for a kind that there is not.
  func expectation(
    kind: Int, number: Int, text textColumn: Int
  ) throws(SQLiteError) -> Expectation {
    if firstByte(at: kind) == UInt8(ascii: "n"), text(at: kind) == notModelledKind {
      return .notModelled(text(at: textColumn))
    }
    return .value(try metricValue(kind: kind, number: number, text: textColumn))
  }
}
