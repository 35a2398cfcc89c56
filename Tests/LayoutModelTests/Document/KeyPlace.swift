import LayoutModel
import Testing

/// A key of the table at a place of the document where it may stand.
///
/// Worked out from the table of keys alone, so that a new key has its places without more ado.
struct KeyPlace: CustomTestStringConvertible, Sendable {
  let object: DocumentObject
  let key: DocumentKey
  /// The objects around the key's own, from the document inward, each with the key that leads on.
  private let route: [(object: DocumentObject, key: DocumentKey)]

  var testDescription: String { "\(object.rawValue).\(key.name)" }

  /// Every key of every object that a document can have.
  static let all: [KeyPlace] = {
    var routes: [DocumentObject: [(object: DocumentObject, key: DocumentKey)]] = [.experiment: []]
    var queue: [DocumentObject] = [.experiment]
    var places: [KeyPlace] = []
    while let object = queue.first {
      queue.removeFirst()
      let route = routes[object] ?? []
      for key in KeyTable.keys(of: object) {
        places.append(KeyPlace(object: object, key: key, route: route))
        for inner in Self.objects(in: key.type) where routes[inner] == nil {
          routes[inner] = route + [(object, key)]
          queue.append(inner)
        }
      }
    }
    return places
  }()

  // MARK: Documents

  /// A document in which the key has a value and every other required key a right one.
  func document(stating value: String) -> String {
    enclosed(Self.text(of: object, stating: key, value))
  }

  /// A document in which only the key's own object lacks it; the object is marked.
  func documentWithoutKey() -> String {
    enclosed("▸" + Self.text(of: object, without: key))
  }

  /// A document in which the key stands under another name, which is marked.
  func document(renaming name: String) -> String {
    let text = Self.text(of: object, stating: key, Self.sample(of: key.type))
    return enclosed(text.replacing("\"\(key.name)\": ", with: "▸\"\(name)\": "))
  }

  /// The path of the key's object.
  var objectPath: String {
    let path = route.reduce("") { $0 + "." + $1.key.name + Self.step(into: $1.key.type) }
    return String(path.dropFirst())
  }

  /// The path of the key.
  var path: String { objectPath.isEmpty ? key.name : "\(objectPath).\(key.name)" }

  private func enclosed(_ text: String) -> String {
    var text = text
    var inner = object
    for (object, key) in route.reversed() {
      text = Self.text(of: object, stating: key, Self.wrapped(text, inner, in: key.type))
      inner = object
    }
    return text
  }

  // MARK: Sample values

  private static func text(
    of object: DocumentObject, stating key: DocumentKey, _ value: String
  ) -> String {
    let others = KeyTable.keys(of: object).filter { $0.isRequired && $0.name != key.name }
    let members = others.map { "\"\($0.name)\": \(sample(of: $0.type))" }
    return "{\((members + ["\"\(key.name)\": \(value)"]).joined(separator: ", "))}"
  }

  private static func text(of object: DocumentObject, without key: DocumentKey) -> String {
    let others = KeyTable.keys(of: object).filter { $0.isRequired && $0.name != key.name }
    return "{\(others.map { "\"\($0.name)\": \(sample(of: $0.type))" }.joined(separator: ", "))}"
  }

  /// A value that a type accepts.
  private static func sample(of type: DocumentValueType) -> String {
    switch type {
    case .text, .identifier, .reference: "\"a\""
    case .anchor: "\"view.left\""
    case .osVersion: "\"11.0\""
    case .deviceName: "\"iPhone X\""
    case .number(let minimum): "\(minimum ?? 0)"
    case .count: "0"
    case .boolean: "true"
    case .word(let words): "\"\(words[0])\""
    case .words, .list: "[]"
    case .numbers, .rect: "[\(type.components.map { _ in "0" }.joined(separator: ", "))]"
    case .object(let object):
      "{"
        + KeyTable.keys(of: object).filter(\.isRequired)
        .map { "\"\($0.name)\": \(sample(of: $0.type))" }.joined(separator: ", ") + "}"
    case .either(let types): sample(of: types[0])
    case .map: "{}"
    case .measuredValue: "0"
    }
  }

  /// The objects that a value of a type may hold.
  private static func objects(in type: DocumentValueType) -> [DocumentObject] {
    switch type {
    case .object(let object): [object]
    case .list(let element), .map(let element): objects(in: element)
    case .either(let types): types.flatMap(objects)
    default: []
    }
  }

  private static func wrapped(
    _ text: String, _ object: DocumentObject, in type: DocumentValueType
  ) -> String {
    switch type {
    case .list(let element): "[\(wrapped(text, object, in: element))]"
    case .map(let element): "{\"a.b\": \(wrapped(text, object, in: element))}"
    default: text
    }
  }

  private static func step(into type: DocumentValueType) -> String {
    switch type {
    case .list(let element): "[0]" + step(into: element)
    case .map(let element): ".a.b" + step(into: element)
    default: ""
    }
  }
}
