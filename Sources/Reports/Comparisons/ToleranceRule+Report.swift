import LayoutModel

extension ToleranceRule {
  /// The words for numbers that a `Double` can have been printed as: made once, written often.
  private static let printed = (0...17).map { Array(ToleranceRule.printed(decimals: $0).word.utf8) }

  /// The rule's word, ``word``, as UTF-8.
  var wordBytes: [UInt8] {
    if case .printed(let decimals) = self, Self.printed.indices.contains(decimals) {
      return Self.printed[decimals]
    }
    return Array(word.utf8)
  }
}
