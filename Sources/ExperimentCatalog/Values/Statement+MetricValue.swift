import LayoutModel

// A value takes three columns in a row, here and in the schema: kind, number, text.
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
  func bind(_ expectation: Layout.Answer, at index: Int) throws(SQLiteError) {
    switch expectation {
    case .value(let value):
      try bind(value, at: index)
    case .notModelled(let reason):
      try bind(Layout.Answer.notModelledKind, at: index)
      try bindNull(at: index + 1)
      try bind(reason, at: index + 2)
    }
  }
}
