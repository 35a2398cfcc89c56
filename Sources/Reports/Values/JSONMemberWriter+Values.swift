import LayoutModel

extension JSONMemberWriter where Self: ~Copyable, Self: ~Escapable {
  /// Writes a member with a text; null where there is none.
  @inline(__always)
  mutating func member(_ key: StaticString, _ text: String?) {
    if let text { member(key, text: text) } else { member(key, word: "null") }
  }

  /// Writes a member with an integer.
  @inline(__always)
  mutating func member(_ key: StaticString, _ integer: Int) {
    member(key, integer: integer)
  }

  /// Writes a member that is true or false.
  @inline(__always)
  mutating func member(_ key: StaticString, _ boolean: Bool) {
    member(key, word: boolean ? "true" : "false")
  }

  /// Writes a member with a number; null where there is none, a text where it is not finite.
  @inline(__always)
  mutating func member(_ key: StaticString, _ number: Double?) {
    guard let number else { return member(key, word: "null") }
    if number.isFinite {
      member(key, number: number)
    } else {
      member(key, text: NumberText.format(number))
    }
  }

  /// Writes a member with a metric's value; null where it is missing.
  @inline(__always)
  mutating func member(_ key: StaticString, _ value: MetricValue?) {
    switch value {
    case .number(let number): member(key, number)
    case .text(let text): member(key, text: text)
    case .boolean(let boolean): member(key, boolean)
    case .missing, nil: member(key, word: "null")
    }
  }
}
