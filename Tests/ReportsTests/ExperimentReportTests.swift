import LayoutModel
import Testing

@testable import Reports

@Suite struct ExperimentReportTests {
  private static func report() throws -> ExperimentReport {
    let text = """
      {"name": "own/under-bars", "what": "A table under two bars.",
       "source": {"kind": "device", "ref": "log.txt:3", "evidence": "printed", "by": "Kim",
         "device": "iPhone8,1", "osBuild": "13E233", "appCommit": "1f3c", "tool": "Xcode 7.3"},
       "tags": ["inset", "bars"], "recordedAt": "2016-09-01", "note": "Printed twice.",
       "raw": "offset {0, -64}\\n\\u001b[0m",
       "configuration": {
         "platform": {"os": "9.3", "device": "iPhone 6s"},
         "container": {"navigationBar": {"translucent": true}, "tabBar": {}},
         "view": {"subviews": [
           {"id": "table", "class": "UITableView", "frame": [0, 0, 375, 667], "rowHeight": 44,
            "sections": [{"rows": 30}], "contentInset": [64, 0, 49, 0],
            "tableHeaderView": {"height": 64}, "subviews": [{"id": "zb", "frame": [0, -40, 9, 9]}]}
         ]},
         "actions": [{"drag": {"view": "table", "by": [0, -100]}}, "settle"]},
       "measurements": {"table.contentOffset.y": "-64.0", "table.frame.y": null},
       "unexplained": {"table.alpha": 0.5}}
      """
    let tape = try JSONTape(parsing: Array(text.utf8))
    let experiment = try DocumentReader(tape).experiment()
    let configuration = try #require(
      tape.members(tape.root).first { tape.equals($0.key, "configuration") })
    let rule = LayoutRule(
      "navigation bar", "The bar is 44 points high.", .recorded, basis: "articles/002/opaque")
    func comparison(
      _ metric: String, _ recorded: MetricValue, _ computed: MetricValue, _ verdict: Verdict
    ) -> Comparison {
      Comparison(
        experiment: experiment.name, revision: 2, metric: metric, recorded: recorded, printed: nil,
        computed: computed, difference: verdict == .waived ? -1 : nil,
        limit: verdict == .waived ? 0.05 : nil, rule: .printed(decimals: 1), verdict: verdict,
        reason: verdict == .waived ? "The article rounds." : nil)
    }
    return ExperimentReport(
      experiment: experiment, revision: 2,
      configuration: try JSONTape(parsing: Array(tape.source(configuration.value).utf8)),
      simulator: "1",
      findings: [
        .init(
          comparison: comparison("table.contentOffset.y", .number(-64), .number(-63), .waived),
          evidence: "stated", measuredBy: "someone",
          explanation: Explanation(
            value: -63, expression: "-(status bar 20 + navigation bar 43)", rules: [rule])),
        .init(
          comparison: comparison("table.frame.y", .missing, .number(0), .noMeasurement),
          evidence: nil, measuredBy: nil, explanation: nil),
      ],
      revisions: [
        .init(number: 1, createdAt: "2026-11-30T08:00:00Z", digest: SHA256.digest(of: [1])),
        .init(number: 2, createdAt: "2026-11-30T09:00:00Z", digest: SHA256.digest(of: [2])),
      ])
  }

  @Test func `the text says what it is, shows the tree, judges each number and lists the history`()
    throws
  {
    let text = String(decoding: try Self.report().bytes(as: .text, style: .plain), as: UTF8.self)
    #expect(
      text == """
        own/under-bars
        A table under two bars.

        source     device log.txt:3, printed
        measured   by Kim, on iPhone8,1, OS build 13E233, app 1f3c, with Xcode 7.3
        tags       inset, bars
        recorded   2016-09-01
        note       Printed twice.
        raw        offset {0, -64}
                   \\u{1B}[0m

        configuration
          platform  os 9.3, device iPhone 6s
          container
            navigationBar  translucent true
            tabBar
          view
            table (UITableView)  frame [0, 0, 375, 667], contentInset [64, 0, 49, 0], rowHeight 44,
                sections [{rows 30}], tableHeaderView {height 64}
              zb  frame [0, -40, 9, 9]
          actions
            drag view table, by [0, -100]
            settle

        measurements (simulator 1)
          ~ table.contentOffset.y  recorded -64, computed -63: waived by -1 (limit 0.05, printed-1)
              stated by someone
              -63 = -(status bar 20 + navigation bar 43)
              by navigation bar (recorded: articles/002/opaque)
              waived: The article rounds.
          - table.frame.y  not measured, computed 0: no-measurement

        rules
          navigation bar: The bar is 44 points high.

        unexplained: kept, never compared
          table.alpha  0.5

        revisions
          1  2026-11-30T08:00:00Z  4bf5122f3445
          2  2026-11-30T09:00:00Z  dbc1b4c900ff

        """)
  }

  @Test func `the JSON is whole and names its schema`() throws {
    let bytes = try Self.report().bytes(as: .json, style: .plain)
    let tape = try JSONTape(parsing: bytes)
    let members = Array(tape.members(tape.root))
    #expect(
      members.map { tape.text($0.key) } == [
        "schema", "name", "revision", "what", "source", "tags", "recordedAt", "tolerance", "note",
        "raw", "configuration", "simulator", "measurements", "unexplained", "revisions",
      ])
    #expect(tape.text(members[0].value) == "plumb.show/1")
    #expect(tape.number(members[2].value) == 2)
    #expect(
      tape.members(members[4].value).map { tape.text($0.key) } == [
        "kind", "ref", "evidence", "by", "device", "osBuild", "appCommit", "tool",
      ])
    let first = try #require(tape.elements(members[12].value).first { _ in true })
    #expect(
      tape.members(first).map { tape.text($0.key) } == [
        "metric", "recorded", "computed", "difference", "limit", "rule", "verdict", "reason",
        "printed", "evidence", "by", "explanation",
      ])
  }
}
