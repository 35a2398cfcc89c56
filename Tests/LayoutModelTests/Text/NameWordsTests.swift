import Testing

@testable import LayoutModel

@Suite struct NameWordsTests {
  @Test(
    arguments: [
      ("", []), ("table", ["table"]), ("contentInset", ["content", "inset"]),
      ("table.contentInset.top", ["table", "content", "inset", "top"]),
      ("UITableView", ["ui", "table", "view"]), ("rows[0,12].frame", ["rows", "0", "12", "frame"]),
      ("content_inset-top", ["content", "inset", "top"]), ("iPhone6S", ["i", "phone6", "s"]),
      ("größe.x", ["größe", "x"]),
    ] as [(String, [String])]) func `names fall into words`(name: String, words: [String])
  {
    #expect(NameWords.split(name).map { String(decoding: $0, as: UTF8.self) } == words)
  }
}
