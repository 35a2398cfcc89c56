import LayoutModel
import Testing

@Suite struct JSONSyntaxErrorTests {
  /// A text that isn't JSON, and what is said about it.
  struct Case: CustomTestStringConvertible, Sendable {
    let input: [UInt8]
    let message: String
    let line: Int
    let column: Int

    init(_ input: String, _ location: (Int, Int), _ message: String) {
      self.init(bytes: Array(input.utf8), location, message)
    }

    init(bytes: [UInt8], _ location: (Int, Int), _ message: String) {
      input = bytes
      self.message = message
      (line, column) = location
    }

    var testDescription: String { String(decoding: input.prefix(40), as: UTF8.self) }
  }

  private func error(parsing input: [UInt8], limits: JSONLimits = .init()) -> JSONSyntaxError? {
    do {
      _ = try JSONTape(parsing: input, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  private func check(_ test: Case) {
    let error = error(parsing: test.input)
    #expect(error?.message == test.message)
    #expect(error?.location == SourceLocation(line: test.line, column: test.column))
  }

  static let structure: [Case] = [
    Case("", (1, 1), "found the end of the input where a value should be"),
    Case(" \n ", (2, 2), "found the end of the input where a value should be"),
    Case("{", (1, 2), "found the end of the input where a key in double quotes or '}' should be"),
    Case("{\"a\"", (1, 5), "found the end of the input where ':' should follow the key"),
    Case("{\"a\":", (1, 6), "found the end of the input where a value should be"),
    Case(
      "\n{\"a\":1", (2, 7),
      "found the end of the input where ',' or '}' should be, in the object that begins at 2:1"),
    Case("{\"a\":1,", (1, 8), "found the end of the input where a key in double quotes should be"),
    Case("[", (1, 2), "found the end of the input where a value should be"),
    Case(
      "[1", (1, 3),
      "found the end of the input where ',' or ']' should be, in the array that begins at 1:1"),
    Case("[1,", (1, 4), "found the end of the input where a value should be"),
    Case("[1,]", (1, 3), "trailing comma before ']'; remove the comma"),
    Case("{\"a\": 1 ,\n}", (1, 9), "trailing comma before '}'; remove the comma"),
    Case("[,1]", (1, 2), "found ',' where a value should be"),
    Case("[1,,2]", (1, 4), "found ',' where a value should be"),
    Case("{,}", (1, 2), "found ',' where a key in double quotes or '}' should be"),
    Case("{\"a\":1,,}", (1, 8), "found ',' where a key in double quotes should be"),
    Case("{1: 2}", (1, 2), "found 1 where a key should be; a key stands in double quotes: \"1\""),
    Case(
      "{name: 2}", (1, 2),
      "found name where a key should be; a key stands in double quotes: \"name\""),
    Case("{\"a\" 1}", (1, 6), "found '1' where ':' should follow the key"),
    Case("{\"a\"=1}", (1, 5), "found '=' where ':' should follow the key"),
    Case(
      "{\"a\":1\n\"b\":2}", (2, 1),
      "found '\"' where ',' or '}' should be, in the object that begins at 1:1"),
    Case(
      "[1 2]", (1, 4), "found '2' where ',' or ']' should be, in the array that begins at 1:1"),
    Case(
      "{\"a\":[1}", (1, 8),
      "found '}' where ',' or ']' should be, in the array that begins at 1:6"),
    Case("]", (1, 1), "found ']' where a value should be"),
    Case("1 2", (1, 3), "found '2' after the end of the JSON text"),
    Case("{}\n{}", (2, 1), "found '{' after the end of the JSON text"),
    Case("null,", (1, 5), "found ',' after the end of the JSON text"),
    Case(bytes: [0x5B, 0x00], (1, 2), "found byte 0x00 where a value should be"),
    Case(
      bytes: [0x5B, 0x31, 0x0C], (1, 3),
      "found byte 0x0C where ',' or ']' should be, in the array that begins at 1:1"),
    Case(
      "{\"a\":1,\n\"b\":2,\n\"\\u0061\":3}", (3, 1),
      "the key \"a\" stands twice in one object, first on line 1; keep one of them"),
    Case(
      "[{\"x\":{}},{\"a\\nb\":1,\"\":2,\"a\\u000ab\":3}]", (1, 26),
      "the key \"a\\nb\" stands twice in one object, first on line 1; keep one of them"),
    Case(
      String(repeating: "[", count: 65), (1, 65),
      "arrays and objects are nested more than 64 levels deep"),
  ]

  @Test(arguments: structure) func `broken structure is named with what would be right`(
    _ test: Case
  ) {
    check(test)
  }

  static let numbers: [Case] = [
    Case("NaN", (1, 1), nonFinite("NaN", "nan")),
    Case("{\"a\": nan}", (1, 7), nonFinite("nan", "nan")),
    Case("[-nan]", (1, 2), nonFinite("-nan", "nan")),
    Case("Infinity", (1, 1), nonFinite("Infinity", "inf")),
    Case("[inf]", (1, 2), nonFinite("inf", "inf")),
    Case("+Inf", (1, 1), nonFinite("+Inf", "inf")),
    Case("-Infinity", (1, 1), nonFinite("-Infinity", "-inf")),
    Case("[-inf]", (1, 2), nonFinite("-inf", "-inf")),
    Case("007", (1, 1), "the number 007 has a leading zero; write 7"),
    Case("[-01.50]", (1, 2), "the number -01.50 has a leading zero; write -1.50"),
    Case("00", (1, 1), "the number 00 has a leading zero; write 0"),
    Case("+5", (1, 1), "the number +5 has a leading '+'; write 5"),
    Case("[+.5]", (1, 2), "the number +.5 has a leading '+'; write 0.5"),
    Case(".5", (1, 1), "the number .5 has no digit before the decimal point; write 0.5"),
    Case("-.5e3", (1, 1), "the number -.5e3 has no digit before the decimal point; write -0.5e3"),
    Case("5.", (1, 1), "the number 5. has no digit after the decimal point; write 5"),
    Case("[5.e2]", (1, 2), "the number 5.e2 has no digit after the decimal point; write 5e2"),
    Case("1e", (1, 1), "the number 1e has no digit in its exponent; write 1"),
    Case("1E+", (1, 1), "the number 1E+ has no digit in its exponent; write 1"),
    Case("-", (1, 1), "- is no JSON number; write digits as in -64, 47.33 or 1e3"),
    Case(".", (1, 1), ". is no JSON number; write digits as in -64, 47.33 or 1e3"),
    Case("--1", (1, 1), "--1 is no JSON number; write digits as in -64, 47.33 or 1e3"),
    Case("0x10", (1, 1), "0x10 is no JSON number; write digits as in -64, 47.33 or 1e3"),
    Case("1_000", (1, 1), "1_000 is no JSON number; write digits as in -64, 47.33 or 1e3"),
    Case("47.33pt", (1, 1), "47.33pt is no JSON number; write digits as in -64, 47.33 or 1e3"),
    Case("1.2.3", (1, 1), "1.2.3 is no JSON number; write digits as in -64, 47.33 or 1e3"),
    Case("[1e999]", (1, 2), outOfRange("1e999")),
    Case("-1.8e308", (1, 1), outOfRange("-1.8e308")),
    Case(
      String(repeating: "9", count: 400), (1, 1),
      outOfRange(String(repeating: "9", count: 40) + "…")),
  ]

  private static func nonFinite(_ word: String, _ text: String) -> String {
    """
    \(word) is no JSON number; write \"\(text)\" as text in a measurement \
    (a configuration has no place for it)
    """
  }

  private static func outOfRange(_ number: String) -> String {
    "the number \(number) is out of the range of a Double, whose largest is about 1.8e308"
  }

  @Test(arguments: numbers) func `a number that isn't JSON's is named and repaired`(_ test: Case) {
    check(test)
  }

  static let foreignSyntax: [Case] = [
    Case("'a'", (1, 1), "found a single quote; a text stands in double quotes"),
    Case("{'a': 1}", (1, 2), "found a single quote; a text stands in double quotes"),
    Case(
      "“a”", (1, 1), "found a typographic quotation mark; a text stands in straight double quotes"),
    Case("[1,\u{A0}2]", (1, 4), "found a no-break space; write a plain space"),
    Case("// a\n1", (1, 1), "found a comment; JSON has none, remove it"),
    Case("[1, /* a */ 2]", (1, 5), "found a comment; JSON has none, remove it"),
    Case("{\"a\": 1 # b\n}", (1, 9), "found a comment; JSON has none, remove it"),
    Case("{}\n// a", (2, 1), "found a comment; JSON has none, remove it"),
    Case("[/]", (1, 2), "found '/' where a value should be"),
    Case("[é]", (1, 2), "found 'é' where a value should be"),
    Case("True", (1, 1), "found True; write true"),
    Case("[FALSE]", (1, 2), "found FALSE; write false"),
    Case("yes", (1, 1), "found yes; write true"),
    Case("None", (1, 1), "found None; write null"),
    Case("nil", (1, 1), "found nil; write null"),
    Case(
      "truely", (1, 1), "found the bare word truely; a text stands in double quotes: \"truely\""),
    Case("plain", (1, 1), "found the bare word plain; a text stands in double quotes: \"plain\""),
    Case("tru", (1, 1), "found the bare word tru; a text stands in double quotes: \"tru\""),
  ]

  @Test(arguments: foreignSyntax) func `what other languages write is recognised`(_ test: Case) {
    check(test)
  }

  static let strings: [Case] = [
    Case(
      "{\"a\": \"b", (1, 9),
      "found the end of the input in the string that begins at 1:7; close it with '\"'"),
    Case(
      "\"\\\"", (1, 4),
      "found the end of the input in the string that begins at 1:1; close it with '\"'"),
    Case("\"a\\", (1, 4), "found the end of the input in an escape"),
    Case("\"é\\x\"", (1, 3), unknownEscape("\\x")),
    Case("\"\\é\"", (1, 2), unknownEscape("\\é")),
    Case("\"\\\n\"", (1, 2), unknownEscape("\\")),
    Case("\"\\u12\"", (1, 2), "the escape \\u lacks four hexadecimal digits, as in \\u00e9"),
    Case("\"\\u00g0\"", (1, 2), "the escape \\u lacks four hexadecimal digits, as in \\u00e9"),
    Case("\"\\ud83d\"", (1, 2), halfPair("\\ud83d")),
    Case("\"\\ud83dabcdef\"", (1, 2), halfPair("\\ud83d")),
    Case("\"\\uDE00\"", (1, 2), halfPair("\\uDE00")),
    Case("\"\\ud83d\\ud83d\"", (1, 2), halfPair("\\ud83d")),
    Case(
      "\"a\nb\"", (1, 3),
      "found a line break in a string; close the string with '\"' or write \\n"),
    Case(
      "\"a\r\nb\"", (1, 3),
      "found a line break in a string; close the string with '\"' or write \\n"),
    Case("\"long enough\tb\"", (1, 13), "found a tab in a string; write \\t"),
    Case("\"\u{1F}\"", (1, 2), "found a control character in a string; write \\u001F"),
    Case(bytes: [0x22, 0xFF, 0x22], (1, 2), notUTF8("FF")),
    Case(bytes: [0x22, 0xC3, 0x22], (1, 2), notUTF8("C3")),
    Case(bytes: [0x22, 0xC0, 0xAF, 0x22], (1, 2), notUTF8("C0")),
    Case(bytes: [0x22, 0xE0, 0x80, 0x80, 0x22], (1, 2), notUTF8("E0")),
    Case(bytes: [0x22, 0xED, 0xA0, 0x80, 0x22], (1, 2), notUTF8("ED")),
    Case(bytes: [0x22, 0xF0, 0x80, 0x80, 0x80, 0x22], (1, 2), notUTF8("F0")),
    Case(bytes: [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], (1, 2), notUTF8("F4")),
    Case(bytes: [0x22, 0xF5, 0x80, 0x80, 0x80, 0x22], (1, 2), notUTF8("F5")),
    Case(bytes: [0x22, 0x80, 0x22], (1, 2), notUTF8("80")),
    Case(bytes: [0x22, 0xE2, 0x82], (1, 2), notUTF8("E2")),
    Case(bytes: [0x5B, 0xFF, 0x5D], (1, 2), "found byte 0xFF where a value should be"),
    Case(
      bytes: [0xEF, 0xBB, 0xBF, 0x31], (1, 1),
      "found a byte order mark; save the text as UTF-8 without one"),
    Case(
      bytes: [0xFF, 0xFE, 0x31, 0x00], (1, 1),
      "found UTF-16; save the text as UTF-8 without a byte order mark"),
  ]

  private static func unknownEscape(_ escape: String) -> String {
    "unknown escape \(escape); JSON has \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four digits"
  }

  private static func halfPair(_ escape: String) -> String {
    "the escape \(escape) is half a surrogate pair; write both halves or the character itself"
  }

  private static func notUTF8(_ byte: String) -> String {
    "found byte 0x\(byte) in a string, which is no UTF-8 here; save the text as UTF-8"
  }

  @Test(arguments: strings) func `a broken string is named at the byte that breaks it`(
    _ test: Case
  ) {
    check(test)
  }

  @Test func `limits are those that are asked for`() {
    let limits = JSONLimits(depth: 2, byteCount: 6)
    #expect(error(parsing: Array("[[1]]".utf8), limits: limits) == nil)
    #expect(
      error(parsing: Array("[[[".utf8), limits: limits)?.description
        == "1:3: arrays and objects are nested more than 2 levels deep")
    #expect(
      error(parsing: Array("1234567".utf8), limits: limits)?.description
        == "1:1: the JSON text has 7 bytes; at most 6 are allowed")
  }

  @Test func `lines count from the first line given`() {
    #expect(
      throws: JSONSyntaxError(
        message: "found ']' where a value should be", location: SourceLocation(line: 12, column: 1))
    ) {
      try JSONTape(parsing: Array("\n\n]".utf8), firstLine: 10)
    }
  }

  @Test func `a doubled key is found among many in little time`() {
    let count = 100_000
    let members = (0..<count).map { "\"key\($0)\":0" }.joined(separator: ",\n")
    #expect(error(parsing: Array("{\(members)}".utf8)) == nil)
    #expect(
      error(parsing: Array("{\(members),\"key7\":1}".utf8))?.description
        == "100000:14: the key \"key7\" stands twice in one object, first on line 8; keep one of them"
    )
  }
}
