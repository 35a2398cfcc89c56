/// Checks a document against the table of keys: no unknown key, no missing one, no wrong type.
struct DocumentValidator {
  let tape: JSONTape
  /// A value that needs no check: an equal one was checked before.
  var known: JSONTape.NodeIndex?

  /// Checks an object and everything inside it.
  func check(_ node: JSONTape.NodeIndex, as object: DocumentObject) throws(DocumentError) {
    guard tape.kind(node) == .object else {
      throw wrongType(node, .object(object))
    }
    try check(node, keys: KeyTable.list(of: object))
    if object == .action { try checkAction(node) }
  }

  /// Checks an object that has just these keys, and everything inside it.
  func check(_ node: JSONTape.NodeIndex, keys list: KeyList) throws(DocumentError) {
    var requiredCount = 0
    for (name, value) in tape.members(node) {
      guard let place = list.place(of: name, on: tape) else {
        throw unknownKey(name, among: list.keys.map(\.name))
      }
      if list.keys[place].isRequired { requiredCount += 1 }
      if value != known { try check(value, as: list.types[place]) }
    }
    // No key stands twice in an object.
    guard requiredCount < list.required.count else { return }
    for place in list.required {
      guard tape.member(node, list.keys[place].name) != nil else {
        let key = list.keys[place]
        throw error(
          node, "the key \"\(key.name)\" is missing: \(key.meaning); \(key.type.description)")
      }
    }
  }

  /// Checks one value.
  func check(_ node: JSONTape.NodeIndex, as type: DocumentValueType) throws(DocumentError) {
    let kind = tape.kind(node)
    switch type {
    case .text, .identifier, .reference, .anchor, .osVersion, .deviceName:
      guard kind == .string else { throw wrongType(node, type) }
    case .number(let minimum):
      guard kind == .number else { throw wrongType(node, type) }
      if let minimum, tape.number(node) < minimum { throw wrongType(node, type) }
    case .count:
      guard kind == .number, tape.number(node) >= 0,
        tape.number(node) <= Double(DocumentValueType.maximumCount),
        tape.number(node).rounded() == tape.number(node)
      else { throw wrongType(node, type) }
    case .boolean:
      guard kind == .true || kind == .false else { throw wrongType(node, type) }
    case .word(let words):
      guard kind == .string else { throw wrongType(node, type) }
      try checkWord(node, words, type: type)
    case .words(let words):
      guard kind == .array else { throw wrongType(node, type) }
      for element in tape.elements(node) { try check(element, as: .word(words)) }
    case .numbers(let names): try checkNumbers(node, names, type)
    case .rect: try checkRect(node)
    case .object(let object): try check(node, as: object)
    case .list(let element):
      guard kind == .array else { throw wrongType(node, type) }
      for item in tape.elements(node) { try check(item, as: element) }
    case .either(let types): try checkEither(node, types)
    case .map(let value):
      guard kind == .object else { throw wrongType(node, type) }
      for (_, item) in tape.members(node) { try check(item, as: value) }
    case .measuredValue:
      guard kind != .object && kind != .array else { throw wrongType(node, type) }
    }
  }

  private func checkWord(
    _ node: JSONTape.NodeIndex, _ words: [String], type: DocumentValueType
  ) throws(DocumentError) {
    guard !words.contains(where: { tape.equals(node, $0) }) else { return }
    let near = NearestName.suggestions(for: tape.text(node), among: words, limit: 1)
    let hint = near.first.map { "; did you mean \"\($0)\"?" } ?? ""
    throw error(node, "expected \(type.description), found \(short(tape.source(node)))\(hint)")
  }

  private func checkNumbers(
    _ node: JSONTape.NodeIndex, _ names: [String], _ type: DocumentValueType
  ) throws(DocumentError) {
    guard tape.kind(node) == .array, tape.count(node) == names.count else {
      throw wrongType(node, type)
    }
    for element in tape.elements(node) where tape.kind(element) != .number {
      throw wrongType(element, .number(minimum: nil))
    }
  }

  private func checkRect(_ node: JSONTape.NodeIndex) throws(DocumentError) {
    let type = DocumentValueType.rect
    try checkNumbers(node, type.components, type)
    for (element, name) in zip(tape.elements(node), type.components)
    where name == "width" || name == "height" {
      guard tape.number(element) >= 0 else {
        throw negativeExtent(name, element)
      }
    }
  }

  /// The alternative of the value's own kind decides the message.
  private func checkEither(
    _ node: JSONTape.NodeIndex, _ types: [DocumentValueType]
  ) throws(DocumentError) {
    for type in types where accepts(type, kind: tape.kind(node)) {
      if case .word(let words) = type { return try checkWord(node, words, type: .either(types)) }
      return try check(node, as: type)
    }
    throw wrongType(node, .either(types))
  }

  private func accepts(_ type: DocumentValueType, kind: JSONTape.Kind) -> Bool {
    switch type {
    case .text, .identifier, .reference, .anchor, .osVersion, .deviceName, .word: kind == .string
    case .number, .count: kind == .number
    case .boolean: kind == .true || kind == .false
    case .words, .numbers, .rect, .list: kind == .array
    case .object, .map: kind == .object
    case .measuredValue: kind != .object && kind != .array
    case .either(let types): types.contains { accepts($0, kind: kind) }
    }
  }

  private func checkAction(_ node: JSONTape.NodeIndex) throws(DocumentError) {
    guard tape.count(node) == 1 else {
      throw error(
        node,
        tape.count(node) == 0
          ? "an action has one key, this one has none; write for example {\"wait\": 0.5}"
          : "an action has one key, this one has \(tape.count(node));"
            + " write one object for each action")
    }
  }

  // MARK: Errors

  func error(_ node: JSONTape.NodeIndex, _ message: String) -> DocumentError {
    DocumentError(message, at: tape.location(node), path: tape.path(to: node))
  }

  private func wrongType(_ node: JSONTape.NodeIndex, _ type: DocumentValueType) -> DocumentError {
    error(node, "expected \(type.description), found \(found(node))")
  }

  func negativeExtent(_ name: String, _ node: JSONTape.NodeIndex) -> DocumentError {
    error(node, "the \(name) is \(tape.source(node)); a \(name) is at least 0")
  }

  /// What stands at a node, as a noun phrase.
  func found(_ node: JSONTape.NodeIndex) -> String {
    switch tape.kind(node) {
    case .object: "an object"
    case .array:
      tape.count(node) == 1 ? "an array of 1 element" : "an array of \(tape.count(node)) elements"
    case .string: "the text \(short(tape.source(node)))"
    case .number, .true, .false, .null: tape.source(node)
    }
  }

  private func short(_ text: String) -> String {
    text.count <= 40 ? text : text.prefix(38) + "…\""
  }

  private func unknownKey(
    _ name: JSONTape.NodeIndex, among names: [String]
  ) -> DocumentError {
    let text = tape.text(name)
    var message = "unknown key \(short(tape.source(name)))"
    let near = NearestName.suggestions(for: text, among: names)
    if !near.isEmpty {
      message += "; did you mean \(near.map { "\"\($0)\"" }.joined(separator: " or "))?"
    } else if names.isEmpty {
      message += "; this object has no keys"
    } else {
      message += "; the keys here are \(names.joined(separator: ", "))"
    }
    return error(name, message)
  }
}
