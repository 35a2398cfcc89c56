import LayoutModel
import Testing

@Suite struct DigestTests {
  @Test func `a digest reads back from its bytes and from its text in either case`() {
    let digest = SHA256.digest(of: Array("abc".utf8))
    #expect(digest.bytes.count == Digest.byteCount)
    #expect(Digest(bytes: digest.bytes) == digest)
    #expect(Digest(hex: digest.description) == digest)
    #expect(Digest(hex: digest.description.uppercased()) == digest)
  }

  @Test func `anything but 32 bytes or 64 digits is no digest`() {
    #expect(Digest(bytes: [UInt8](repeating: 0, count: 31)) == nil)
    #expect(Digest(bytes: [UInt8](repeating: 0, count: 33)) == nil)
    #expect(Digest(hex: "") == nil)
    #expect(Digest(hex: String(repeating: "0", count: 63)) == nil)
    #expect(Digest(hex: String(repeating: "0", count: 63) + "g") == nil)
    #expect(Digest(hex: String(repeating: "0", count: 64) + " ") == nil)
  }

  @Test func `digests are ordered as their texts`() {
    let digests = (0..<50).map { SHA256.digest(of: [$0]) }
    #expect(digests.sorted().map(\.description) == digests.map(\.description).sorted())
  }
}
