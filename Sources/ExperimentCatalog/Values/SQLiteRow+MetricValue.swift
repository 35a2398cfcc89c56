import LayoutModel

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
  func expectation(at column: Int) throws(SQLiteError) -> Layout.Answer {
    try expectation(kind: column, number: column + 1, text: column + 2)
  }

  /// Reads an expectation from the columns kind, number and text, of which the last two may be one.
  ///
  /// - Throws: `SQLiteError` with code `corrupt` for a kind that there is not.
  func expectation(
    kind: Int, number: Int, text textColumn: Int
  ) throws(SQLiteError) -> Layout.Answer {
    if firstByte(at: kind) == UInt8(ascii: "n"), text(at: kind) == Layout.Answer.notModelledKind {
      return .notModelled(text(at: textColumn))
    }
    return .value(try metricValue(kind: kind, number: number, text: textColumn))
  }
}
