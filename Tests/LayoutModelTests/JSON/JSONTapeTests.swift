import LayoutModel
import Testing

@Suite struct JSONTapeTests {
  private func tape(_ text: String) throws -> JSONTape {
    try JSONTape(parsing: Array(text.utf8))
  }

  @Test(arguments: [
    ("{}", JSONTape.Kind.object), ("[]", .array), ("\"\"", .string), ("0", .number),
    ("true", .true), ("false", .false), ("null", .null),
  ]) func `every kind of value can be a text of its own`(text: String, kind: JSONTape.Kind) throws {
    let tape = try tape(" \t\r\n\(text)\n ")
    #expect(tape.kind(tape.root) == kind)
    #expect(tape.source(tape.root) == text)
    #expect(tape.count(tape.root) == 0)
    #expect(tape.location(tape.root) == SourceLocation(line: 2, column: 1))
  }

  @Test func `members and elements come in the order of the input, whatever they hold`() throws {
    let tape = try tape(#"{"a":[1,[2,{"b":3}],{}],"c":{"d":[],"e":null},"f":true}"#)
    let members = Array(tape.members(tape.root))
    #expect(members.map { tape.text($0.key) } == ["a", "c", "f"])
    #expect(members.map { tape.count($0.value) } == [3, 2, 0])
    let elements = Array(tape.elements(members[0].value))
    #expect(elements.map(tape.source) == ["1", #"[2,{"b":3}]"#, "{}"])
    #expect(Array(tape.members(elements[2])).isEmpty)
  }

  @Test func `a number keeps its spelling`() throws {
    let tape = try tape("[47.330, -0, 1E+2, 10, 123456789012345680]")
    let elements = Array(tape.elements(tape.root))
    #expect(elements.map(tape.source) == ["47.330", "-0", "1E+2", "10", "123456789012345680"])
    #expect(elements.map(tape.isInteger) == [false, true, false, true, true])
    #expect(elements.map(tape.number) == [47.33, 0, 100, 10, 123_456_789_012_345_680])
    #expect(tape.number(elements[1]).sign == .minus)
    #expect(!tape.isInteger(tape.root))
  }

  @Test(arguments: [
    "0", "-64", "0.1", "47.33", "9007199254740993", "9007199254740992", "0.30000000000000004",
    "1.7976931348623157e308", "5e-324", "2.5e-324", "1e-999", "1e23", "8.5e22", "123456789e-30",
    "0.000000000000000000000001", "4503599627370496.5", "179769313486231570e291", "0e999",
    "100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001",
  ]) func `a number is the nearest Double`(text: String) throws {
    let tape = try tape(text)
    #expect(tape.number(tape.root) == Double(text))
  }

  @Test func `random decimals are the nearest Double`() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let digits = String(
        UInt64.random(in: 0...UInt64.max, using: &random)
          >> UInt64.random(in: 0..<64, using: &random))
      let decimals = String(UInt64.random(in: 0...99_999, using: &random))
      let text = "-\(digits).\(decimals)"
      let tape = try tape(text)
      #expect(tape.number(tape.root) == Double(text), "\(text)")
    }
  }

  @Test func `escapes are resolved in texts and keys`() throws {
    let tape = try tape(
      #"{"\"\\\/\b\f\n\r\t": "\u00e9\u20AC\ud83d\uDE00 é€😀\u0000", "plain": "x"}"#)
    let members = Array(tape.members(tape.root))
    #expect(tape.text(members[0].key) == "\"\\/\u{8}\u{C}\n\r\t")
    #expect(tape.text(members[0].value) == "é€😀 é€😀\0")
    #expect(tape.equals(members[0].key, "\"\\/\u{8}\u{C}\n\r\t"))
    #expect(!tape.equals(members[0].key, "\"\\/\u{8}\u{C}\n\r"))
    #expect(tape.equals(members[1].key, "plain"))
    #expect(!tape.equals(members[1].key, "plaim"))
    #expect(!tape.equals(members[1].key, "plain "))
    #expect(!tape.equals(tape.root, "{"))
  }

  @Test func `texts differ where their scalars do`() throws {
    let tape = try tape("\"e\u{301}\"")
    #expect(tape.equals(tape.root, "e\u{301}"))
    #expect(!tape.equals(tape.root, "\u{E9}"))
    #expect(throws: Never.self) {
      try JSONTape(parsing: Array("{\"e\u{301}\":1,\"\u{E9}\":2}".utf8))
    }
  }

  @Test func `locations count scalars and lines`() throws {
    let tape = try tape("{\"é😀\": 1,\r\n  \"b\": [2,\n3]}")
    let members = Array(tape.members(tape.root))
    #expect(tape.location(members[0].value) == SourceLocation(line: 1, column: 8))
    #expect(tape.location(members[1].key) == SourceLocation(line: 2, column: 3))
    let elements = Array(tape.elements(members[1].value))
    #expect(tape.location(elements[1]) == SourceLocation(line: 3, column: 1))
    #expect(tape.location(offset: tape.bytes.count) == SourceLocation(line: 3, column: 4))
    #expect(tape.range(members[0].key) == 1..<9)
    #expect(tape.location(elements[1]).description == "3:1")
  }

  @Test func `strings of every length end where they end`() throws {
    for length in 0..<40 {
      for special in ["", "\\n", "é", "😀", "\u{7F}"] {
        let content = String(repeating: "a", count: length) + special
        let tape = try tape("[\"\(content)\",\"\(content)b\"]")
        let elements = Array(tape.elements(tape.root))
        #expect(elements.map(tape.source) == ["\"\(content)\"", "\"\(content)b\""])
      }
    }
  }

  @Test func `64 levels are allowed`() throws {
    let text = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(try tape(text).count(0) == 1)
  }
}
