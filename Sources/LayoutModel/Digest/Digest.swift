/// A SHA-256 digest: 32 bytes, ordered as their hexadecimal texts are.
public struct Digest: Hashable, Sendable {
  /// The number of bytes.
  public static let byteCount = 32

  /// The 32 bytes.
  public let bytes: [UInt8]

  /// Creates a digest from its bytes, or nil if they aren't 32.
  public init?(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
    guard self.bytes.count == Self.byteCount else { return nil }
  }

  /// Creates a digest from 64 hexadecimal digits in either case, or nil if `hex` is anything else.
  public init?(hex: String) {
    let digits = hex.utf8.compactMap(ASCII.hexadecimalValue)
    guard digits.count == 2 * Self.byteCount, hex.utf8.count == digits.count else { return nil }
    bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  init(words: SIMD8<UInt32>) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Self.byteCount)
    for word in words.indices.map({ words[$0] }) {
      for shift: UInt32 in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: word >> shift)) }
    }
    self.bytes = bytes
  }
}

extension Digest: Comparable {
  /// Whether `a`'s bytes come before `b`'s.
  public static func < (a: Digest, b: Digest) -> Bool {
    a.bytes.lexicographicallyPrecedes(b.bytes)
  }
}

extension Digest: CustomStringConvertible {
  /// The 64 hexadecimal digits, in lower case.
  public var description: String {
    let digits = bytes.flatMap { byte in
      [ASCII.hexadecimalDigit(byte >> 4), ASCII.hexadecimalDigit(byte & 0xF)]
    }
    return String(decoding: digits, as: UTF8.self)
  }
}
