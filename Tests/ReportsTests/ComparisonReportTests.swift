import Foundation
import LayoutModel
import Testing

@testable import Reports

@Suite struct ComparisonReportTests {
  private static func comparison(
    _ experiment: String, _ metric: String, _ recorded: MetricValue, _ computed: MetricValue?,
    _ verdict: Verdict, printed: String? = nil, limit: Double? = 1e-6,
    rule: ToleranceRule = .whole, reason: String? = nil
  ) -> Comparison {
    var difference: Double?
    if case .number(let a) = recorded, case .number(let b)? = computed { difference = a - b }
    return Comparison(
      experiment: experiment, revision: 1, metric: metric, recorded: recorded, printed: printed,
      computed: computed, difference: difference?.isFinite == true ? difference : nil,
      limit: difference?.isFinite == true ? limit : nil, rule: rule, verdict: verdict,
      reason: reason)
  }

  private static let mixed: [Comparison] = [
    comparison("a", "table.contentOffset.y", .number(-64), .number(-64), .match),
    comparison(
      "a", "table.frame.height", .number(47.33), .number(47), .deviates,
      printed: "47.330", limit: 0.0005, rule: .printed(decimals: 3)),
    comparison("b", "footer.state", .text("=idle"), .text("loading"), .deviates, rule: .exact),
    comparison("b", "table.frame.y", .number(100), .number(0), .deviates),
    comparison(
      "c, \"d\"", "table.frame.y", .number(300), .number(0), .waived,
      reason: "The article contradicts itself."),
    comparison(
      "e", "table.frame.y", .number(300), .number(0), .waived,
      reason: "The article contradicts itself."),
    comparison("f", "x.center.y", .number(.nan), .number(0), .notFinite),
    comparison("f", "x.frame.x", .number(1), nil, .notModelled, reason: "No rule for it."),
    comparison("g", "x.frame.y", .number(1), nil, .notComputed),
    comparison("g", "x.isVisible", .missing, .boolean(true), .noMeasurement, rule: .exact),
  ]

  private static func text(
    _ comparisons: [Comparison], as format: ReportFormat = .text, limit: Int? = nil,
    listsMatches: Bool = false, style: TextStyle = .plain
  ) -> String {
    ComparedExperiment.report(
      comparisons, as: format,
      ComparisonOptions(simulator: "1", rowLimit: limit, listsMatches: listsMatches), style: style)
  }

  @Test func `the text begins with the sum and lists what does not match, the worst first`() {
    #expect(
      Self.text(Self.mixed) == """
        10 measurements: 1 match, 3 deviate, 2 waived, 1 not modelled, 1 not computed, 1 without \
        measurement, 1 not finite.

           experiment  metric              recorded  computed  difference     limit  rule       verdict         reason
        ✗  b           footer.state           =idle   loading                                   deviates
        ✗  b           table.frame.y            100         0        +100  0.000001  whole      deviates
        ✗  a           table.frame.height    47.330        47       +0.33    0.0005  printed-3  deviates
        ∞  f           x.center.y               nan         0                                   not-finite
        ~  c, "d"      table.frame.y            300         0        +300  0.000001  whole      waived          [1]
        ~  e           table.frame.y            300         0        +300  0.000001  whole      waived          [1]
        ?  f           x.frame.x                  1                                             not-modelled    [2]
        -  g           x.isVisible                       true                                   no-measurement

        [1] The article contradicts itself.
        [2] No rule for it.

        1 not computed yet: plumb run computes them.

        ✓  match           1
        ✗  deviates        3
        ~  waived          2
        ?  not-modelled    1
        …  not-computed    1
        -  no-measurement  1
        ∞  not-finite      1

        metric        measurements  match  deviate  waived  other
        frame.y                  4      0        1       2      1
        frame.height             1      0        1       0      0
        state                    1      0        1       0      0
        center.y                 1      0        0       0      1
        frame.x                  1      0        0       0      1
        isVisible                1      0        0       0      1
        and 1 in which everything matches.

        """)
  }

  @Test func `a list that is cut says so`() {
    let lines = Self.text(Self.mixed, limit: 2).split(separator: "\n")
    #expect(lines[1...3].last?.hasPrefix("✗  b           table.frame.y") == true)
    #expect(lines[4] == "… 6 more of 8 are not shown.")
  }

  @Test func `matches are listed where that is asked for`() {
    #expect(
      Self.text(Self.mixed, listsMatches: true).contains(
        "✓  a           table.contentOffset.y       -64"))
  }

  @Test func `a report in which everything matches is short`() {
    let match = Self.comparison("a", "x.frame.x", .number(1), .number(1), .match)
    #expect(Self.text([match]) == "1 measurement: 1 match.\n\n✓  match  1\n")
    #expect(Self.text([]) == "0 measurements: nothing to compare.\n")
  }

  @Test func `on a narrow terminal no line of the list is wider than it`() {
    let text = Self.text(Self.mixed, style: TextStyle(width: 40))
    let list = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
    #expect(list.allSatisfy { DisplayWidth.of(String($0)) <= 44 })
    #expect(text.contains("✗ a\n  metric table.frame.height\n  recorded 47.330\n"))
  }

  @Test func `names cannot draw on the terminal`() {
    let report = Self.text(
      [
        Self.comparison("\u{1B}[2J\nfake", "x.frame.x", .number(1), .number(2), .deviates)
      ])
    #expect(report.contains("\\u{1B}[2J\\nfake"))
    #expect(!report.contains("\u{1B}"))
  }

  @Test func `the CSV has the columns of the contract, numbers and words`() {
    let csv = Self.text(Self.mixed, as: .csv)
    #expect(
      csv == """
        experiment,revision,metric,recorded,computed,difference,limit,rule,verdict
        a,1,table.contentOffset.y,-64,-64,0,0.000001,whole,match
        a,1,table.frame.height,47.33,47,0.3299999999999983,0.0005,printed-3,deviates
        b,1,footer.state,'=idle,loading,,,exact,deviates
        b,1,table.frame.y,100,0,100,0.000001,whole,deviates
        "c, ""d""\",1,table.frame.y,300,0,300,0.000001,whole,waived
        e,1,table.frame.y,300,0,300,0.000001,whole,waived
        f,1,x.center.y,nan,0,,,whole,not-finite
        f,1,x.frame.x,1,,,,whole,not-modelled
        g,1,x.frame.y,1,,,,whole,not-computed
        g,1,x.isVisible,,true,,,exact,no-measurement

        """)
  }

  @Test func `the NDJSON says of each comparison what the JSON says`() throws {
    let long = String(repeating: "\u{1}", count: 2000)
    let least = -Double.greatestFiniteMagnitude
    let extremes = [
      Self.comparison(
        long, long, .text(long), .text(long), .waived, rule: .exact, reason: long),
      Self.comparison(
        "h", "x.y", .number(least), .number(-least), .unexpectedMatch, limit: 1.0 / 3,
        rule: .printed(decimals: .max)),
      Self.comparison("h", "x.z", .number(-.infinity), .boolean(false), .notComparable),
    ]
    let comparisons = Self.mixed + extremes
    let report = try JSONSerialization.jsonObject(
      with: Data(Self.text(comparisons, as: .json).utf8))
    let elements = try #require((report as? NSDictionary)?["comparisons"] as? [NSDictionary])
    let lines = Self.text(comparisons, as: .ndjson).split(separator: "\n")
    #expect(lines.count == comparisons.count && elements.count == comparisons.count)
    for (line, element) in zip(lines, elements) {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      #expect(object as? NSDictionary == element)
    }
    #expect(
      lines[1] == """
        {"experiment":"a","revision":1,"metric":"table.frame.height","recorded":47.33,"computed":47,\
        "difference":0.3299999999999983,"limit":0.0005,"rule":"printed-3","verdict":"deviates"}
        """)
  }

  @Test func `the JSON names its schema, counts every verdict and writes NaN as a text`() {
    let report = Self.text(
      [
        Self.comparison("a", "x.frame.x", .number(-64), .number(-64), .match),
        Self.comparison("a", "x.frame.y", .number(.nan), .number(.infinity), .notFinite),
        Self.comparison("b", "x.frame.y", .number(300), .number(0), .waived, reason: "known"),
        Self.comparison("b", "x.isVisible", .missing, nil, .noMeasurement, rule: .exact),
      ], as: .json)
    #expect(
      report == """
        {
          "schema": "plumb.report/1",
          "simulator": "1",
          "summary": {
            "measurements": 4,
            "match": 1,
            "deviates": 0,
            "waived": 1,
            "unexpected-match": 0,
            "not-modelled": 0,
            "not-computed": 0,
            "no-measurement": 1,
            "not-finite": 1,
            "not-comparable": 0,
            "agreement": 0.5
          },
          "comparisons": [
            {
              "experiment": "a",
              "revision": 1,
              "metric": "x.frame.x",
              "recorded": -64,
              "computed": -64,
              "difference": 0,
              "limit": 0.000001,
              "rule": "whole",
              "verdict": "match"
            },
            {
              "experiment": "a",
              "revision": 1,
              "metric": "x.frame.y",
              "recorded": "nan",
              "computed": "inf",
              "difference": null,
              "limit": null,
              "rule": "whole",
              "verdict": "not-finite"
            },
            {
              "experiment": "b",
              "revision": 1,
              "metric": "x.frame.y",
              "recorded": 300,
              "computed": 0,
              "difference": 300,
              "limit": 0.000001,
              "rule": "whole",
              "verdict": "waived",
              "reason": "known"
            },
            {
              "experiment": "b",
              "revision": 1,
              "metric": "x.isVisible",
              "recorded": null,
              "computed": null,
              "difference": null,
              "limit": null,
              "rule": "exact",
              "verdict": "no-measurement"
            }
          ]
        }

        """)
  }

  @Test func `the same values give the same bytes`() {
    for format in ComparisonReport.formats {
      #expect(Self.text(Self.mixed, as: format) == Self.text(Self.mixed, as: format))
    }
  }

  @Test func `every verdict has a mark of its own`() {
    #expect(Set(Verdict.allCases.map(\.mark)).count == Verdict.allCases.count)
    #expect(Set(Verdict.allCases.map(\.severity)).count == Verdict.allCases.count)
  }

  @Test func `no agreement is stated where nothing was compared`() {
    let none = [Self.comparison("a", "x.frame.x", .missing, nil, .noMeasurement)]
    #expect(VerdictCounts(none).agreement == nil)
    #expect(VerdictCounts(Self.mixed).agreement == 1.0 / 6)
  }
}
