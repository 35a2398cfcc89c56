import LayoutModel
import Testing

@Suite struct JSONStreamTests {
  /// An input and where its documents stand, or what is wrong with it.
  struct Case: CustomTestStringConvertible, Sendable {
    let input: String
    let outcome: [String]

    init(_ input: String, _ outcome: String...) {
      self.input = input
      self.outcome = outcome
    }

    var testDescription: String { input }
  }

  private func outcome(_ input: String, chunk: Int) -> [String] {
    var stream = JSONStream()
    var result: [String] = []
    var rest = Array(input.utf8)[...]
    do {
      while !rest.isEmpty {
        stream.append(rest.prefix(chunk))
        rest = rest.dropFirst(chunk)
        while let tape = try stream.next() {
          result.append("\(tape.location(tape.root)) \(tape.source(tape.root))")
        }
      }
      stream.finish()
      while let tape = try stream.next() {
        result.append("\(tape.location(tape.root)) \(tape.source(tape.root))")
      }
    } catch {
      result.append("\(error)")
    }
    return result
  }

  static let forms: [Case] = [
    Case(""),
    Case(" \n\n"),
    Case("[]"),
    Case(" [ ] \n"),
    Case("{}", "1:1 {}"),
    Case("\n {\"a\":\n1}\n", "2:2 {\"a\":\n1}"),
    Case("{\"a\":1}\n\n{\"b\":2}\r\n{}\n", "1:1 {\"a\":1}", "3:1 {\"b\":2}", "4:1 {}"),
    Case("{\"é\":1}{\"b\":2} {}", "1:1 {\"é\":1}", "1:8 {\"b\":2}", "1:16 {}"),
    Case("{\n\"é\":1} {\"b\":2}", "1:1 {\n\"é\":1}", "2:8 {\"b\":2}"),
    Case("[{\"a\":1},\n {\"é}]\\\"\":2}, {}]\n", "1:2 {\"a\":1}", "2:2 {\"é}]\\\"\":2}", "2:15 {}"),
  ]

  @Test(arguments: forms) func `documents are found with their places in the whole input`(
    _ test: Case
  ) {
    for chunk in [1, 2, 3, 7, 1000] {
      #expect(outcome(test.input, chunk: chunk) == test.outcome)
    }
  }

  static let faults: [Case] = [
    Case(
      "5", "1:1: found '5' where a document should begin with '{', or an array of them with '['"),
    Case(
      "\u{FEFF}{}", "1:1: found a byte order mark; save the text as UTF-8 without one"),
    Case("// a\n{}", "1:1: found a comment; JSON has none, remove it"),
    Case(
      "{},\n{}", "1:1 {}",
      "1:3: found ',' between two documents; leave it out, or put the documents into an array"),
    Case("{}\n[{}]", "1:1 {}", "2:1: found '[' where the next document should begin with '{'"),
    Case(
      "[1]", "1:2: found '1' where a document should begin with '{', or the array end with ']'"),
    Case("[{},\n]", "1:2 {}", "1:4: trailing comma before ']'; remove the comma"),
    Case("[{},,{}]", "1:2 {}", "1:5: found ',' where a document should begin with '{'"),
    Case(
      "[{}\n{}]", "1:2 {}", "2:1: found '{' where ',' or ']' should be, in the array of documents"),
    Case(
      "[{}", "1:2 {}",
      "1:4: found the end of the input where ',' or ']' should be, in the array of documents"),
    Case(
      "[{}] {}", "1:2 {}",
      "1:6: found '{' after the array of documents, where nothing more should be"),
    Case(
      "{}\n{\"a\":1\n{\"b\":2}\n", "1:1 {}",
      "3:1: found '{' where ',' or '}' should be, in the object that begins at 2:1"),
    Case(
      "{}\n {\"a\":\"1}\n{\"b\":2}\n", "1:1 {}",
      "2:10: found a line break in a string; close the string with '\"' or write \\n"),
    Case(
      "{}\n{\"a\":nan}", "1:1 {}",
      """
      2:6: nan is no JSON number; write "nan" as text in a measurement \
      (a configuration has no place for it)
      """),
    Case("[{}, {\"a\":[}]", "1:2 {}", "1:12: found '}' where a value should be"),
  ]

  @Test(arguments: faults) func `what is wrong is named after the documents before it`(
    _ test: Case
  ) {
    for chunk in [1, 2, 3, 7, 1000] {
      #expect(outcome(test.input, chunk: chunk) == test.outcome)
    }
  }

  @Test func `an error is thrown again`() {
    var stream = JSONStream()
    stream.append("{]{}".utf8)
    stream.finish()
    for _ in 0..<2 {
      #expect(throws: JSONSyntaxError.self) { try stream.next() }
    }
    #expect(stream.count == 0)
  }

  @Test func `the size of a document is limited, that of the input is not`() throws {
    let limits = JSONLimits(byteCount: 16)
    let lines = Array(String(repeating: "{\"a\":1}\n", count: 1000).utf8)
    #expect(try JSONStream.documents(in: lines, limits: limits).count == 1000)
    #expect(
      throws: JSONSyntaxError(
        message: "the document that begins here has more than the 16 bytes allowed",
        location: SourceLocation(line: 2, column: 1))
    ) {
      try JSONStream.documents(in: Array("{}\n{\"a\": 1,     \"b\": 2}".utf8), limits: limits)
    }
  }

  @Test func `the stream knows what it has read`() throws {
    var stream = JSONStream()
    stream.append("[{}, ".utf8)
    #expect(!stream.isArray)
    #expect(try stream.next() != nil)
    #expect(try stream.next() == nil)
    #expect(stream.isArray && stream.count == 1)
    stream.append("{}]".utf8)
    stream.finish()
    #expect(try stream.next() != nil)
    #expect(try stream.next() == nil)
    #expect(stream.isArray && stream.count == 2)
  }
}
