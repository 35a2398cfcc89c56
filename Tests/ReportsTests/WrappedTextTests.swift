import Testing

@testable import Reports

@Suite struct WrappedTextTests {
  @Test func `lines break at spaces and keep their indentation`() {
    #expect(
      WrappedText.lines("one two three four", width: 12, first: "[1] ", rest: "    ") == [
        "[1] one two", "    three", "    four",
      ])
  }

  @Test func `a word that is too long stays whole`() {
    #expect(WrappedText.lines("a incomprehensible b", width: 6) == ["a", "incomprehensible", "b"])
  }

  @Test func `the text's own line ends stay, and what does not show is written out`() {
    #expect(WrappedText.lines("a\n\nb\u{1B}", width: 40) == ["a", "", "b\\u{1B}"])
  }
}
