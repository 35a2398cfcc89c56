import LayoutModel
import Testing

@testable import Reports

@Suite struct CSVWriterTests {
  private static func line(_ write: (inout CSVWriter) -> Void) -> String {
    var writer = CSVWriter()
    write(&writer)
    writer.endLine()
    return writer.text
  }

  @Test(arguments: [
    ("plain", "plain"),
    ("a,b", "\"a,b\""),
    ("say \"hi\"", "\"say \"\"hi\"\"\""),
    ("two\nlines", "\"two\nlines\""),
    ("two\r\nlines", "\"two\r\nlines\""),
    ("表,格", "\"表,格\""),
    ("=1+1", "'=1+1"),
    ("+1", "'+1"),
    ("-1", "'-1"),
    ("@SUM(A1)", "'@SUM(A1)"),
    ("\t=1", "'\t=1"),
    ("=A1,B1", "\"'=A1,B1\""),
    ("a=b", "a=b"),
    // Or the apostrophe of one would be taken for the guard of another.
    ("'=1+1", "''=1+1"),
    ("'quoted'", "''quoted'"),
  ])
  func `a text is quoted where it must be, and never a formula`(_ text: String, _ cell: String) {
    #expect(Self.line { $0.cell(text) } == "\(cell)\n")
  }

  @Test func `numbers that are not finite stay numbers in a table, and texts in it texts`() {
    let columns = [
      TableReport.Column(name: "n", isNumber: true), TableReport.Column(name: "t", isNumber: false),
    ]
    let rows: [[ParameterValue?]] = [
      [.text("-inf"), .text("-inf")], [.text("nan"), .text("=1")], [.text("-0x1"), nil],
    ]
    let report = TableReport(schema: "test/1", columns: columns, rows: rows)
    #expect(
      String(decoding: report.bytes(as: .csv, style: .plain), as: UTF8.self)
        == "n,t\n-inf,'-inf\nnan,'=1\n'-0x1,\n")
  }

  @Test func `columns that somebody named stand there although they are empty`() {
    let columns = ["a", "b", "c"].map { TableReport.Column(name: $0, isNumber: false) }
    var report = TableReport(
      schema: "test/1", columns: columns, rows: [[.text("1"), nil, .text("3")]])
    func text() -> String {
      String(decoding: report.bytes(as: .text, style: .plain), as: UTF8.self)
    }
    #expect(text() == "a  c\n1  3\n")
    report.showsEmptyColumns = true
    #expect(text() == "a  b  c\n1     3\n")
  }

  @Test func `numbers stay numbers`() {
    let line = Self.line { writer in
      writer.cell(-64.0)
      writer.cell(0.1 + 0.2)
      writer.cell(Double?.none)
      writer.cell(MetricValue.number(-.infinity))
      writer.cell(MetricValue.number(.nan))
      writer.cell(7)
    }
    #expect(line == "-64,0.30000000000000004,,-inf,nan,7\n")
  }

  @Test func `a missing value is an empty cell, also at the beginning of a line`() {
    let line = Self.line { writer in
      writer.cell(MetricValue.missing)
      writer.cell(MetricValue.boolean(false))
      writer.cell(MetricValue?.none)
    }
    #expect(line == ",false,\n")
  }
}
