import LayoutModel
import Testing

@testable import Reports

@Suite struct TrendReportTests {
  private static func experiment(
    _ name: String, _ os: OSVersion, _ recorded: MetricValue, _ computed: Double?,
    at time: String = "2016-09-01T00:00:00Z"
  ) -> ComparedExperiment {
    var verdict = Verdict.notComputed
    if case .number(let number) = recorded, let computed {
      verdict = number == computed ? .match : .deviates
    }
    return ComparedExperiment(
      name: name, revision: 1, os: os, device: nil, orientation: "portrait", recordedAt: time,
      comparisons: [
        Comparison(
          experiment: name, revision: 1, metric: "table.contentOffset.y", recorded: recorded,
          printed: nil, computed: computed.map { .number($0) }, difference: nil, limit: nil,
          rule: .whole, verdict: verdict)
      ])
  }

  private static func report(over axis: TrendReport.Axis = .os) -> TrendReport {
    var report = TrendReport(of: "*.contentOffset.y", over: axis, simulator: "1")
    report.add(experiment("c", OSVersion(11), .number(-88), -88, at: "2019-01-02T00:00:00Z"))
    report.add(experiment("a", OSVersion(9, 3), .number(-64), -64))
    report.add(experiment("b", OSVersion(9, 3), .number(0), -64, at: "2019-01-02"))
    report.add(experiment("d", OSVersion(11), .number(.nan), 0))
    report.add(experiment("e", OSVersion(10), .number(-64), nil))
    return report
  }

  private static func text(_ report: TrendReport, _ format: ReportFormat) -> String {
    String(decoding: report.bytes(as: format, style: .plain), as: UTF8.self)
  }

  @Test func `versions are in their order, with all values and a plot`() {
    #expect(
      Self.text(Self.report(), .text)
        == """
        *.contentOffset.y over OS versions: 4 measurements of 4 experiments, 1 not plotted: no finite \
        numbers

        os    measurements  recorded  computed  deviate  -88                             0
        9.3              2  -64 to 0       -64        1  ·········◉······················●
        10.0             1       -64                     ·········●·······················
        11.0             1       -88       -88           ◉································

        ● recorded  ○ computed  ◉ both

        """)
  }

  @Test func `days are in their order`() {
    let rows = Self.text(Self.report(over: .recordedAt), .csv).split(separator: "\n")
    #expect(
      rows == [
        "recordedAt,experiment,metric,recorded,computed,verdict",
        "2016-09-01,a,table.contentOffset.y,-64,-64,match",
        "2016-09-01,e,table.contentOffset.y,-64,,not-computed",
        "2019-01-02,c,table.contentOffset.y,-88,-88,match",
        "2019-01-02,b,table.contentOffset.y,0,-64,deviates",
      ])
  }

  @Test func `the plot has a dot a value, a bar a computed one and a cross a deviation`() {
    let svg = Self.text(Self.report(), .svg)
    let body = svg[(svg.firstRange(of: "deviates</text>")?.upperBound ?? svg.startIndex)...]
    #expect(body.ranges(of: "class=\"dot\"").count == 4)
    #expect(body.ranges(of: "class=\"bar\"").count == 2)
    #expect(body.ranges(of: "class=\"cross\"").count == 1)
    #expect(!svg.contains("nan\"") && !svg.contains("inf\""))
  }

  @Test(arguments: [
    [5.0, 5], [0, 0], [-1e300, 1e300], [1e-300, 2e-300], [99999.25, 99999.5], [-64, 0, 44],
  ]) func `values of any size stand inside the plot`(values: [Double]) {
    var report = TrendReport(of: "*", over: .os, simulator: "1")
    for (place, value) in values.enumerated() {
      report.add(Self.experiment("e", OSVersion(9 + place), .number(value), value))
    }
    let svg = Self.text(report, .svg)
    let places = svg.matches(of: #/cy="([^"]+)" r="4"/#).compactMap { Double($0.output.1) }
    #expect(places.count == values.count + 2)
    #expect(places.dropFirst(2).allSatisfy { (40...264).contains($0) }, "\(places)")
  }

  @Test func `JSON names its schema, and every format says something`() {
    #expect(Self.text(Self.report(), .json).contains(#""schema": "plumb.trend/1""#))
    for format in TrendReport.formats {
      #expect(!Self.text(Self.report(), format).isEmpty, "\(format)")
    }
  }
}
