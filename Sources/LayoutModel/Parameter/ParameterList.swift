/// The parameters that a configuration states, in the document's order.
///
/// Views are addressed by id; numbers of a rectangle, size or inset one by one; sections, heights
/// and actions as one value and a count; things that say something by being there as `isPresent`.
struct ParameterList {
  private(set) var parameters: [Parameter] = []
  private let tape: JSONTape
  private let canonical: CanonicalWriter
  private let views: [ViewConfiguration]
  private var nextView = 0

  /// Makes the list of what is stated at the node that was read as this configuration.
  init(_ tape: JSONTape, _ node: JSONTape.NodeIndex, _ configuration: Configuration) {
    self.tape = tape
    canonical = CanonicalWriter(tape, configuration, for: .configuration)
    views = configuration.views
    for (name, value) in tape.members(node) {
      switch tape.text(name) {
      case "container": add(value, .container, path: "")
      case "view": addView(value)
      case "actions":
        addList(value, KeyTable.key("actions", of: .configuration), path: "actions")
      default:
        if let key = KeyTable.key(tape.text(name), of: .configuration) {
          add(value, key.type, path: key.name)
        }
      }
    }
    if tape.member(node, "view") == nil { addIdentity(of: 0) }
  }

  private mutating func add(_ path: String, _ value: ParameterValue) {
    parameters.append(Parameter(path, value))
  }

  private mutating func add(
    _ node: JSONTape.NodeIndex, _ object: DocumentObject, path: String
  ) {
    if object.isPresence { add("\(path).isPresent", .boolean(true)) }
    let list = KeyTable.list(of: object)
    for (name, value) in tape.members(node) {
      guard let key = list.key(name, on: tape) else { continue }
      add(value, key.type, path: path.isEmpty ? key.name : "\(path).\(key.name)")
    }
  }

  private mutating func add(
    _ node: JSONTape.NodeIndex, _ type: DocumentValueType, path: String
  ) {
    switch tape.kind(node) {
    case .true: add(path, .boolean(true))
    case .false: add(path, .boolean(false))
    case .number: add(path, .number(tape.number(node) + 0))
    case .string:
      add(path, .text(canonical.text(node, type)))
    case .null: break
    case .object:
      if let object = type.objects.first { add(node, object, path: path) }
    case .array:
      if case .words(let words) = type {
        add(path, .text(canonical.set(node, words).joined(separator: ",")))
      }
      for (element, component) in zip(tape.elements(node), type.components) {
        add("\(path).\(component)", .number(tape.number(element) + 0))
      }
    }
  }

  /// Adds a list that is one parameter as a whole, in canonical form, and its count.
  private mutating func addList(
    _ node: JSONTape.NodeIndex, _ key: DocumentKey?, path: String
  ) {
    guard let key else { return }
    var writer = canonical
    add(path, .text(String(decoding: writer.write(node, key.type), as: UTF8.self)))
    add("\(path).count", .number(Double(tape.count(node))))
  }

  // MARK: Views

  private mutating func addView(_ node: JSONTape.NodeIndex) {
    let index = nextView
    let id = views[index].id
    addIdentity(of: index)
    let list = KeyTable.list(of: .view)
    for (name, value) in tape.members(node) {
      guard let key = list.key(name, on: tape) else { continue }
      switch key.name {
      case "id", "class": break
      case "subviews":
        add("\(id).subviews.count", .number(Double(tape.count(value))))
        for subview in tape.elements(value) { addView(subview) }
      case "sections":
        addList(value, key, path: "\(id).sections")
        if let table = views[index].table {
          add("\(id).rows.count", .number(Double(table.sections.reduce(0) { $0 + $1.rows })))
        }
        if let collection = views[index].collection {
          let items = collection.sections.reduce(0) { $0 + $1.items }
          add("\(id).items.count", .number(Double(items)))
        }
      default: add(value, key.type, path: "\(id).\(key.name)")
      }
    }
  }

  /// What every view has: its class, its superview and its place among its siblings.
  private mutating func addIdentity(of index: Int) {
    nextView += 1
    let view = views[index]
    add("\(view.id).class", .text(view.viewClass.rawValue))
    if let superview = view.superview {
      add("\(view.id).superview", .text(views[superview].id))
      add("\(view.id).index", .number(Double(view.index)))
    }
  }
}

extension DocumentValueType {
  /// The objects that the value may be.
  var objects: [DocumentObject] {
    switch self {
    case .object(let object): [object]
    case .either(let types): types.flatMap(\.objects)
    default: []
    }
  }
}
