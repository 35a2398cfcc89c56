import LayoutModel

/// What writes the members of a JSON object one after another.
///
/// The keys stand in the program and have nothing to escape.
protocol JSONMemberWriter: ~Copyable, ~Escapable {
  /// Writes a member with a text.
  mutating func member(_ key: StaticString, text: String)

  /// Writes a member with a text that has nothing to escape.
  mutating func member(_ key: StaticString, plain text: String)

  /// Writes a member with a number.
  ///
  /// - Precondition: the number is finite.
  mutating func member(_ key: StaticString, number: Double)

  /// Writes a member with an integer.
  mutating func member(_ key: StaticString, integer: Int)

  /// Writes a member with a word of JSON: `true`, `false` or `null`.
  mutating func member(_ key: StaticString, word: StaticString)
}

extension JSONWriter: JSONMemberWriter {
  mutating func member(_ key: StaticString, plain text: String) {
    member(key, text: text)
  }
}
