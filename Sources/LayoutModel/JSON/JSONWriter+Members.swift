extension JSONWriter {
  /// Writes a member with a text.
  package mutating func member(_ key: StaticString, text: String) {
    text.withBytes { text in
      let text = JSONText(text)
      append(member: key, atMost: text.longest) { text.write(to: &$0) }
    }
  }

  /// Writes a member with a number.
  ///
  /// - Precondition: the number is finite.
  package mutating func member(_ key: StaticString, number: Double) {
    precondition(number.isFinite, "JSON has no number for \(number)")
    append(member: key, atMost: NumberText.longest) { NumberText.append(number, to: &$0) }
  }

  /// Writes a member with an integer.
  package mutating func member(_ key: StaticString, integer: Int) {
    append(member: key, atMost: NumberText.longest) { $0.append(decimal: integer) }
  }

  /// Writes a member with a word of JSON: `true`, `false` or `null`.
  package mutating func member(_ key: StaticString, word: StaticString) {
    append(member: key, atMost: word.utf8CodeUnitCount) { $0.append(word) }
  }
}
