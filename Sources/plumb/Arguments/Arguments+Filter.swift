import ExperimentCatalog

extension Arguments {
  /// The filter among the operands; nil selects everything.
  ///
  /// - Throws: `Failure` with a caret under the word that is wrong.
  func filter() throws(Failure) -> Filter? { try operands.first.map(Self.filter(of:)) }

  /// The filter that is the value of an option; nil without the option.
  ///
  /// - Throws: `Failure` with a caret under the word that is wrong.
  func filter(_ option: Option) throws(Failure) -> Filter? {
    try value(option).map(Self.filter(of:))
  }

  /// The filter that a text is.
  ///
  /// - Throws: `Failure` with a caret under the word that is wrong.
  static func filter(of text: String) throws(Failure) -> Filter {
    do {
      return try Filter.parse(text)
    } catch {
      throw Failure(error)
    }
  }
}
