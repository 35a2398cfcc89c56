import LayoutModel

extension JSONWriter {
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
