import Testing

@testable import LayoutModel

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("表格", 4), ("한글", 4), ("ＡＢ", 4), ("✓", 1),
    ("🙂", 2), ("✅", 2), ("⭐", 2), ("🌡", 1), ("🇩🇪", 2), ("🚀", 2), ("🧪", 2),
  ])
  func `a text takes as many columns as a terminal gives it`(_ text: String, _ width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test(arguments: [
    ("table", 5, "table"), ("tables", 5, "tabl…"), ("表格表", 5, "表格…"), ("表格表", 4, "表…"),
    ("ab", 1, "…"), ("ab", 0, ""), ("", 0, ""),
  ])
  func `a text that is cut says so and fits`(_ text: String, _ width: Int, _ cut: String) {
    #expect(DisplayWidth.cut(text, to: width) == cut)
    #expect(DisplayWidth.of(cut) <= width)
  }

  @Test func `padding fills up and never cuts`() {
    #expect(DisplayWidth.pad("表", to: 4, leading: false) == "表  ")
    #expect(DisplayWidth.pad("表", to: 4, leading: true) == "  表")
    #expect(DisplayWidth.pad("table", to: 2, leading: true) == "table")
  }
}
