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
  /// The members of the objects that are being written, those of the innermost last.
  private var pending: [Member] = []
  private let controllerClass: ControllerClass
  private let platform: Platform
  private let written: Written?

  /// A part of a document that was written before.
  struct Written {
    let node: JSONTape.NodeIndex
    let text: [UInt8]
  }

  /// Makes a writer for a document that was read as this configuration.
  ///
  /// - Parameter written: What need not be written again for the same purpose.
  init(
    _ tape: JSONTape, _ configuration: Configuration, for purpose: Purpose,
    written: Written? = nil
  ) {
    self.tape = tape
    self.purpose = purpose
    self.written = written
    controllerClass = configuration.controller.controllerClass
    platform = configuration.platform
  }

  /// Writes the value at a node, which must have been checked as that object.
  mutating func write(_ node: JSONTape.NodeIndex, as object: DocumentObject) -> [UInt8] {
    writer.bytes.reserveCapacity(tape.range(node).count)
    writeMembers(of: node, as: object, isRoot: false)
    return writer.bytes
  }

  /// Writes a single value of a type.
  mutating func write(_ node: JSONTape.NodeIndex, _ type: DocumentValueType) -> [UInt8] {
    write(node, type, isRoot: false)
    return writer.bytes
  }

  // MARK: What is written

  /// A member of an object that is being written.
  private struct Member {
    /// The key's place in the list of the object's keys.
    let place: Int
    /// The key's place in the order of the form.
    let rank: Int
    let value: JSONTape.NodeIndex
  }

  /// Whether the value of a key goes, as far as that shows before it is written.
  private func isDropped(
    _ place: Int, of list: KeyList, _ value: JSONTape.NodeIndex, in object: DocumentObject,
    isRoot: Bool
  ) -> Bool {
    switch purpose {
    case .document: return false
    case .configuration: break
    case .shape:
      let name = list.keys[place].name
      if object == .platform && (name == "os" || name == "device") { return true }
      if case .identifier = list.types[place] { return true }
    }
    return isDefault(place, of: list, value, in: object, isRoot: isRoot)
      || isEmptyList(value, list.types[place])
  }

  /// Whether a value says no more than leaving the key out.
  private func isDefault(
    _ place: Int, of list: KeyList, _ value: JSONTape.NodeIndex, in object: DocumentObject,
    isRoot: Bool
  ) -> Bool {
    if object == .view {
      switch list.keys[place].name {
      case "id": return isRoot && tape.equals(value, "view")
      case "class":
        let viewClass = isRoot ? controllerClass.viewClass : .view
        return tape.equals(value, viewClass.rawValue)
      default: break
      }
    }
    guard case .constant(let constant) = list.keys[place].defaultValue else { return false }
    switch (tape.kind(value), constant) {
    case (.number, .number(let number)): return tape.number(value) == number
    case (.true, .boolean(let boolean)): return boolean
    case (.false, .boolean(let boolean)): return !boolean
    case (.string, .text(let text)): return tape.equals(value, text)
    case (.array, .number(let number)):
      return tape.elements(value).allSatisfy { tape.number($0) == number }
    case (.array, .text(let text)):
      if case .words(let words) = list.types[place] {
        return set(value, words).joined(separator: ",") == text
      }
      return false
    default: return false
    }
  }

  private func isEmptyList(_ value: JSONTape.NodeIndex, _ type: DocumentValueType) -> Bool {
    guard tape.kind(value) == .array, case .list(let element) = type else { return false }
    return tape.count(value) == 0 || element.isHeightRun && heights(value).isEmpty
  }

  /// Whether an object goes where nothing is left in it: one that says something by being there,
  /// or stands where other values could, stays.
  private func mayVanish(_ value: JSONTape.NodeIndex, _ type: DocumentValueType) -> Bool {
    guard case .object(let object) = type, tape.kind(value) == .object else { return false }
    if case .document = purpose { return false }
    return !object.isPresence
  }

  // MARK: Writing

  /// Writes an object with the members that stay, in order; returns how many there are.
  @discardableResult
  private mutating func writeMembers(
    of node: JSONTape.NodeIndex, as object: DocumentObject, isRoot: Bool
  ) -> Int {
    let list = KeyTable.list(of: object)
    let start = pending.count
    for (name, value) in tape.members(node) {
      guard let place = list.place(of: name, on: tape) else { continue }
      guard !isDropped(place, of: list, value, in: object, isRoot: isRoot) else { continue }
      insert(Member(place: place, rank: list.ranks[place], value: value), from: start)
    }
    var count = 0
    writer.beginObject()
    for index in start..<pending.count {
      let member = pending[index]
      let type = list.types[member.place]
      let mark = writer.mark()
      writer.rawKey(list.written[member.place])
      let isRootView = object == .configuration && list.keys[member.place].name == "view"
      if mayVanish(member.value, type), case .object(let inner) = type {
        if writeMembers(of: member.value, as: inner, isRoot: isRootView) == 0 {
          writer.takeBack(to: mark)
          continue
        }
      } else {
        write(member.value, type, isRoot: isRootView)
      }
      count += 1
    }
    writer.endObject()
    pending.removeLast(pending.count - start)
    return count
  }

  /// Puts a member in its place among those of its object, which begin at `start`.
  private mutating func insert(_ member: Member, from start: Int) {
    var index = pending.count
    pending.append(member)
    while index > start, pending[index - 1].rank > member.rank {
      pending[index] = pending[index - 1]
      index -= 1
    }
    pending[index] = member
  }

  private mutating func write(
    _ node: JSONTape.NodeIndex, _ type: DocumentValueType, isRoot: Bool
  ) {
    if let written, written.node == node { return writer.raw(written.text) }
    switch tape.kind(node) {
    case .null: writer.null()
    case .true: writer.bool(true)
    case .false: writer.bool(false)
    case .number: writeNumber(node, type)
    case .string: writeText(node, type)
    case .array: writeArray(node, type)
    case .object: writeObject(node, type, isRoot: isRoot)
    }
  }

  /// A measured number with decimals stays as it is written: its last digit says how exact it is.
  private mutating func writeNumber(_ node: JSONTape.NodeIndex, _ type: DocumentValueType) {
    let source = tape.bytes[tape.range(node)]
    if type.isMeasured, source.contains(ASCII.point) {
      writer.raw(source)
    } else if let shortest = JSONNumber.shortest(source) {
      writer.raw(shortest)
    } else {
      writer.number(tape.number(node))
    }
  }

  /// What has one spelling and needs no escapes is copied.
  private mutating func writeText(_ node: JSONTape.NodeIndex, _ type: DocumentValueType) {
    let range = tape.range(node)
    let isPlain = PlainText.end(in: tape.bytes, from: range.lowerBound + 1) == range.upperBound - 1
    if isPlain, hasOneSpelling(type), !tape.bytes[range].contains(ASCII.delete) {
      writer.raw(tape.bytes[range])
    } else {
      writer.string(text(node, type))
    }
  }

  private func hasOneSpelling(_ type: DocumentValueType) -> Bool {
    switch type {
    case .osVersion, .deviceName, .anchor: return false
    case .identifier, .reference:
      if case .shape = purpose { return false }
      return true
    case .either(let types): return types.first(where: \.isText).map(hasOneSpelling) ?? true
    default: return true
    }
  }

  /// The one spelling of a text that several texts of its type stand for.
  func text(_ node: JSONTape.NodeIndex, _ type: DocumentValueType) -> String {
    let text = tape.text(node)
    switch type {
    case .osVersion: return platform.os.description
    case .deviceName: return platform.isCustomDevice ? text : platform.device.name
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
    case .list(let element) where element.isHeightRun: writeHeights(node)
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
    case .object(let object): writeMembers(of: node, as: object, isRoot: isRoot)
    case .map(let element):
      writer.beginObject()
      for (name, value) in tape.members(node).sorted(by: { tape.precedes($0.key, $1.key) }) {
        writer.key(tape.text(name))
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
    writeMembers(of: node, as: .action, isRoot: false)
  }
}

extension DocumentValueType {
  fileprivate var isHeightRun: Bool { objects == [.heightRun] }

  /// Whether the value is one that was measured.
  fileprivate var isMeasured: Bool {
    switch self {
    case .measuredValue: true
    case .either(let types): types.contains(where: \.isMeasured)
    default: false
    }
  }
}
