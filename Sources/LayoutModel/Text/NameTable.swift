/// A fixed list of names in which the bytes of an input are looked up without making a `String`.
struct NameTable: Sendable {
  /// The name of each slot by its place and 1; 0 in a free slot.
  private let slots: [UInt16]
  /// All names after each other, and where each begins; the last offset is the end.
  private let bytes: [UInt8]
  private let starts: [Int]

  /// - Precondition: The names differ.
  init(_ names: [String]) {
    var slots = [UInt16](repeating: 0, count: 8)
    while slots.count < 2 * names.count { slots += slots }
    var bytes: [UInt8] = []
    var starts = [0]
    for (place, name) in names.enumerated() {
      bytes += Array(name.utf8)
      var slot = Self.hash(bytes, starts[place]..<bytes.count) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt16(place + 1)
      starts.append(bytes.count)
    }
    self.slots = slots
    self.bytes = bytes
    self.starts = starts
  }

  /// The place of the name that stands in a range of an input; nil where the list has no such name.
  ///
  /// - Complexity: O(n) in the number of bytes.
  func place(of input: [UInt8], _ range: Range<Int>) -> Int? {
    var slot = Self.hash(input, range) & (slots.count - 1)
    while slots[slot] != 0 {
      let place = Int(slots[slot]) - 1
      if isEqual(place, input, range) { return place }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func isEqual(_ place: Int, _ input: [UInt8], _ range: Range<Int>) -> Bool {
    let start = starts[place]
    return starts[place + 1] - start == range.count
      && bytes.equals(from: start, input, from: range.lowerBound, count: range.count)
  }

  /// Looks at the length and the first and last eight bytes; nobody chooses names to collide.
  private static func hash(_ input: [UInt8], _ range: Range<Int>) -> Int {
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    var hash = UInt64(range.count)
    if range.count >= 8 {
      let bytes = input.span.bytes
      for offset in [range.lowerBound, range.upperBound &- 8] {
        let word = bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
        hash = (hash ^ UInt64(littleEndian: word)) &* factor
      }
    } else {
      for index in range { hash = hash << 8 ^ UInt64(input[index]) }
      hash &*= factor
    }
    return Int(truncatingIfNeeded: hash >> 32)
  }
}

extension JSONTape {
  /// The place of a string or a key in a list of names; nil where the list lacks it.
  func place(of n: NodeIndex, in names: NameTable) -> Int? {
    let node = nodes[n]
    guard node.kind == .string else { return nil }
    let content = (Int(node.start) + 1)..<(Int(node.end) - 1)
    guard node.flag else { return names.place(of: bytes, content) }
    let resolved = Array(JSONEscapes.resolved(bytes[content]))
    return names.place(of: resolved, resolved.indices)
  }
}
