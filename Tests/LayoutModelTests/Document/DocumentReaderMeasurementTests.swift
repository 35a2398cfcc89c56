import LayoutModel
import Testing

@Suite struct DocumentReaderMeasurementTests {
  typealias Text = ExperimentText

  /// A measurement as a document writes it, and what is read.
  struct Case: CustomTestStringConvertible, Sendable {
    let json: String
    let path: String
    let value: MetricValue
    let printed: String?

    init(
      _ json: String, _ value: MetricValue, printed: String? = nil,
      of path: String = "table.frame.y"
    ) {
      self.json = json
      self.path = path
      self.value = value
      self.printed = printed
    }

    var testDescription: String { "\(path): \(json)" }
  }

  static let measurements: [Case] = [
    Case("47", .number(47)),
    Case("-0", .number(0)),
    Case("47.330", .number(47.33), printed: "47.330"),
    Case("64.0", .number(64), printed: "64.0"),
    // A program's notation, as that of exports.
    Case("1.2345678901234568e17", .number(123_456_789_012_345_680)),
    Case("1.5E2", .number(150)),
    Case(#""47.330""#, .number(47.33), printed: "47.330"),
    Case(#""47""#, .number(47), printed: "47"),
    Case(#""-1.5e3""#, .number(-1500), printed: "-1.5e3"),
    Case(#""nan""#, .number(.nan), printed: "nan"),
    Case(#""inf""#, .number(.infinity), printed: "inf"),
    Case(#""-inf""#, .number(-.infinity), printed: "-inf"),
    Case("null", .missing),
    Case(#"{"value": 47}"#, .number(47)),
    Case(#"{"value": 47.33, "text": "47.330"}"#, .number(47.33), printed: "47.330"),
    Case(#"{"value": "47.33", "text": "47.3300"}"#, .number(47.33), printed: "47.3300"),
    Case(#"{"value": "nan", "text": "nan"}"#, .number(.nan), printed: "nan"),
    Case(#"{"value": null}"#, .missing),
    Case("true", .boolean(true), of: "table.isVisible"),
    Case("false", .boolean(false), of: "table.isScrollable.x"),
    Case("null", .missing, of: "table.isVisible"),
    Case(#"{"value": true}"#, .boolean(true), of: "table.isVisible"),
    Case(#""refreshing""#, .text("refreshing"), of: "header.state"),
    Case(#""12""#, .text("12"), of: "header.state"),
    Case(#"{"value": "idle"}"#, .text("idle"), of: "header.state"),
  ]

  @Test(arguments: measurements) func `a value is read with how it was printed`(
    test: Case
  ) throws {
    let document = Text.measurements("\"\(test.path)\": \(test.json)")
    let measurement = try #require(Text.read(document).measurements.first)
    #expect(measurement.path == test.path)
    #expect(measurement.value.isIdentical(to: test.value))
    #expect(measurement.printed == test.printed)
    #expect(measurement.evidence == nil)
    #expect(measurement.measuredBy == nil)
  }

  @Test func `a measurement may have its own evidence`() throws {
    let document = Text.measurements(
      #""table.frame.y": {"value": 20, "evidence": "derived", "by": "iPhone 6s"}"#)
    let measurement = try #require(Text.read(document).measurements.first)
    #expect(measurement.evidence == "derived")
    #expect(measurement.measuredBy == "iPhone 6s")
  }

  @Test func `measurements keep the document's order`() throws {
    let document = Text.measurements(
      #""table.frame.y": 1, "header.frame.y": 2, "table.frame.x": 3, "window.frame.y": 4"#)
    let measurements = try Text.read(document).measurements
    #expect(
      measurements.map(\.path) == [
        "table.frame.y", "header.frame.y", "table.frame.x", "window.frame.y",
      ])
    #expect(
      measurements.map(\.metric) == [
        Metric(.view(1), .frame(.y)), Metric(.refreshHeader(1), .frame(.y)),
        Metric(.view(1), .frame(.x)), Metric(.window, .frame(.y)),
      ])
  }

  @Test func `an unexplained value may have any name`() throws {
    let values = try Text.read(
      Text.experiment(
        """
        "unexplained": {"wrapper.frame.height": 603, "firstPrint.table.frame.y": "47.330",
                        "mood": "good", "isOdd": true, "gone": null, "odd": "nan"}
        """)
    ).unexplained
    let expected: [(String, MetricValue)] = [
      ("wrapper.frame.height", .number(603)), ("firstPrint.table.frame.y", .number(47.33)),
      ("mood", .text("good")), ("isOdd", .boolean(true)), ("gone", .missing),
      ("odd", .number(.nan)),
    ]
    #expect(values.map(\.path) == expected.map(\.0))
    for (value, expected) in zip(values, expected) {
      #expect(value.value.isIdentical(to: expected.1), "\(value.path)")
    }
  }
}
