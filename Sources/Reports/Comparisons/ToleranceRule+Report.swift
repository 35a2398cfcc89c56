import LayoutModel

extension ToleranceRule {
  /// The words for numbers that a `Double` can have been printed as: made once, written often.
  private static let printed = (0...17).map { ToleranceRule.printed(decimals: $0).word }

  /// The rule's word, as ``word``.
  var reportWord: String {
    if case .printed(let decimals) = self, Self.printed.indices.contains(decimals) {
      return Self.printed[decimals]
    }
    return word
  }
}
