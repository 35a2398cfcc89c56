/// Writes a checked document in its one canonical form.
///
/// Keys in the order of their bytes, numbers in shortest form (-0 as 0), OS versions with two
/// components, devices under their table's name, sets sorted, equal heights as runs.
struct CanonicalWriter {
  /// What the form is for.
  enum Purpose {
    /// The whole document: everything that is stated stays.
    case document
    /// The configuration's identity: what equals a default that holds on every system goes.
    case configuration
    /// The configuration without OS and device, with places in the tree for ids.
    case shape(names: [String: String])
  }

  let tape: JSONTape
  let purpose: Purpose
  private(set) var writer = JSONWriter()
  private var controllerClass = ControllerClass.viewController
  private var os: OSVersion?

  /// Makes a writer for a document whose configuration, checked before, is at a node.
  init(_ tape: JSONTape, configuration: JSONTape.NodeIndex, for purpose: Purpose) {
    self.tape = tape
    self.purpose = purpose
    if let controller = tape.member(configuration, "controller"),
      let name = tape.member(controller, "class")
    {
      controllerClass = ControllerClass(rawValue: tape.text(name)) ?? .viewController
    }
    if let platform = tape.member(configuration, "platform"),
      let version = tape.member(platform, "os")
    {
      os = OSVersion(tape.text(version))
    }
  }

  /// Writes the value at a node, which must have been checked as that object.
  mutating func write(_ node: JSONTape.NodeIndex, as object: DocumentObject) -> [UInt8] {
    writeObject(members(of: node, as: object, isRoot: false))
    return writer.bytes
  }

  /// Writes a single value of a type.
  mutating func write(_ node: JSONTape.NodeIndex, _ type: DocumentValueType) -> [UInt8] {
    write(node, type, isRoot: false)
    return writer.bytes
  }

  // MARK: What is written

  private struct Member {
    var name: String
    var value: JSONTape.NodeIndex
    var type: DocumentValueType
    /// Whether the value is the controller's own view.
    var isRootView: Bool
  }

  /// The members that stay, sorted.
  private func members(
    of node: JSONTape.NodeIndex, as object: DocumentObject, isRoot: Bool
  ) -> [Member] {
    var members: [Member] = []
    for (name, value) in tape.members(node) {
      guard let key = KeyTable.keys(of: object).first(where: { tape.equals(name, $0.name) }),
        !isDropped(key, value, in: object, node: node, isRoot: isRoot)
      else { continue }
      members.append(
        Member(
          name: key.name, value: value, type: key.type,
          isRootView: object == .configuration && key.name == "view"))
    }
    return members.sorted { Array($0.name.utf8).lexicographicallyPrecedes(Array($1.name.utf8)) }
  }

  private func isDropped(
    _ key: DocumentKey, _ value: JSONTape.NodeIndex, in object: DocumentObject,
    node: JSONTape.NodeIndex, isRoot: Bool
  ) -> Bool {
    switch purpose {
    case .document: return false
    case .configuration: break
    case .shape:
      if object == .platform && (key.name == "os" || key.name == "device") { return true }
      if case .identifier = key.type { return true }
    }
    if isDefault(key, value, node: node, in: object, isRoot: isRoot) { return true }
    return isEmpty(value, key.type, isRoot: object == .configuration && key.name == "view")
  }

  /// Whether a value says no more than leaving the key out.
  private func isDefault(
    _ key: DocumentKey, _ value: JSONTape.NodeIndex, node: JSONTape.NodeIndex,
    in object: DocumentObject, isRoot: Bool
  ) -> Bool {
    if object == .view {
      switch key.name {
      case "id": return isRoot && tape.equals(value, "view")
      case "class":
        let viewClass = isRoot ? controllerClass.viewClass : .view
        return tape.equals(value, viewClass.rawValue)
      default: break
      }
    }
    guard case .constant(let constant) = key.defaultValue else { return false }
    switch (tape.kind(value), constant) {
    case (.number, .number(let number)): return tape.number(value) == number
    case (.true, .boolean(let boolean)): return boolean
    case (.false, .boolean(let boolean)): return !boolean
    case (.string, .text(let text)): return tape.equals(value, text)
    case (.array, .number(let number)):
      return tape.elements(value).allSatisfy { tape.number($0) == number }
    case (.array, .text(let text)):
      if case .words(let words) = key.type {
        return set(value, words).joined(separator: ",") == text
      }
      return false
    default: return false
    }
  }

  /// Whether an object or list says nothing: objects that say something by being there are none.
  private func isEmpty(
    _ value: JSONTape.NodeIndex, _ type: DocumentValueType, isRoot: Bool
  ) -> Bool {
    switch (tape.kind(value), type) {
    case (.array, .list(let element)) where element.objects == [.heightRun]:
      return heights(value).isEmpty
    case (.array, .list): return tape.count(value) == 0
    case (.object, .object(let object)):
      return !object.isPresence && members(of: value, as: object, isRoot: isRoot).isEmpty
    default: return false
    }
  }

  // MARK: Writing

  private mutating func writeObject(_ members: [Member]) {
    writer.beginObject()
    for member in members {
      writer.key(member.name)
      write(member.value, member.type, isRoot: member.isRootView)
    }
    writer.endObject()
  }

  private mutating func write(
    _ node: JSONTape.NodeIndex, _ type: DocumentValueType, isRoot: Bool
  ) {
    switch tape.kind(node) {
    case .null: writer.null()
    case .true: writer.bool(true)
    case .false: writer.bool(false)
    case .number: writeNumber(node, type)
    case .string: writer.string(text(node, type))
    case .array: writeArray(node, type)
    case .object: writeObject(node, type, isRoot: isRoot)
    }
  }

  /// A measured number with decimals stays as it is written: its last digit says how exact it is.
  private mutating func writeNumber(_ node: JSONTape.NodeIndex, _ type: DocumentValueType) {
    let source = tape.source(node)
    if isMeasured(type) && source.contains(".") {
      writer.raw(Array(source.utf8))
    } else {
      writer.number(tape.number(node))
    }
  }

  private func isMeasured(_ type: DocumentValueType) -> Bool {
    switch type {
    case .measuredValue: true
    case .either(let types): types.contains { isMeasured($0) }
    default: false
    }
  }

  /// The one spelling of a text that several texts of its type stand for.
  func text(_ node: JSONTape.NodeIndex, _ type: DocumentValueType) -> String {
    let text = tape.text(node)
    switch type {
    case .osVersion: return OSVersion(text)?.description ?? text
    case .deviceName: return os.flatMap { DeviceTable.device(named: text, os: $0) }?.name ?? text
    case .identifier, .reference: return renamed(text)
    case .anchor: return anchor(text)
    case .either(let types): return types.first(where: \.isText).map { self.text(node, $0) } ?? text
    default: return text
    }
  }

  private func renamed(_ id: String) -> String {
    if case .shape(let names) = purpose { names[id] ?? id } else { id }
  }

  private func anchor(_ text: String) -> String {
    guard var anchor = AnchorText(text) else { return text }
    anchor.id = renamed(anchor.id)
    return anchor.canonical
  }

  private mutating func writeArray(_ node: JSONTape.NodeIndex, _ type: DocumentValueType) {
    writer.beginArray()
    switch type {
    case .words(let words): for word in set(node, words) { writer.string(word) }
    case .list(let element) where element.objects == [.heightRun]: writeHeights(node)
    case .list(let element): for item in tape.elements(node) { write(item, element, isRoot: false) }
    default:
      for item in tape.elements(node) {
        write(item, .number(minimum: nil), isRoot: false)
      }
    }
    writer.endArray()
  }

  /// A set of words in order; one that contains everything is `all` where that is a word.
  func set(_ node: JSONTape.NodeIndex, _ words: [String]) -> [String] {
    let stated = Set(tape.elements(node).map { tape.text($0) })
    guard words.contains("all") else { return stated.sorted() }
    let isAll = stated.contains("all") || stated.count == words.count - 1
    return isAll ? ["all"] : stated.sorted()
  }

  /// The heights of rows as runs, each followed by another height.
  private func heights(_ node: JSONTape.NodeIndex) -> [(height: Double, count: Double)] {
    var runs: [(height: Double, count: Double)] = []
    for element in tape.elements(node) {
      let isNumber = tape.kind(element) == .number
      let height =
        isNumber ? tape.number(element) : tape.member(element, "height").map(tape.number) ?? 0
      let count = isNumber ? 1 : tape.member(element, "count").map(tape.number) ?? 0
      if let last = runs.last, last.height == height {
        runs[runs.count - 1].count += count
      } else if count > 0 {
        runs.append((height, count))
      }
    }
    return runs
  }

  private mutating func writeHeights(_ node: JSONTape.NodeIndex) {
    for run in heights(node) {
      if run.count == 1 {
        writer.number(run.height)
      } else {
        writer.beginObject()
        writer.key("count")
        writer.number(run.count)
        writer.key("height")
        writer.number(run.height)
        writer.endObject()
      }
    }
  }

  private mutating func writeObject(
    _ node: JSONTape.NodeIndex, _ type: DocumentValueType, isRoot: Bool
  ) {
    switch type {
    case .object(.action): writeAction(node)
    case .object(let object): writeObject(members(of: node, as: object, isRoot: isRoot))
    case .map(let element):
      writer.beginObject()
      for (name, value) in tape.members(node).map({ (tape.text($0.key), $0.value) })
        .sorted(by: { Array($0.0.utf8).lexicographicallyPrecedes(Array($1.0.utf8)) })
      {
        writer.key(name)
        write(value, element, isRoot: false)
      }
      writer.endObject()
    case .either(let types):
      for case .object(let object) in types {
        write(node, .object(object), isRoot: isRoot)
        return
      }
      writer.null()
    default: writer.null()
    }
  }

  /// An action that needs nothing but its name is written as its name.
  private mutating func writeAction(_ node: JSONTape.NodeIndex) {
    for (name, value) in tape.members(node)
    where tape.kind(value) == .object && tape.count(value) == 0 {
      writer.string(tape.text(name))
      return
    }
    writeObject(members(of: node, as: .action, isRoot: false))
  }
}
