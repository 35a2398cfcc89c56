import LayoutModel

/// One leaf of a document's configuration with other values in its place.
struct LeafChange {
  /// The keys that lead to the leaf, and which number of a rectangle or the like it is.
  let path: String
  /// The document with one other value each; not all of them need to be right.
  let documents: [String]

  /// Whether the leaf says on which system the layout happens.
  var isPlatform: Bool {
    path.hasPrefix(".platform.os") || path.hasPrefix(".platform.device")
  }

  /// Whether the layout doesn't know the leaf: what a title says, whether a scroll is animated.
  var isSilent: Bool { path.contains(".titleFor") || path.hasSuffix(".animated") }

  /// A change of every leaf of the configuration but the ids, which references depend on.
  static func all(of tape: JSONTape) -> [LeafChange] {
    guard
      let configuration = tape.members(tape.root).first(where: {
        tape.equals($0.key, "configuration")
      })
    else { return [] }
    return changes(of: configuration.value, .object(.configuration), path: "", tape)
  }

  private static func changes(
    of node: JSONTape.NodeIndex, _ type: DocumentValueType, path: String, _ tape: JSONTape
  ) -> [LeafChange] {
    switch (tape.kind(node), type) {
    case (.object, .object(let object)):
      return tape.members(node).flatMap { name, value -> [LeafChange] in
        guard let key = KeyTable.key(tape.text(name), of: object) else { return [] }
        return changes(of: value, key.type, path: "\(path).\(key.name)", tape)
      }
    case (.array, .list(let element)):
      return tape.elements(node).flatMap { changes(of: $0, element, path: path, tape) }
    case (.array, .words(let words)):
      return tape.elements(node).flatMap { changes(of: $0, .word(words), path: path, tape) }
    case (.array, _):
      return tape.elements(node).enumerated().flatMap { index, element in
        changes(of: element, .number(minimum: nil), path: "\(path)[\(index)]", tape)
      }
    case (_, .either(let types)):
      let alternatives = types.map { changes(of: node, $0, path: path, tape) }
      return alternatives.first { !$0.isEmpty } ?? []
    default:
      let values = otherValues(node, type, tape)
      return values.isEmpty
        ? [] : [LeafChange(path: path, documents: values.map { spliced($0, node, tape) })]
    }
  }

  private static func otherValues(
    _ node: JSONTape.NodeIndex, _ type: DocumentValueType, _ tape: JSONTape
  ) -> [String] {
    switch (tape.kind(node), type) {
    case (.true, .boolean): ["false"]
    case (.false, .boolean): ["true"]
    case (.number, .number), (.number, .count): ["\(tape.number(node) + 1)"]
    case (.string, .word(let words)):
      words.filter { !tape.equals(node, $0) }.map { "\"\($0)\"" }
    case (.string, .text): ["\"\(tape.text(node)) and more\""]
    case (.string, .osVersion):
      ["9.1", "9.2", "10.1", "11.1", "13.1"].filter { !tape.equals(node, $0) }.map { "\"\($0)\"" }
    case (.string, .deviceName):
      ["iPhone 5s", "iPhone 7", "iPhone XR"].filter { !tape.equals(node, $0) }.map { "\"\($0)\"" }
    case (.string, .reference):
      ["view", "table", "scroll", "root"].filter { !tape.equals(node, $0) }.map { "\"\($0)\"" }
    case (.string, .anchor): ["\"\(tape.text(node)) + 1\"", "\"view.width\"", "\"view.left + 77\""]
    default: []
    }
  }

  private static func spliced(
    _ value: String, _ node: JSONTape.NodeIndex, _ tape: JSONTape
  ) -> String {
    let range = tape.range(node)
    return String(decoding: tape.bytes[..<range.lowerBound], as: UTF8.self) + value
      + String(decoding: tape.bytes[range.upperBound...], as: UTF8.self)
  }
}
