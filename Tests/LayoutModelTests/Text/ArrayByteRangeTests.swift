import Testing

@testable import LayoutModel

@Suite struct ArrayByteRangeTests {
  @Test func `ranges are equal where all of their bytes are`() {
    let bytes = (0..<64).map { UInt8($0) }
    for count in 0...40 {
      for start in [0, 1, 7, 20] {
        let other = [255, 254] + bytes[start..<(start + count)]
        #expect(bytes.equals(from: start, other, from: 2, count: count))
        for changed in 2..<(2 + count) {
          var other = other
          other[changed] ^= 0x80
          #expect(!bytes.equals(from: start, other, from: 2, count: count))
        }
      }
    }
  }

  @Test func `names are found by their bytes, long and short ones`() throws {
    let names =
      (1...20).flatMap { length in
        ["a", "b"].map { String(repeating: $0, count: length) + "\(length)" }
      } + ["beginning-x-end-of-name", "beginning-y-end-of-name", ""]
    let table = NameTable(names)
    for (place, name) in names.enumerated() {
      let bytes = Array("<\(name)>".utf8)
      #expect(table.place(of: bytes, 1..<(bytes.count - 1)) == place, "\(name)")
      #expect(table.place(of: bytes, 0..<bytes.count) == nil)
    }
  }
}
