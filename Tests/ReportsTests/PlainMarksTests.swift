import LayoutModel
import Testing

@testable import Reports

@Suite struct PlainMarksTests {
  @Test(arguments: Verdict.allCases)
  func `every verdict has a mark of ASCII that no other has`(_ verdict: Verdict) {
    let marks = Verdict.allCases.map { PlainMarks.of($0.mark) }
    #expect(Set(marks).count == Verdict.allCases.count)
    let mark = PlainMarks.of(verdict.mark)
    #expect(mark.utf8.allSatisfy { $0 < 0x80 })
    #expect(DisplayWidth.of(mark) == DisplayWidth.of(verdict.mark))
  }

  @Test func `text stays as it is`() {
    #expect(PlainMarks.of("✓ 表格 é …") == "+ 表格 é .")
  }
}
