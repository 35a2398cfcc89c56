import LayoutModel

extension Statement {
  /// Binds a parameter's value; whole numbers as integers, which SQLite keeps in fewer bytes.
  func bind(_ value: ParameterValue, at index: Int) throws(SQLiteError) {
    switch value {
    case .number(let number):
      if let integer = Int64(exactly: number) {
        try bind(integer, at: index)
      } else {
        try bind(number, at: index)
      }
    case .boolean(let boolean): try bind(boolean, at: index)
    case .text(let text): try bind(text, at: index)
    }
  }
}
