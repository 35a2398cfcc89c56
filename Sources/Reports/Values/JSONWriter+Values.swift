import LayoutModel

extension JSONWriter {
  /// Writes a member with a text; null where there is none.
  mutating func member(_ key: StaticString, _ text: String?) {
    if let text { member(key, text: text) } else { nullMember(key) }
  }

  /// Writes a member with an integer.
  mutating func member(_ key: StaticString, _ integer: Int) {
    member(key, integer: integer)
  }

  /// Writes a member that is true or false.
  mutating func member(_ key: StaticString, _ boolean: Bool) {
    self.key(key)
    bool(boolean)
  }

  /// Writes a member with a number; null where there is none, a text where it is not finite.
  mutating func member(_ key: StaticString, _ number: Double?) {
    guard let number else { return nullMember(key) }
    // JSON has no number for NaN and the infinities.
    if number.isFinite {
      member(key, number: number)
    } else {
      member(key, text: NumberText.format(number))
    }
  }

  /// Writes a member with a metric's value; null where it is missing.
  mutating func member(_ key: StaticString, _ value: MetricValue?) {
    switch value {
    case .number(let number): member(key, number)
    case .text(let text): member(key, text: text)
    case .boolean(let boolean): member(key, boolean)
    case .missing, nil: nullMember(key)
    }
  }

  private mutating func nullMember(_ key: StaticString) {
    self.key(key)
    null()
  }

  /// Writes a member with a list of texts.
  mutating func member(_ key: StaticString, _ texts: [String]) {
    self.key(key)
    beginArray()
    for text in texts { string(text) }
    endArray()
  }

  /// Writes a member with a list of numbers.
  mutating func member(_ key: StaticString, _ numbers: [Double]) {
    self.key(key)
    beginArray()
    for number in numbers { anyNumber(number) }
    endArray()
  }

  /// Writes a parameter's value; null where there is none.
  mutating func value(_ value: ParameterValue?) {
    switch value {
    case .number(let number): anyNumber(number)
    case .text(let text): string(text)
    case .boolean(let boolean): bool(boolean)
    case nil: null()
    }
  }

  /// Writes a number; JSON has none for NaN and the infinities, which become texts.
  private mutating func anyNumber(_ value: Double) {
    if value.isFinite { number(value) } else { string(NumberText.format(value)) }
  }

  /// The document with the line end that a file has.
  func finished() -> [UInt8] {
    bytes + [UInt8(ascii: "\n")]
  }
}

extension JSONWriter {
  /// Writes the member `source`; null where there is none.
  mutating func sourceMember(_ source: ExperimentSource?) {
    key("source")
    guard let source else {
      null()
      return
    }
    beginObject()
    member("kind", source.kind)
    member("ref", source.ref)
    member("evidence", source.evidence)
    // Few documents say so much, and lists are long.
    if let by = source.by { member("by", by) }
    if let device = source.device { member("device", device) }
    if let osBuild = source.osBuild { member("osBuild", osBuild) }
    if let appCommit = source.appCommit { member("appCommit", appCommit) }
    if let tool = source.tool { member("tool", tool) }
    endObject()
  }

  /// Writes the member `explanation`: the sum and the rules behind it.
  mutating func explanationMember(_ explanation: Explanation) {
    key("explanation")
    beginObject()
    member("line", explanation.line)
    key("rules")
    beginArray()
    for rule in explanation.rules {
      beginObject()
      member("name", rule.name)
      member("statement", rule.statement)
      member("evidence", rule.evidence.rawValue)
      member("basis", rule.basis)
      endObject()
    }
    endArray()
    endObject()
  }
}
