/// How filters write a name of which a part is no word, such as that of a row.
package enum FilterName {
  /// The name with a quote before the first part that is no word, and one at the end.
  ///
  ///     measured.table."rows[0,3].frame.y"
  package static func spelled(_ name: String) -> String {
    quoteStart(of: name).map { "\(name[..<$0])\"\(name[$0...])\"" } ?? name
  }

  /// Where the first part begins that is no word; nil where all are.
  package static func quoteStart(of name: String) -> String.Index? {
    guard let place = name.firstIndex(where: { !isPlain($0) }) else { return nil }
    return name[..<place].lastIndex(of: ".").map(name.index(after:)) ?? name.startIndex
  }

  /// Whether a character stands in names without quotes, the point between two parts included.
  package static func isPlain(_ character: Character) -> Bool {
    character.isLetter || character == "_" || character == "."
      || ("0"..."9").contains(character)
  }
}
