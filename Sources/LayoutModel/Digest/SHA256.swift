/// The hash function SHA-256 of FIPS 180-4, for bytes that come at once or in pieces.
///
/// ```swift
/// var hash = SHA256()
/// hash.update("a".utf8)
/// hash.update("bc".utf8)
/// hash.finalize() == SHA256.digest(of: Array("abc".utf8))  // true
/// ```
public struct SHA256: Sendable {
  private var state = Self.initialState
  /// Bytes that don't fill a block of 64 yet.
  private var pending: [UInt8] = []
  private var byteCount: UInt64 = 0

  /// Begins the hash of an empty message.
  public init() {
    pending.reserveCapacity(Self.blockSize)
  }

  /// Returns the digest of `bytes`.
  public static func digest(of bytes: [UInt8]) -> Digest {
    var hash = SHA256()
    hash.add(bytes)
    return hash.finish()
  }

  /// Adds bytes to the message.
  ///
  /// - Complexity: O(n) in the number of bytes.
  public mutating func update(_ bytes: some Collection<UInt8>) {
    add(Array(bytes))
  }

  private mutating func add(_ bytes: [UInt8]) {
    byteCount &+= UInt64(bytes.count)
    var index = 0
    if !pending.isEmpty {
      index = min(Self.blockSize - pending.count, bytes.count)
      pending.append(contentsOf: bytes[..<index])
      guard pending.count == Self.blockSize else { return }
      compressPending()
    }
    while index + Self.blockSize <= bytes.count {
      Self.compress(bytes, at: index, state: &state)
      index += Self.blockSize
    }
    pending.append(contentsOf: bytes[index...])
  }

  /// Returns the digest of the message so far, to which more can still be added.
  public func finalize() -> Digest {
    var hash = self
    return hash.finish()
  }

  /// Pads the message with a bit, zeros and its length, which ends it.
  private mutating func finish() -> Digest {
    let lengthSize = 8
    pending.append(0x80)
    if pending.count > Self.blockSize - lengthSize { compressPending() }
    let bitCount = byteCount &* 8
    fillPending(to: Self.blockSize - lengthSize)
    for shift in stride(from: 56, through: 0, by: -8) {
      pending.append(UInt8(truncatingIfNeeded: bitCount >> UInt64(shift)))
    }
    compressPending()
    return Digest(words: state)
  }

  /// Mixes in what is pending, filled up with zeros.
  private mutating func compressPending() {
    fillPending(to: Self.blockSize)
    Self.compress(pending, at: 0, state: &state)
    pending.removeAll(keepingCapacity: true)
  }

  private mutating func fillPending(to count: Int) {
    pending.append(contentsOf: repeatElement(0, count: count - pending.count))
  }

  /// Mixes the block at `offset` into the state (FIPS 180-4, 6.2.2).
  private static func compress(_ bytes: [UInt8], at offset: Int, state: inout SIMD8<UInt32>) {
    let block = bytes.span.bytes
    func word(_ index: Int) -> UInt32 {
      UInt32(
        bigEndian: block.unsafeLoadUnaligned(
          fromByteOffset: offset &+ 4 &* index, as: UInt32.self))
    }
    // Of the message schedule only the last 16 words are looked at, and stay in variables.
    var (w0, w1, w2, w3) = (word(0), word(1), word(2), word(3))
    var (w4, w5, w6, w7) = (word(4), word(5), word(6), word(7))
    var (w8, w9, w10, w11) = (word(8), word(9), word(10), word(11))
    var (w12, w13, w14, w15) = (word(12), word(13), word(14), word(15))
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    roundConstants.withUnsafeBufferPointer { constants in
      var index = 0
      while true {
        // Each round moves the roles of the variables by one, and nothing is copied.
        mix(a, b, c, &d, e, f, g, &h, constants[index] &+ w0)
        mix(h, a, b, &c, d, e, f, &g, constants[index &+ 1] &+ w1)
        mix(g, h, a, &b, c, d, e, &f, constants[index &+ 2] &+ w2)
        mix(f, g, h, &a, b, c, d, &e, constants[index &+ 3] &+ w3)
        mix(e, f, g, &h, a, b, c, &d, constants[index &+ 4] &+ w4)
        mix(d, e, f, &g, h, a, b, &c, constants[index &+ 5] &+ w5)
        mix(c, d, e, &f, g, h, a, &b, constants[index &+ 6] &+ w6)
        mix(b, c, d, &e, f, g, h, &a, constants[index &+ 7] &+ w7)
        mix(a, b, c, &d, e, f, g, &h, constants[index &+ 8] &+ w8)
        mix(h, a, b, &c, d, e, f, &g, constants[index &+ 9] &+ w9)
        mix(g, h, a, &b, c, d, e, &f, constants[index &+ 10] &+ w10)
        mix(f, g, h, &a, b, c, d, &e, constants[index &+ 11] &+ w11)
        mix(e, f, g, &h, a, b, c, &d, constants[index &+ 12] &+ w12)
        mix(d, e, f, &g, h, a, b, &c, constants[index &+ 13] &+ w13)
        mix(c, d, e, &f, g, h, a, &b, constants[index &+ 14] &+ w14)
        mix(b, c, d, &e, f, g, h, &a, constants[index &+ 15] &+ w15)
        index &+= 16
        if index == constants.count { break }
        w0 &+= scheduled(w1, w9, w14)
        w1 &+= scheduled(w2, w10, w15)
        w2 &+= scheduled(w3, w11, w0)
        w3 &+= scheduled(w4, w12, w1)
        w4 &+= scheduled(w5, w13, w2)
        w5 &+= scheduled(w6, w14, w3)
        w6 &+= scheduled(w7, w15, w4)
        w7 &+= scheduled(w8, w0, w5)
        w8 &+= scheduled(w9, w1, w6)
        w9 &+= scheduled(w10, w2, w7)
        w10 &+= scheduled(w11, w3, w8)
        w11 &+= scheduled(w12, w4, w9)
        w12 &+= scheduled(w13, w5, w10)
        w13 &+= scheduled(w14, w6, w11)
        w14 &+= scheduled(w15, w7, w12)
        w15 &+= scheduled(w0, w8, w13)
      }
    }
    state &+= SIMD8(a, b, c, d, e, f, g, h)
  }

  /// What is added to a word of the schedule for the one 16 places behind it, given those 1, 9 and
  /// 14 places behind it.
  @inline(__always)
  private static func scheduled(_ w1: UInt32, _ w9: UInt32, _ w14: UInt32) -> UInt32 {
    let s0 = rotate(w1, 7) ^ rotate(w1, 18) ^ w1 >> 3
    let s1 = rotate(w14, 17) ^ rotate(w14, 19) ^ w14 >> 10
    return s0 &+ w9 &+ s1
  }

  /// One round: `d` becomes the next `e` and `h` the next `a`.
  @inline(__always)
  private static func mix(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32,
    _ e: UInt32, _ f: UInt32, _ g: UInt32, _ h: inout UInt32, _ input: UInt32
  ) {
    // Rotations by 6, 11 and 25, and by 2, 13 and 22: one inside of the other needs fewer copies.
    let s1 = rotate(rotate(rotate(e, 14) ^ e, 5) ^ e, 6)
    let choice = g ^ e & (f ^ g)
    let t1 = h &+ s1 &+ choice &+ input
    let s0 = rotate(rotate(rotate(a, 9) ^ a, 11) ^ a, 2)
    let majority = a & b | c & (a | b)
    d &+= t1
    h = t1 &+ s0 &+ majority
  }

  @inline(__always)
  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word &>> count | word &<< (32 &- count)
  }
}
