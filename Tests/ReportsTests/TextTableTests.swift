import Testing

@testable import Reports

@Suite struct TextTableTests {
  private static let table: TextTable = {
    var table = TextTable([
      .init(title: "", isHeading: true), .init(title: "name", isHeading: true),
      .init(title: "value", isNumber: true), .init(title: "rule", isOptional: true),
      .init(title: "note", isOptional: true), .init(title: "empty"),
    ])
    table.add([.init("✗"), .init("表格"), .init("-64"), .init("whole"), .init(""), .init("")])
    table.add([.init("✓"), .init("b"), .init("1000.5"), .init("pixel"), .init("[1]"), .init("")])
    return table
  }()

  @Test func `columns are aligned, and no line ends in spaces`() {
    #expect(
      Self.table.lines(.plain) == [
        "   name   value  rule   note",
        "✗  表格     -64  whole",
        "✓  b     1000.5  pixel  [1]",
      ])
  }

  @Test func `a narrow table does without its optional columns, the last one first`() {
    #expect(
      Self.table.lines(TextStyle(width: 25)) == [
        "   name   value  rule", "✗  表格     -64  whole", "✓  b     1000.5  pixel",
      ])
    #expect(
      Self.table.lines(TextStyle(width: 18)) == [
        "   name   value", "✗  表格     -64", "✓  b     1000.5",
      ])
  }

  @Test func `where even that is too wide each row becomes a paragraph with everything in it`() {
    #expect(
      Self.table.lines(TextStyle(width: 10)) == [
        "✗ 表格", "  value -64", "  rule whole",
        "✓ b", "  value 1000.5", "  rule pixel", "  note [1]",
      ])
  }

  @Test func `prose in a paragraph is broken between its words`() {
    var table = TextTable([
      .init(title: "name", isHeading: true), .init(title: "reason"), .init(title: "os"),
    ])
    table.add([.init("a"), .init("the sources contradict each other"), .init("9.3")])
    #expect(
      table.lines(TextStyle(width: 24)) == [
        "a", "  reason the sources", "    contradict each", "    other", "  os 9.3",
      ])
    #expect(
      table.lines(TextStyle(width: 24, usesColor: true))[1]
        == "  \u{1B}[2mreason\u{1B}[0m the sources")
  }

  @Test func `colours do not count as width`() {
    var table = TextTable([.init(title: "a"), .init(title: "b")])
    table.add([.init("x", .bad), .init("y")])
    #expect(
      table.lines(TextStyle(width: 4, usesColor: true)) == [
        "\u{1B}[2ma\u{1B}[0m  \u{1B}[2mb\u{1B}[0m", "\u{1B}[31mx\u{1B}[0m  y",
      ])
  }
}
