import LayoutModel

/// Documents that state a key with its default, and the same without.
enum DefaultDocument {
  /// Returns the document with each kind of object in it, without and with one more key.
  ///
  /// Taken from ``EveryKeyDocument``: the object's own value of the key goes.
  static func pair(
    stating key: String, _ value: String, in object: DocumentObject
  ) throws -> (without: String, with: String) {
    let tape = try JSONTape(parsing: Array(EveryKeyDocument.text.utf8))
    guard let node = find(object, tape.root, .object(.experiment), tape) else { return ("", "") }
    let others = tape.members(node).filter { !tape.equals($0.key, key) }
      .map { "\(tape.source($0.key)): \(tape.source($0.value))" }
    func document(_ members: [String]) -> String {
      let range = tape.range(node)
      return String(decoding: tape.bytes[..<range.lowerBound], as: UTF8.self)
        + "{\(members.joined(separator: ", "))}"
        + String(decoding: tape.bytes[range.upperBound...], as: UTF8.self)
    }
    return (document(others), document(others + ["\"\(key)\": \(value)"]))
  }

  /// The first object of a kind, where a subview comes before its superview: the table is the first
  /// view.
  private static func find(
    _ object: DocumentObject, _ node: JSONTape.NodeIndex, _ type: DocumentValueType,
    _ tape: JSONTape
  ) -> JSONTape.NodeIndex? {
    switch (tape.kind(node), type) {
    case (.object, .object(let own)):
      if own == object && own != .view { return node }
      for (name, value) in tape.members(node) {
        guard let key = KeyTable.key(tape.text(name), of: own) else { continue }
        if let found = find(object, value, key.type, tape) { return found }
      }
      return own == object ? node : nil
    case (.array, .list(let element)):
      for value in tape.elements(node) {
        if let found = find(object, value, element, tape) { return found }
      }
      return nil
    case (_, .either(let types)):
      for type in types {
        if let found = find(object, node, type, tape) { return found }
      }
      return nil
    case (.object, .map(let element)):
      for (_, value) in tape.members(node) {
        if let found = find(object, value, element, tape) { return found }
      }
      return nil
    default: return nil
    }
  }
}
