import LayoutModel
import Testing

@testable import Reports

@Suite struct ExperimentListReportTests {
  private static let report = ExperimentListReport(rows: [
    .init(
      name: "articles/000/cells", revision: 1, os: "9.3", device: "iPhone 6s",
      mainClass: "UITableView", measurementCount: 3, tags: ["inset", "table"],
      source: ExperimentSource(kind: "article", ref: "000:17", evidence: "printed")),
    .init(
      name: "own", revision: 12, os: "11", device: nil, mainClass: nil,
      measurementCount: 0, tags: [], source: nil),
  ])

  private static func text(_ format: ReportFormat, _ style: TextStyle = .plain) -> String {
    String(decoding: report.bytes(as: format, style: style), as: UTF8.self)
  }

  @Test func `the text has one row an experiment, with words for a screen of its own`() {
    #expect(
      Self.text(.text) == """
        2 experiments:

        experiment          revision   os  device      main class   measurements  source   tags
        articles/000/cells         1  9.3  iPhone 6s   UITableView             3  article  inset, table
        own                       12   11  own screen                          0

        """)
  }

  @Test func `a narrow terminal gets the columns that matter most`() {
    #expect(
      Self.text(.text, TextStyle(width: 50)) == """
        2 experiments:

        experiment          revision   os  device
        articles/000/cells         1  9.3  iPhone 6s
        own                       12   11  own screen

        """)
  }

  @Test func `a list that is cut says so, an empty one is a sentence`() {
    var cut = Self.report
    cut.rowLimit = 1
    let text = String(decoding: cut.bytes(as: .text, style: .plain), as: UTF8.self)
    #expect(text.hasSuffix("\n… 1 more of 2 are not shown.\n"))
    let none = ExperimentListReport(rows: []).bytes(as: .text, style: .plain)
    #expect(String(decoding: none, as: UTF8.self) == "0 experiments.\n")
  }

  @Test func `the CSV has a header and a line each, its tags joined as in other columns`() {
    #expect(
      Self.text(.csv) == """
        experiment,revision,os,device,main_class,measurements,source_kind,source_ref,evidence,tags
        articles/000/cells,1,9.3,iPhone 6s,UITableView,3,article,000:17,printed,"inset, table"
        own,12,11,,,0,,,,

        """)
  }

  @Test func `the JSON names its schema`() {
    #expect(
      Self.text(.json) == """
        {
          "schema": "plumb.query/1",
          "count": 2,
          "experiments": [
            {
              "name": "articles/000/cells",
              "revision": 1,
              "os": "9.3",
              "device": "iPhone 6s",
              "mainClass": "UITableView",
              "measurements": 3,
              "tags": ["inset", "table"],
              "source": {"kind": "article", "ref": "000:17", "evidence": "printed"}
            },
            {
              "name": "own",
              "revision": 12,
              "os": "11",
              "device": null,
              "mainClass": null,
              "measurements": 0,
              "tags": [],
              "source": null
            }
          ]
        }

        """)
  }
}
