import LayoutModel

/// What writes the members of a JSON object one after another.
///
/// The keys stand in the program and have nothing to escape.
protocol JSONMemberWriter: ~Copyable, ~Escapable {
  /// Writes a member with a text.
  mutating func member(_ key: StaticString, text: String)

  /// Writes a member with a text that has nothing to escape, given as UTF-8.
  mutating func member(_ key: StaticString, plain text: [UInt8])

  /// Writes a member with a number.
  ///
  /// - Precondition: the number is finite.
  mutating func member(_ key: StaticString, number: Double)

  /// Writes two members with one number.
  ///
  /// - Precondition: the number is finite.
  mutating func members(_ first: StaticString, _ second: StaticString, number: Double)

  /// Writes a member with an integer.
  mutating func member(_ key: StaticString, integer: Int)

  /// Writes a member with a word of JSON: `true`, `false` or `null`.
  mutating func member(_ key: StaticString, word: StaticString)
}

extension JSONWriter: JSONMemberWriter {
  mutating func members(_ first: StaticString, _ second: StaticString, number: Double) {
    member(first, number: number)
    member(second, number: number)
  }

  mutating func member(_ key: StaticString, plain text: [UInt8]) {
    member(key, text: String(decoding: text, as: UTF8.self))
  }
}
