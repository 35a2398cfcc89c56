/// Eight bytes of a text, which are looked at in one step.
///
/// What is asked for is answered with marks: none, or the top bits of some bytes.
@usableFromInline
package struct ByteWord {
  @usableFromInline let bytes: UInt64

  @inlinable
  package init(_ bytes: UInt64) {
    self.bytes = bytes
  }

  /// The marks of bytes that aren't ASCII.
  @inlinable
  package var foreign: UInt64 { bytes & Self.filled(with: 0x80) }

  /// Returns marks where there are ASCII bytes below a limit.
  @inlinable
  package func below(_ limit: UInt8) -> UInt64 {
    (bytes &- Self.filled(with: limit)) & ~bytes & Self.filled(with: 0x80)
  }

  /// Returns marks where there is a certain byte.
  @inlinable
  package func equal(to byte: UInt8) -> UInt64 {
    ByteWord(bytes ^ Self.filled(with: byte)).below(1)
  }

  @inlinable
  package static func filled(with byte: UInt8) -> UInt64 {
    UInt64(byte) &* 0x0101_0101_0101_0101
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether there are marks in any of the words that the bytes are made of.
  @inlinable
  @inline(__always)
  package func contains(_ marks: (ByteWord) -> UInt64) -> Bool {
    guard count >= 8 else {
      // The first byte fills what is missing in front.
      var word = ByteWord.filled(with: first ?? UInt8(ascii: "x"))
      for byte in self { word = word << 8 | UInt64(byte) }
      return marks(ByteWord(word)) != 0
    }
    let raw = UnsafeRawBufferPointer(self)
    var offset = 0
    while offset < count - 8 {
      if marks(ByteWord(raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))) != 0 {
        return true
      }
      offset += 8
    }
    // The last word begins inside the one before it.
    return marks(ByteWord(raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))) != 0
  }
}
