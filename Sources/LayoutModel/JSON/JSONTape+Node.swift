extension JSONTape {
  /// One value in 16 bytes; a container's content follows it directly.
  ///
  /// Members are two nodes, key and value. Offsets have 32 bits and a count has 28, which
  /// ``JSONLimits/byteCount`` makes enough.
  struct Node: Sendable {
    /// The offset of the first byte.
    let start: UInt32
    /// The offset behind the last byte.
    var end: UInt32
    /// The index of the node behind this value and its content.
    ///
    /// While a container is open this is the index of the container around it.
    var next: UInt32
    /// The kind in the lowest three bits, the flag in the fourth, the count above.
    private var tag: UInt32

    init(_ kind: Kind, start: Int, end: Int, next: UInt32, flag: Bool = false) {
      self.start = UInt32(truncatingIfNeeded: start)
      self.end = UInt32(truncatingIfNeeded: end)
      self.next = next
      self.tag = UInt32(kind.rawValue) | (flag ? 0b1000 : 0)
    }

    var kind: Kind {
      // Only `init` writes the three bits, from a raw value.
      Kind(rawValue: UInt8(truncatingIfNeeded: tag & 0b111)) ?? .null
    }

    /// Whether a string holds escapes, or whether a number has a fraction or an exponent.
    var flag: Bool { tag & 0b1000 != 0 }

    /// The number of elements or members.
    var count: Int { Int(tag >> 4) }

    /// The number of bytes between the quotes of a string.
    var contentLength: Int { Int(end) &- Int(start) &- 2 }

    /// Notes how many elements or members a container has so far.
    mutating func setCount(_ count: UInt32) {
      tag = tag & 0b1111 | count << 4
    }
  }
}
