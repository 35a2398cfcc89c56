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
  /// The message schedule, kept so that no block allocates one.
  private var schedule = [UInt32](repeating: 0, count: 64)

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
      Self.compress(bytes, at: index, state: &state, schedule: &schedule)
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
    while pending.count < Self.blockSize - lengthSize { pending.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) {
      pending.append(UInt8(truncatingIfNeeded: bitCount >> UInt64(shift)))
    }
    compressPending()
    return Digest(words: state)
  }

  /// Mixes in what is pending, filled up with zeros.
  private mutating func compressPending() {
    while pending.count < Self.blockSize { pending.append(0) }
    Self.compress(pending, at: 0, state: &state, schedule: &schedule)
    pending.removeAll(keepingCapacity: true)
  }

  /// Mixes the block at `offset` into the state (FIPS 180-4, 6.2.2).
  private static func compress(
    _ bytes: [UInt8], at offset: Int, state: inout [UInt32], schedule words: inout [UInt32]
  ) {
    let block = bytes.span
    var schedule = words.mutableSpan
    for index in 0..<16 {
      let start = offset &+ 4 &* index
      schedule[index] =
        UInt32(block[start]) << 24 | UInt32(block[start &+ 1]) << 16
        | UInt32(block[start &+ 2]) << 8 | UInt32(block[start &+ 3])
    }
    for index in 16..<64 {
      let w15 = schedule[index &- 15]
      let w2 = schedule[index &- 2]
      let s0 = rotate(w15, 7) ^ rotate(w15, 18) ^ w15 >> 3
      let s1 = rotate(w2, 17) ^ rotate(w2, 19) ^ w2 >> 10
      schedule[index] = schedule[index &- 16] &+ s0 &+ schedule[index &- 7] &+ s1
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    let constants = roundConstants
    var index = 0
    // Eight rounds at a time: each moves the roles of the variables by one, and nothing is copied.
    while index < 64 {
      mix(a, b, c, &d, e, f, g, &h, constants[index] &+ schedule[index])
      mix(h, a, b, &c, d, e, f, &g, constants[index &+ 1] &+ schedule[index &+ 1])
      mix(g, h, a, &b, c, d, e, &f, constants[index &+ 2] &+ schedule[index &+ 2])
      mix(f, g, h, &a, b, c, d, &e, constants[index &+ 3] &+ schedule[index &+ 3])
      mix(e, f, g, &h, a, b, c, &d, constants[index &+ 4] &+ schedule[index &+ 4])
      mix(d, e, f, &g, h, a, b, &c, constants[index &+ 5] &+ schedule[index &+ 5])
      mix(c, d, e, &f, g, h, a, &b, constants[index &+ 6] &+ schedule[index &+ 6])
      mix(b, c, d, &e, f, g, h, &a, constants[index &+ 7] &+ schedule[index &+ 7])
      index &+= 8
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
    state[5] &+= f
    state[6] &+= g
    state[7] &+= h
  }

  /// One round: `d` becomes the next `e` and `h` the next `a`.
  @inline(__always)
  private static func mix(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32,
    _ e: UInt32, _ f: UInt32, _ g: UInt32, _ h: inout UInt32, _ input: UInt32
  ) {
    let s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    let choice = e & f ^ ~e & g
    let t1 = h &+ s1 &+ choice &+ input
    let s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    let majority = a & b ^ a & c ^ b & c
    d &+= t1
    h = t1 &+ s0 &+ majority
  }

  @inline(__always)
  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word &>> count | word &<< (32 &- count)
  }
}
