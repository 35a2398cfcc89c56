import LayoutModel

/// A document written differently: keys in reverse order, white space everywhere.
struct RewrittenDocument {
  private(set) var text = ""

  init(_ tape: JSONTape) {
    write(tape, tape.root)
  }

  private mutating func write(_ tape: JSONTape, _ node: JSONTape.NodeIndex) {
    switch tape.kind(node) {
    case .object:
      list("{", "}", Array(tape.members(node)).reversed()) { document, member in
        document.text += tape.source(member.key) + "\t:\n"
        document.write(tape, member.value)
      }
    case .array:
      list("[", "]", Array(tape.elements(node))) { $0.write(tape, $1) }
    default: text += tape.source(node)
    }
  }

  private mutating func list<Item>(
    _ open: String, _ close: String, _ items: [Item], write: (inout Self, Item) -> Void
  ) {
    text += open + "\n "
    for (index, item) in items.enumerated() {
      if index > 0 { text += " ,\r\n" }
      write(&self, item)
    }
    text += "\n" + close
  }
}
