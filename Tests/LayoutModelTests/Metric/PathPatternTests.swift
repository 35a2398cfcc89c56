import LayoutModel
import Testing

@Suite struct PathPatternTests {
  @Test(
    arguments: [
      ("table.contentSize.height", "table.contentSize.height"), ("*", "table.frame.y"), ("*", ""),
      ("**", "a"), ("table.*", "table.frame.y"), ("*.y", "table.frame.y"),
      ("t*e.*.y", "table.frame.y"),
      ("*a*b*a*", "aba"), ("a*a", "aa"), ("*.contentSize.*", "table.contentSize.height"),
      ("table.frame.y*", "table.frame.y"),
      ("table.rows[0,*].frame.y", "table.rows[0,12].frame.y"), ("*aab", "aaaab"), ("", ""),
    ]) func `a star stands for any run of characters`(pattern: String, path: String)
  {
    #expect(PathPattern(pattern).matches(path))
  }

  @Test(
    arguments: [
      ("table.contentSize.height", "table.contentSize.width"), ("table", "table.frame.y"),
      ("frame.y", "table.frame.y"), ("table.*", "table"), ("table.*", "Table.frame.y"),
      ("*.y", "table.frame.x"), ("", "table.frame.y"), ("table.fram?.y", "table.frame.y"),
      ("table.frame.y", "tableXframeXy"), ("*aab", "aaaaa"), ("a*a", "a"),
      (String(repeating: "*a", count: 30) + "*b", String(repeating: "a", count: 200)),
    ]) func `everything else is itself`(pattern: String, path: String)
  {
    #expect(!PathPattern(pattern).matches(path))
  }
}
