extension [UInt8] {
  /// Whether the bytes from `start` on are those of another array from `otherStart` on.
  ///
  /// Eight bytes are compared in one step.
  ///
  /// - Precondition: both have so many bytes there.
  func equals(from start: Int, _ other: [UInt8], from otherStart: Int, count: Int) -> Bool {
    precondition(start + count <= self.count && otherStart + count <= other.count)
    let (bytes, otherBytes) = (span.bytes, other.span.bytes)
    var offset = 0
    while offset &+ 8 <= count {
      let word = bytes.unsafeLoadUnaligned(fromByteOffset: start &+ offset, as: UInt64.self)
      let otherWord = otherBytes.unsafeLoadUnaligned(
        fromByteOffset: otherStart &+ offset, as: UInt64.self)
      guard word == otherWord else { return false }
      offset &+= 8
    }
    while offset < count {
      guard self[start &+ offset] == other[otherStart &+ offset] else { return false }
      offset &+= 1
    }
    return true
  }
}
