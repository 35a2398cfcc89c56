import ExperimentCatalog
import LayoutModel
import LayoutSimulator
import Reports
import Runner

/// Compares what was recorded with what was computed.
struct ReportCommand: Command {
  static let interface = CommandInterface(
    name: "report",
    summary: "compare what was recorded with what was computed",
    operands: [.filter],
    options: OutputOptions.all(ComparisonReport.formats) + [
      .tolerance, .failOn, .maxDeviations, .baseline, .limit, .listMatches, .stamp, .trend, .over,
    ] + CatalogOptions.all,
    discussion: [
      """
      How far two numbers may lie apart is said by --tolerance, else by the document, else by a rule
      of the catalog (plumb tolerance), else by how the number was printed: without decimals
      0.000001, with decimals half a unit of the last one.
      """,
      """
      The verdicts are \(Verdict.allCases.map(\.rawValue).joined(separator: ", ")). --fail-on also
      takes \(ReportGate.Word.unusedWaiver.rawValue): a waiver that covers none of the measurements. Without --stamp equal
      catalogs give equal bytes.
      """,
    ],
    examples: [
      "plumb report",
      "plumb report --tolerance pixel --format csv -o report.csv",
      "plumb report --fail-on deviates,not-finite --max-deviations 2",
      "plumb report --trend '*.contentOffset.y' --format html -o trend.html",
    ])

  private let filter: Filter?
  private let catalog: CatalogOptions
  private let output: OutputOptions
  private let tolerance: Tolerance?
  private let gate: ReportGate?
  private let rowLimit: Int?
  private let listsMatches: Bool
  private let isStamped: Bool
  private let trend: TrendReport?

  init(_ arguments: Arguments) throws(Failure) {
    filter = try arguments.filter()
    catalog = try CatalogOptions(arguments)
    trend = try Self.trend(arguments)
    output = try OutputOptions(
      arguments, formats: trend == nil ? ComparisonReport.formats : TrendReport.formats)
    tolerance =
      arguments.value(.tolerance) == "pixel"
      ? .pixel : try arguments.number(.tolerance).map { .points($0) }
    gate = try ReportGate(arguments, hasFilter: filter != nil)
    rowLimit = try arguments.count(.limit)
    listsMatches = arguments.has(.listMatches)
    isStamped = arguments.has(.stamp)
  }

  private static func trend(_ arguments: Arguments) throws(Failure) -> TrendReport? {
    let axis = try arguments.word(.over, among: TrendReport.Axis.allCases)
    guard let metric = arguments.value(.trend) else {
      guard axis == nil else {
        throw Failure(
          .wrongUse, "--over says what --trend METRIC is plotted over, which is missing")
      }
      return nil
    }
    for option in [Option.failOn, .maxDeviations, .baseline] where arguments.value(option) != nil {
      throw Failure(.wrongUse, "--trend is a picture and no gate: leave --\(option.name) out")
    }
    return TrendReport(of: metric, over: axis ?? .os, simulator: Simulator.version)
  }

  private func run(_ trend: TrendReport, _ catalog: Catalog, _ console: Console) throws {
    var trend = trend
    let comparer = try Comparer(for: catalog, simulator: Simulator.version, tolerance: tolerance)
    try comparer.compare(catalog, simulator: Simulator.version, matching: filter) { trend.add($0) }
    guard !trend.isEmpty else {
      throw Failure(
        .notFound,
        "nothing measured '\(VisibleText.line(trend.metric))' as a number; plumb fields lists the metrics"
      )
    }
    try console.write(trend, output)
  }

  func run(_ console: Console) throws -> ExitStatus {
    let catalog = try Catalog(reading: catalog)
    if let filter { console.sayHints(try catalog.hints(for: filter)) }
    if let trend {
      try run(trend, catalog, console)
      return .done
    }
    var gate = gate
    try gate?.readBaseline(in: catalog, matching: filter, tolerance: tolerance)
    let comparer = try Comparer(for: catalog, simulator: Simulator.version, tolerance: tolerance)
    var waivers = comparer.waiverUse()
    let options = ComparisonOptions(
      simulator: Simulator.version, rowLimit: rowLimit, listsMatches: listsMatches,
      stamp: isStamped ? try catalog.currentTime() : nil)
    let totals = try console.writeComparisons(
      by: comparer, in: catalog, matching: filter, options, output
    ) { experiment in
      gate?.note(experiment)
      waivers.note(experiment)
    }

    // With a filter a waiver may well cover what the filter leaves out.
    let unused = filter == nil ? waivers.unused : []
    for waiver in unused {
      let place = waiver.condition.isEmpty ? "" : " where \(VisibleText.line(waiver.condition))"
      console.note("the waiver of \(VisibleText.line(waiver.metric))\(place) covers nothing")
    }
    return gate?.judge(totals.counts, unusedWaivers: unused.count, console) ?? .done
  }
}

extension Option {
  fileprivate static let tolerance = Option(
    name: "tolerance", value: "N|pixel",
    help: "how far numbers may lie apart, or half a pixel")

  fileprivate static let listMatches = Option(
    name: "all", letter: "a", help: "list what matches, too")

  fileprivate static let trend = Option(
    name: "trend", value: "METRIC",
    help: "plot a metric over OS versions; * for any part")

  fileprivate static let over = Option(
    name: "over", value: "AXIS", help: "what --trend is over: os (default), recordedAt",
    values: .words(TrendReport.Axis.allCases.map(\.rawValue)))

  fileprivate static let stamp = Option(
    name: "stamp", help: "state when the report was made")
}
