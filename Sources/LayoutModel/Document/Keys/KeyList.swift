/// The keys of an object with what reading and writing an object needs at once.
///
/// A class, because it is asked for at every object of every document: nothing is copied.
final class KeyList: Sendable {
  let keys: [DocumentKey]
  /// The places of the keys that must be there.
  let required: [Int]
  /// What each key accepts.
  let types: [DocumentValueType]
  /// Each key's place in the order of the canonical form: that of the keys' bytes.
  let ranks: [Int]
  /// Each key as it is written: with quotes, without a colon.
  let written: [[UInt8]]
  private let names: NameTable

  init(_ keys: [DocumentKey]) {
    self.keys = keys
    names = NameTable(keys.map(\.name))
    required = keys.indices.filter { keys[$0].isRequired }
    types = keys.map(\.type)
    let sorted = keys.indices.sorted { a, b in
      Array(keys[a].name.utf8).lexicographicallyPrecedes(Array(keys[b].name.utf8))
    }
    var ranks = [Int](repeating: 0, count: keys.count)
    for (rank, place) in sorted.enumerated() { ranks[place] = rank }
    self.ranks = ranks
    written = keys.map { key in
      var writer = JSONWriter()
      writer.string(key.name)
      return writer.bytes
    }
  }

  /// The place of the key that a member's name is; nil where the object has no such key.
  func place(of name: JSONTape.NodeIndex, on tape: JSONTape) -> Int? {
    tape.place(of: name, in: names)
  }

  /// The key that a member's name is; nil where the object has no such key.
  func key(_ name: JSONTape.NodeIndex, on tape: JSONTape) -> DocumentKey? {
    place(of: name, on: tape).map { keys[$0] }
  }
}
