import LayoutModel

extension Statement {
  /// Binds a parameter's value.
  func bind(_ value: ParameterValue, at index: Int) throws(SQLiteError) {
    try bind(SQLiteValue(value), at: index)
  }
}
