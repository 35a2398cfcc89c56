import Testing

@testable import Reports

@Suite struct VisibleTextTests {
  @Test(arguments: [
    ("articles/000/cells", "articles/000/cells"),
    ("文章/表格 – ünïcode", "文章/表格 – ünïcode"),
    ("👩‍💻 joined by U+200D", "👩‍💻 joined by U+200D"),
    ("\u{1B}[2Jcleared", "\\u{1B}[2Jcleared"),
    ("\u{9B}31mred", "\\u{9B}31mred"),
    ("a\nb\tc\rd", "a\\nb\\tc\\rd"),
    ("bell\u{7}", "bell\\u{7}"),
    ("delete\u{7F}", "delete\\u{7F}"),
    ("\u{202E}gpj.exe", "\\u{202E}gpj.exe"),
    ("\u{2066}isolated\u{2069}", "\\u{2066}isolated\\u{2069}"),
    ("zero\u{200B}width", "zero\\u{200B}width"),
    ("line\u{2028}separator", "line\\u{2028}separator"),
    ("\u{FEFF}mark", "\\u{FEFF}mark"),
  ])
  func `what does not show is written out`(_ text: String, _ visible: String) {
    #expect(VisibleText.line(text) == visible)
  }

  @Test func `a text's own lines stay lines`() {
    #expect(VisibleText.lines("a\nb\r\n\u{1B}c") == ["a", "b", "\\u{1B}c"])
    #expect(VisibleText.lines("") == [""])
  }
}
