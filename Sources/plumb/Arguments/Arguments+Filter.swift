import ExperimentCatalog

extension Arguments {
  /// The filter among the operands; nil selects everything.
  ///
  /// - Throws: `Failure` with a caret under the word that is wrong.
  func filter() throws(Failure) -> Filter? { try Self.filter(operands.first) }

  /// The filter that is the value of an option; nil without the option.
  ///
  /// - Throws: `Failure` with a caret under the word that is wrong.
  func filter(_ option: Option) throws(Failure) -> Filter? { try Self.filter(value(option)) }

  private static func filter(_ text: String?) throws(Failure) -> Filter? {
    guard let text else { return nil }
    do {
      return try Filter.parse(text)
    } catch {
      throw Failure(error)
    }
  }
}
