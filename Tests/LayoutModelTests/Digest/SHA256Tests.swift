import LayoutModel
import Testing

@Suite struct SHA256Tests {
  /// From FIPS 180-4's examples and NIST's CAVP short messages.
  static let vectors: [(message: [UInt8], digest: String)] = [
    ([], "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    (
      Array("abc".utf8), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    ),
    (
      Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8),
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      Array(
        """
        abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrs\
        mnopqrstnopqrstu
        """.utf8), "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
    ([0xD3], "28969cdfa74a12c82f3bad960b0b000aca2ac329deea5c2328ebc6f2ba9802c1"),
    ([0x11, 0xAF], "5ca7133fa735326081558ac312c620eeca9970d1e70a4b95533d956f072d1f98"),
  ]

  @Test(arguments: vectors) func `published messages have their published digests`(
    message: [UInt8], digest: String
  ) {
    #expect(SHA256.digest(of: message).description == digest)
  }

  @Test func `a million times a has its published digest`() {
    var hash = SHA256()
    let part = [UInt8](repeating: 0x61, count: 1000)
    for _ in 0..<1000 {
      hash.update(part)
    }
    #expect(
      hash.finalize().description
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func `the pieces of a message don't matter`() {
    let message = (0..<300).map { UInt8(truncatingIfNeeded: $0) }
    for length in [0, 1, 55, 56, 57, 63, 64, 65, 119, 120, 128, 129, 300] {
      let expected = SHA256.digest(of: Array(message[..<length]))
      for piece in [1, 3, 63, 64, 65, 100] {
        var hash = SHA256()
        for start in stride(from: 0, to: length, by: piece) {
          hash.update(message[start..<min(length, start + piece)])
        }
        #expect(hash.finalize() == expected)
      }
    }
  }

  @Test func `a digest can be taken on the way`() {
    var hash = SHA256()
    hash.update("a".utf8)
    #expect(hash.finalize() == SHA256.digest(of: Array("a".utf8)))
    hash.update("bc".utf8)
    #expect(hash.finalize() == SHA256.digest(of: Array("abc".utf8)))
  }
}
