import Testing

@testable import Reports

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("表格", 4), ("한글", 4), ("ＡＢ", 4), ("✓", 1),
    ("🙂", 2),
  ])
  func `a text takes as many columns as a terminal gives it`(_ text: String, _ width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test func `padding fills up and never cuts`() {
    #expect(DisplayWidth.pad("表", to: 4, leading: false) == "表  ")
    #expect(DisplayWidth.pad("表", to: 4, leading: true) == "  表")
    #expect(DisplayWidth.pad("table", to: 2, leading: true) == "table")
  }
}
