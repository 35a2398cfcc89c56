import LayoutModel
import Testing

@Suite struct MetricPatternTests {
  private func names(_ pattern: String) -> [String]? {
    MetricPattern.all.first { $0.name == pattern }?.names
  }

  @Test func `the choices of the last part are written out`() {
    #expect(names("center.x|y") == ["center.x", "center.y"])
    #expect(names("isVisible") == ["isVisible"])
    #expect(
      names("convert([x,y],to:id).x|y|width|height")?.last == "convert([x,y],to:id).height")
    #expect(
      names("contentInset.top|left|bottom|right") == [
        "contentInset.top", "contentInset.left", "contentInset.bottom", "contentInset.right",
      ])
    #expect(
      names("rows[s,r].frame.x|y|width|height") == [
        "rows[s,r].frame.x", "rows[s,r].frame.y", "rows[s,r].frame.width",
        "rows[s,r].frame.height",
      ])
  }

  @Test func `every metric stands once and says what it means and whose it is`() {
    let names = MetricPattern.all.flatMap(\.names)
    #expect(Set(names).count == names.count)
    for pattern in MetricPattern.all {
      #expect(!pattern.meaning.isEmpty, "\(pattern.name)")
      #expect(!pattern.owners.isEmpty, "\(pattern.name)")
    }
  }
}
