import LayoutModel
import Testing

@testable import Reports

/// What the formats for pull requests, build servers and annotations look like.
@Suite struct ReportFormatTests {
  private static func comparison(
    _ experiment: String, _ metric: String, _ recorded: Double, _ computed: Double?,
    _ verdict: Verdict, reason: String? = nil
  ) -> Comparison {
    Comparison(
      experiment: experiment, revision: 1, metric: metric, recorded: .number(recorded),
      printed: nil, computed: computed.map { .number($0) },
      difference: computed.map { recorded - $0 }, limit: computed.map { _ in 0.5 },
      rule: .printed(decimals: 0), verdict: verdict, reason: reason)
  }

  private static let comparisons = [
    comparison("a/1", "table.contentOffset.y", -64, -64, .match),
    comparison("a/1", "table.frame.y", 100, 36, .deviates),
    comparison("b/2", "table.frame.y", 300, 0, .waived, reason: "It is #7, says @kim."),
    comparison("b/2", "x.frame.x", 1, nil, .notModelled, reason: "No rule for it."),
    comparison("b/2", "x.frame.y", 1, 1, .unexpectedMatch),
  ]

  private static func report(_ format: ReportFormat, stamp: String? = nil) -> String {
    ComparedExperiment.report(
      comparisons, as: format, ComparisonOptions(simulator: "1", stamp: stamp))
  }

  @Test func `Markdown has the worst first, reasons and totals folded, and calls nobody`() {
    #expect(
      Self.report(.markdown) == """
        ### 5 measurements: 1 match, 1 deviates, 1 waived, 1 unexpected match, 1 not modelled.

        |  | experiment | metric | recorded | computed | difference | limit | verdict |
        | --- | --- | --- | ---: | ---: | ---: | ---: | --- |
        | ✗ | <code>a/1</code> | <code>table.frame.y</code> | 100 | 36 | +64 | 0.5 printed-0 | deviates |
        | ! | <code>b/2</code> | <code>x.frame.y</code> | 1 | 1 | 0 | 0.5 printed-0 | unexpected-match |
        | ~ | <code>b/2</code> | <code>table.frame.y</code> | 300 | 0 | +300 | 0.5 printed-0 | waived [1] |
        | ? | <code>b/2</code> | <code>x.frame.x</code> | 1 |  |  |  | not-modelled [2] |

        <details><summary>Reasons</summary>

        1. It is <code>#</code>7, says <code>@</code>kim.
        2. No rule for it.

        </details>

        <details><summary>By metric</summary>

        | metric | measurements | match | deviate | waived | other |
        | --- | ---: | ---: | ---: | ---: | ---: |
        | <code>frame.y</code> | 3 | 0 | 1 | 1 | 1 |
        | <code>frame.x</code> | 1 | 0 | 0 | 0 | 1 |
        | <code>contentOffset.y</code> | 1 | 1 | 0 | 0 | 0 |

        </details>

        <details><summary>By group</summary>

        | group | measurements | match | deviate | waived | other |
        | --- | ---: | ---: | ---: | ---: | ---: |
        | <code>a</code> | 2 | 1 | 1 | 0 | 0 |
        | <code>b</code> | 3 | 0 | 0 | 1 | 2 |

        </details>

        <sub>2 experiments, 5 measurements&#58; 1 match, 1 deviates, 1 waived, 1 unexpected match, \
        1 not modelled (simulator 1)</sub>

        """)
  }

  @Test func `Markdown stays shorter than a comment may be, and says what it leaves out`() {
    let long = (0..<3000).map {
      Self.comparison(
        "group-\($0)/\(String(repeating: "名", count: 40))", "table.rows[0,\($0)].frame.y", 9, 1,
        .deviates, reason: "Reason \($0)")
    }
    let text = ComparedExperiment.report(long, as: .markdown)
    #expect(text.utf8.count < 65_536)
    #expect(text.utf8.count > 50_000)
    #expect(text.contains(" more of 3000 are not shown."))
    #expect(text.hasSuffix("</sub>\n"))
    let tables = text.split(separator: "\n").filter { $0.hasPrefix("| ✗") }
    #expect(tables.count > 100)
    #expect(tables.allSatisfy { $0.count(where: { $0 == "|" }) == 9 })
  }

  @Test func `JUnit counts what failed and what was skipped, and neither as passed`() {
    #expect(
      Self.report(.junit) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="Plumbline, simulator 1">
          <testsuite name="a/1" tests="2" failures="1" errors="0" skipped="0" time="0">
            <properties>
              <property name="os" value="12.0"/>
              <property name="device" value="iPhone 8"/>
              <property name="orientation" value="portrait"/>
              <property name="revision" value="1"/>
            </properties>
            <testcase classname="a/1" name="table.contentOffset.y" time="0"/>
            <testcase classname="a/1" name="table.frame.y" time="0">
              <failure type="deviates" message="deviates: recorded 100, computed 36, difference +64 \
        (limit 0.5, printed-0)">recorded 100, computed 36, difference +64 (limit 0.5, printed-0)</failure>
            </testcase>
          </testsuite>
          <testsuite name="b/2" tests="3" failures="1" errors="0" skipped="2" time="0">
            <properties>
              <property name="os" value="12.0"/>
              <property name="device" value="iPhone 8"/>
              <property name="orientation" value="portrait"/>
              <property name="revision" value="1"/>
            </properties>
            <testcase classname="b/2" name="table.frame.y" time="0">
              <skipped message="waived: It is #7, says @kim."/>
            </testcase>
            <testcase classname="b/2" name="x.frame.x" time="0">
              <skipped message="not-modelled: No rule for it."/>
            </testcase>
            <testcase classname="b/2" name="x.frame.y" time="0">
              <failure type="unexpected-match" message="unexpected-match: recorded 1, computed 1, \
        difference 0 (limit 0.5, printed-0)">recorded 1, computed 1, difference 0 (limit 0.5, printed-0)\
        </failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
    #expect(
      ComparedExperiment.report([], as: .junit) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="Plumbline, simulator 1">
        </testsuites>

        """)
  }

  @Test func `GitHub gets errors, warnings and one notice`() {
    #expect(
      Self.report(.github) == """
        ::error title=a/1%3A deviates::table.frame.y: recorded 100, computed 36, difference +64 \
        (limit 0.5, printed-0).
        ::warning title=b/2%3A unexpected-match::x.frame.y: recorded 1, computed 1, difference 0 \
        (limit 0.5, printed-0).
        ::notice title=Plumbline::2 experiments, 5 measurements: 1 match, 1 deviates, 1 waived, \
        1 unexpected match, 1 not modelled (simulator 1)

        """)
    let many = (0..<30).map { Self.comparison("a", "table.frame.\($0)", 9, 1, .deviates) }
    let lines = ComparedExperiment.report(many, as: .github).split(separator: "\n")
    #expect(lines.count == 11)
    #expect(lines.last?.hasSuffix("(simulator 1) 20 more findings are not shown here.") == true)
  }

  @Test func `the summary is one line, and a stamp stands where it is asked for`() {
    #expect(
      Self.report(.summary) == """
        2 experiments, 5 measurements: 1 match, 1 deviates, 1 waived, 1 unexpected match, \
        1 not modelled (simulator 1)

        """)
    let stamp = "2026-11-30T08:00:00.000Z"
    for format: ReportFormat in [.text, .markdown, .html, .json, .junit, .github, .summary] {
      #expect(Self.report(format, stamp: stamp).contains(stamp.prefix(10)), "\(format)")
      #expect(!Self.report(format).contains("2026"), "\(format)")
    }
  }

  @Test(arguments: [
    ("table.contentOffset.y", "contentOffset.y"), ("x", "x"), ("rows", "rows"),
    ("table.rows[0,3].frame.y", "rows[…].frame.y"),
    ("v.convert([1,2.5],to:nil).x", "convert(…).x"), ("odd]..name", ".name"),
  ]) func `a metric's family is its path without the view and without indexes`(
    path: String, family: String
  ) {
    #expect(FamilyCounts.family(of: path) == family)
  }

  @Test func `the page is searched for names, metrics and classes`() {
    let experiment = ComparedExperiment.grouped(Self.comparisons)[0]
    let details = ExperimentDetails(
      what: nil, note: nil, source: nil,
      parameters: [
        Parameter("table.class", .text("UITableView")), Parameter("table.rowHeight", .number(44)),
      ])
    let text = ExperimentHTML(experiment, details, place: 0).text
    let search = text.firstMatch(of: /data-search="([^"]*)"/)?.output.1 ?? ""
    #expect(search.hasPrefix(experiment.name))
    #expect(search.contains(experiment.comparisons[0].metric.lowercased()))
    #expect(search.hasSuffix(" uitableview"))
  }

  @Test func `parameters stand in the list where they differ`() {
    let details = Dictionary(
      uniqueKeysWithValues: ["a/1", "b/2"].map { name in
        (
          name,
          ExperimentDetails(
            what: nil, note: nil, source: nil,
            parameters: [
              Parameter("platform.os", .text("12")),
              Parameter("table.rowHeight", .number(name == "a/1" ? 40 : 44)),
              Parameter("table.class", .text("UITableView")),
            ] + (name == "a/1" ? [Parameter("table.frame.x", .number(1))] : []))
        )
      })
    let text = ComparedExperiment.report(Self.comparisons, as: .text, details: details)
    let head = text.split(separator: "\n")[1]
    #expect(head.contains("table.rowHeight"))
    #expect(!head.contains("platform.os") && !head.contains("class") && !head.contains("frame.x"))
    #expect(text.contains("✗  a/1         40               table.frame.y "))
  }

  @Test func `a list with a limit is the beginning of the list without`() {
    var generator = SystemRandomNumberGenerator()
    let many = (0..<5000).map { place in
      Self.comparison(
        "a", "table.frame.\(place)", Double.random(in: 0...9, using: &generator), 1,
        place % 7 == 0 ? .waived : .deviates)
    }
    var all = FindingList(limit: nil, listsMatches: false)
    var few = FindingList(limit: 10, listsMatches: false)
    for experiment in ComparedExperiment.grouped(many) {
      all.add(experiment)
      for comparison in experiment.comparisons {
        var part = experiment
        part.comparisons = [comparison]
        few.add(part)
      }
    }
    #expect(
      all.worst().prefix(10).map(\.comparison.metric) == few.worst().map(\.comparison.metric))
    #expect(few.count == 5000)
  }
}
