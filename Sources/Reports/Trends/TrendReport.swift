package import LayoutModel

/// One metric over OS versions or over time: recorded and computed, with a plot.
package struct TrendReport: Report {
  /// What the values are plotted over; the raw values are the words of `--over`.
  package enum Axis: String, CaseIterable, Sendable {
    case os
    case recordedAt
  }

  /// One measurement.
  package struct Point: Sendable {
    var experiment: String
    var metric: String
    /// Its place on the axis, as text and in order.
    var label: String
    var order: [Int]
    var recorded: Double
    var computed: Double?
    var verdict: Verdict
  }

  package static let formats: [ReportFormat] = [
    .text, .markdown, .html, .svg, .json, .ndjson, .csv, .summary,
  ]

  /// The metric's path; `*` stands for any run of characters.
  package let metric: String
  package let axis: Axis
  package let simulator: String
  private(set) var points: [Point] = []
  /// How many values are no finite numbers and stand on no plot.
  private(set) var skipped = 0
  private let pattern: PathPattern

  /// Makes a report without values.
  package init(of metric: String, over axis: Axis, simulator: String) {
    self.metric = metric
    self.axis = axis
    self.simulator = simulator
    pattern = PathPattern(metric)
  }

  /// Adds what an experiment measured of the metric.
  package mutating func add(_ experiment: ComparedExperiment) {
    for comparison in experiment.comparisons where pattern.matches(comparison.metric) {
      guard case .number(let recorded) = comparison.recorded, recorded.isFinite else {
        skipped += 1
        continue
      }
      var computed: Double?
      if case .number(let value)? = comparison.computed, value.isFinite { computed = value }
      let os = experiment.os
      let day = String(experiment.recordedAt.prefix(10))
      points.append(
        Point(
          experiment: experiment.name, metric: comparison.metric,
          label: axis == .os ? os.description : day,
          order: axis == .os
            ? [os.major, os.minor, os.patch] : day.split(separator: "-").map { Int($0) ?? 0 },
          recorded: recorded, computed: computed, verdict: comparison.verdict))
    }
  }

  package var isEmpty: Bool { points.isEmpty }

  /// The values of one place on the axis.
  struct Step {
    var label: String
    var points: [Point]

    var recorded: ClosedRange<Double>? { Self.range(points.map(\.recorded)) }
    var computed: ClosedRange<Double>? { Self.range(points.compactMap(\.computed)) }
    var deviating: Int { points.count { $0.verdict == .deviates } }

    static func range(_ values: [Double]) -> ClosedRange<Double>? {
      guard let least = values.min(), let most = values.max() else { return nil }
      return least...most
    }
  }

  /// In the order of the axis, each with its values in the order of the catalog.
  var steps: [Step] {
    var steps: [[Int]: Step] = [:]
    for point in points {
      steps[point.order, default: Step(label: point.label, points: [])].points.append(point)
    }
    return steps.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
  }

  /// From the least to the most of all that is plotted.
  var range: ClosedRange<Double>? {
    Step.range(points.map(\.recorded) + points.compactMap(\.computed))
  }

  var headline: String {
    let experiments = Set(points.map(\.experiment)).count
    let over = axis == .os ? "OS versions" : "recording dates"
    let left = skipped == 0 ? "" : ", \(skipped) not plotted: no finite numbers"
    return "\(metric) over \(over): \(CountText.format(points.count, "measurement")) of "
      + "\(CountText.format(experiments, "experiment"))\(left)"
  }

  package func bytes(as format: ReportFormat, style: TextStyle) -> [UInt8] {
    switch format {
    case .text: Array(text(style).utf8)
    case .markdown: Array(markdown().utf8)
    case .html: Array(html().utf8)
    case .svg: Array(TrendPlot(self).standaloneSVG.utf8)
    case .json: json()
    case .ndjson: ndjson()
    case .csv: csv()
    case .summary: Array("\(VisibleText.line(headline))\n".utf8)
    case .junit, .github: preconditionFailure("\(format) is no format of this report")
    }
  }

  /// A range as a report shows it: -64, -64 to 0.
  static func text(_ range: ClosedRange<Double>?) -> String {
    guard let range else { return "" }
    let (least, most) = (
      RoundedText.format(range.lowerBound), RoundedText.format(range.upperBound)
    )
    return least == most ? least : "\(least) to \(most)"
  }
}
