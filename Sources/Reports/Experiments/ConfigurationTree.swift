import LayoutModel

/// A configuration as an indented tree, of what it states and nothing else.
///
/// Simple values stand on the line of their object, as many as fit; objects and views get lines of
/// their own. Keys have the order of the reference, whatever order the document has.
struct ConfigurationTree {
  private let tape: JSONTape
  private let width: Int
  private let style: TextStyle
  private var lines: [String] = []

  /// Returns the lines of the configuration on a tape.
  static func lines(_ tape: JSONTape, indent: Int, _ style: TextStyle) -> [String] {
    var tree = ConfigurationTree(tape: tape, style: style)
    tree.addMembers(of: tape.root, as: .configuration, depth: indent)
    return tree.lines
  }

  private init(tape: JSONTape, style: TextStyle) {
    self.tape = tape
    self.style = style
    width = min(style.width ?? WrappedText.readingWidth, WrappedText.readingWidth)
  }

  private mutating func addMembers(
    of node: JSONTape.NodeIndex, as object: DocumentObject, depth: Int
  ) {
    guard isObject(node) else { return }
    for (name, value) in members(node, object) { add(name, value, depth: depth) }
  }

  /// The members of an object in the order of the reference.
  private func members(
    _ node: JSONTape.NodeIndex, _ object: DocumentObject?
  ) -> [(name: String, value: JSONTape.NodeIndex)] {
    let order = object.map { KeyTable.keys(of: $0).map(\.name) } ?? []
    return tape.members(node)
      .map { key, value in
        let name = tape.text(key)
        return (place: order.firstIndex(of: name) ?? order.count, name: name, value: value)
      }
      .sorted { ($0.place, $0.name) < ($1.place, $1.name) }
      .map { ($0.name, $0.value) }
  }

  private mutating func add(_ name: String, _ node: JSONTape.NodeIndex, depth: Int) {
    switch (name, tape.kind(node)) {
    case ("subviews", .array):
      for subview in tape.elements(node) { addView(subview, depth: depth) }
    case ("view", .object): addView(node, fallbackID: "view", depth: depth)
    case ("actions", .array):
      addLine("actions", [], depth: depth)
      for element in tape.elements(node) { addLine(action(element), [], depth: depth + 1) }
    case (_, .object): addObject(name, node, depth: depth)
    default: addLine(name, [inline(node)], depth: depth)
    }
  }

  private mutating func addView(
    _ node: JSONTape.NodeIndex, fallbackID: String? = nil, depth: Int
  ) {
    var id = fallbackID ?? ""
    var viewClass = ""
    var properties: [String] = []
    for (name, value) in members(node, .view) {
      switch name {
      case "id": id = tape.text(value)
      case "class": viewClass = tape.text(value)
      case "subviews": break
      default: properties.append("\(name) \(inline(value))")
      }
    }
    let title = viewClass.isEmpty ? VisibleText.line(id) : "\(VisibleText.line(id)) (\(viewClass))"
    addLine(style.paint(title, .heading), properties, depth: depth)
    for (key, value) in tape.members(node) where tape.equals(key, "subviews") {
      add("subviews", value, depth: depth + 1)
    }
  }

  private mutating func addObject(_ name: String, _ node: JSONTape.NodeIndex, depth: Int) {
    // An object is called as its key, but for a few that have nothing to put into order.
    let members = members(node, DocumentObject(rawValue: name))
    let simple = members.filter { !isObject($0.value) }
    addLine(name, simple.map { "\($0.name) \(inline($0.value))" }, depth: depth)
    for (name, value) in members where isObject(value) { add(name, value, depth: depth + 1) }
  }

  private func isObject(_ node: JSONTape.NodeIndex) -> Bool { tape.kind(node) == .object }

  /// Adds a name and its properties, which go on below it where the line is full.
  private mutating func addLine(_ name: String, _ properties: [String], depth: Int) {
    let indent = String(repeating: "  ", count: depth)
    var line = indent + name
    var isFirst = true
    for property in properties {
      let separator = isFirst ? "  " : ", "
      if !isFirst, DisplayWidth.of(line + separator + property) > width {
        lines.append(line + ",")
        line = indent + "    " + property
      } else {
        line += separator + property
      }
      isFirst = false
    }
    lines.append(line)
  }

  /// An action as a sentence: `drag view table, by [0, -100]`.
  private func action(_ node: JSONTape.NodeIndex) -> String {
    guard isObject(node) else { return inline(node) }
    return tape.members(node)
      .map { name, value in
        "\(tape.text(name)) \(isObject(value) ? inlineMembers(value) : inline(value))"
      }
      .joined(separator: ", ")
  }

  /// A value on one line: texts without their quotes, as there is nothing to confuse them with.
  private func inline(_ node: JSONTape.NodeIndex) -> String {
    switch tape.kind(node) {
    case .string: VisibleText.line(tape.text(node))
    case .array: "[\(tape.elements(node).map { inline($0) }.joined(separator: ", "))]"
    case .object: "{\(inlineMembers(node))}"
    case .number, .true, .false, .null: tape.source(node)
    }
  }

  private func inlineMembers(_ node: JSONTape.NodeIndex) -> String {
    tape.members(node).map { "\(VisibleText.line(tape.text($0))) \(inline($1))" }
      .joined(separator: ", ")
  }
}
