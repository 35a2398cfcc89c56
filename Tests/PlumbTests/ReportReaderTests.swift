import Foundation
import TestSupport
import Testing

/// Reports read by the programs for which they are written.
@Suite struct ReportReaderTests {
  private let plumb: BuiltBinary

  /// The demo, values of every kind, and names that try to be markup.
  init() throws {
    plumb = try BuiltBinary()
    try #require(plumb.run("demo").status == 0)
    let input = """
      {"name": "kinds", "configuration": {"platform": {"os": "13.4.1", "device": "iPhone 8"},
         "view": {"subviews": [{"id": "table", "class": "UITableView", "frame": [0, 0, 320, 480],
           "sections": [{"rows": 3}], "loadMoreFooter": {"id": "footer", "height": 35}}]}},
       "measurements": {"view.frame.width": 320.33, "view.frame.height": "nan",
         "view.frame.x": "inf", "table.isScrollable.y": true, "footer.state": "idle",
         "table.contentSize.height": null}}
      {"name": "<script>alert(1)</script>]]>\\u202e", "tags": ["&", "\\"'"],
       "what": "</script><img src=x onerror=alert(1)>", "note": "]]>\\u001b[2J", "source": {"kind": "<b>"},
       "configuration": {"platform": {"os": "9.3", "device": "iPhone 6s"},
         "view": {"subviews": [{"id": "t", "class": "UITableView", "sections": [{"rows": 2}]}]}},
       "measurements": {"view.frame.width": 64, "t.contentOffset.y": -64}}
      {"name": "not computed", "configuration": {"platform": {"os": "9.3", "device": "iPhone 6s"}},
       "measurements": {"view.frame.width": 0.1}}

      """
    let environment = ["PLUMB_CATALOG": "plumb-demo.sqlite"]
    let recorded = try plumb.run("record", "-", input: input, environment: environment)
    try #require(recorded.status == 0, "\(recorded.errors)")
    try #require(plumb.run("run", "name != 'not computed'", environment: environment).status == 0)
  }

  private func write(_ arguments: String..., to name: String) throws -> String {
    let run = try plumb.run(
      arguments + ["-o", name], environment: ["PLUMB_CATALOG": "plumb-demo.sqlite"])
    #expect(run.status < 2, "\(run.errors)")
    return plumb.folder.path(of: name)
  }

  @Test(
    .enabled(if: ReportReader.hasValidators, "the validators are not installed: make readers"))
  func `JSON is what its schema says`() throws {
    func check(_ schema: String, _ file: String, _ definition: String? = nil, count: Int) throws {
      let run = try ReportReader.run(
        "validate.py",
        ["json", ReportReader.schema(schema), file] + (definition.map { [$0] } ?? []))
      #expect(run.status == 0 && run.text == "\(count)\n", "\(run.text)")
    }
    try check(
      "plumb.report-1", write("report", "--format", "json", "--stamp", to: "r.json"), count: 1)
    try check(
      "plumb.report-1", write("report", "--format", "ndjson", to: "r.ndjson"), "comparison",
      count: 192)
    let compare = ["compare", "articles/000/cells-only", "articles/000/cells-inset"]
    try check(
      "plumb.compare-1",
      write(compare[0], compare[1], compare[2], "--format", "json", to: "c.json"),
      count: 1)
    try check(
      "plumb.compare-1",
      write(
        "compare", "--like", compare[1], "--varying", "table", "--format", "json", to: "l.json"),
      count: 1)
    try check(
      "plumb.trend-1",
      write("report", "--trend", "*.contentOffset.y", "--format", "json", to: "t.json"), count: 1)
    // The schema lets not everything pass.
    let wrong = try plumb.folder.write(#"{"schema": "plumb.report/1"}"#, to: "wrong.json")
    #expect(
      try ReportReader.run("validate.py", ["json", ReportReader.schema("plumb.report-1"), wrong])
        .status != 0)
  }

  @Test(
    .enabled(if: ReportReader.hasValidators, "the validators are not installed: make readers"))
  func `JUnit is what its schema says, and a parser finds failures with names and text`() throws {
    let file = try write("report", "--format", "junit", to: "r.xml")
    let run = try ReportReader.run("validate.py", ["junit", ReportReader.junitSchema, file])
    #expect(run.status == 0, "\(run.text)")
    let lines = run.text.split(separator: "\n")
    // 183 of the demo, 6 of kinds, 2 of the script, 1 not computed.
    #expect(lines.first == "192 7 0 4", "\(lines)")
    #expect(
      lines.contains(
        "kinds|view.frame.width|deviates: recorded 320.33, computed 375, difference -54.67 "
          + "(limit 0.005, printed-2)"))
    #expect(
      lines.contains {
        $0.hasPrefix(#"<script>alert(1)</script>]]>\u{202E}|view.frame.width|deviates: "#)
      })
  }

  @Test(
    .enabled(if: ReportReader.hasBrowser, "Chromium is not installed: make ci-setup"),
    arguments: ["report", "show", "compare", "trend", "motion"])
  func `a page works in a browser, at three widths, light and dark`(name: String) throws {
    let arguments =
      switch name {
      case "report": ["report"]
      case "show": ["show", "kinds"]
      case "motion": ["show", "articles/003/refreshing"]
      case "compare": ["compare", "--like", "articles/000/cells-only", "--varying", "table"]
      default: ["report", "--trend", "*.contentOffset.y"]
      }
    let page = plumb.folder.path(of: "\(name).html")
    let written = try plumb.run(
      arguments + ["--format", "html", "-o", page],
      environment: ["PLUMB_CATALOG": "plumb-demo.sqlite"])
    #expect(written.status < 2, "\(written.errors)")
    let run = try ReportReader.run("browse.py", [page, ReportReader.screenshots])
    #expect(run.status == 0 && run.text.isEmpty, "\(run.text)")
  }

  @Test(.enabled(if: ReportReader.hasBrowser, "Chromium is not installed: make ci-setup"))
  func `the browser's eye is sharp`() throws {
    let page = try plumb.folder.write(
      """
      <!DOCTYPE html><title>x</title><body><p style="color: #999">pale words</p>
      <p style="white-space: nowrap">\(String(repeating: "wide ", count: 400))</p>
      <div style="width: 1ch; overflow-wrap: anywhere">squeezed</div>
      <script>console.log("said"); null.x</script></body>
      """, to: "bad.html")
    let run = try ReportReader.run("browse.py", [page])
    #expect(run.status == 1)
    for fault in [
      "1280 dark: 'pale words' has a contrast of 2.85", "360 light: 'squeezed' has no room",
      "768 light: the page is wider than the viewport", "360 dark: console: said",
      "1280 light: error: Cannot read properties of null",
    ] {
      #expect(run.text.contains(fault), "\(fault)")
    }
  }
}
