import LayoutModel

/// The keys that a document states, as `view.frame`.
struct StatedKeys {
  private(set) var names: Set<String> = []
  private let tape: JSONTape

  init(_ tape: JSONTape) {
    self.tape = tape
    collect(tape.root, .object(.experiment))
  }

  private mutating func collect(_ node: JSONTape.NodeIndex, _ type: DocumentValueType) {
    switch (tape.kind(node), type) {
    case (.object, .object(let object)):
      for (name, value) in tape.members(node) {
        guard let key = KeyTable.key(tape.text(name), of: object) else { continue }
        names.insert("\(object.rawValue).\(key.name)")
        collect(value, key.type)
      }
    case (.object, .map(let element)):
      for (_, value) in tape.members(node) { collect(value, element) }
    case (.array, .list(let element)):
      for value in tape.elements(node) { collect(value, element) }
    case (_, .either(let types)):
      for type in types { collect(node, type) }
    default: break
    }
  }
}
