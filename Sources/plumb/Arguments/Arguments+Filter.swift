import ExperimentCatalog

extension Arguments {
  /// The filter among the operands; nil selects everything.
  ///
  /// - Throws: `Failure` with a caret under the word that is wrong.
  func filter() throws(Failure) -> Filter? {
    guard let text = operands.first else { return nil }
    do {
      return try Filter.parse(text)
    } catch {
      throw Failure(error)
    }
  }
}
