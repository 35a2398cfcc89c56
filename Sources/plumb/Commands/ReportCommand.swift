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
      .tolerance, .failOn, .limit, .listMatches,
    ] + CatalogOptions.all,
    discussion: [
      """
      How far two numbers may lie apart is said by --tolerance, else by the document, else by how
      the number was printed: without decimals 0.000001, with decimals half a unit of the last one.
      """,
      """
      The verdicts are \(Verdict.allCases.map(\.rawValue).joined(separator: ", ")).
      """,
    ],
    examples: [
      "plumb report",
      "plumb report --tolerance pixel --format csv -o report.csv",
      "plumb report --fail-on deviates,not-finite,unexpected-match",
    ])

  private let filter: Filter?
  private let catalog: CatalogOptions
  private let output: OutputOptions
  private let tolerance: Tolerance?
  private let gate: [Verdict]?
  private let rowLimit: Int?
  private let listsMatches: Bool

  init(_ arguments: Arguments) throws(Failure) {
    filter = try arguments.filter()
    catalog = try CatalogOptions(arguments)
    output = try OutputOptions(arguments, formats: ComparisonReport.formats)
    tolerance =
      arguments.value(.tolerance) == "pixel"
      ? .pixel : try arguments.number(.tolerance).map { .points($0) }
    gate = try arguments.words(.failOn, among: Verdict.allCases.filter { $0 != .match })
    rowLimit = try arguments.count(.limit)
    listsMatches = arguments.has(.listMatches)
  }

  func run(_ console: Console) throws -> ExitStatus {
    let comparisons = try Comparer.comparisons(
      in: Catalog(reading: catalog), simulator: Simulator.version, matching: filter,
      tolerance: tolerance)
    let report = ComparisonReport(
      simulator: Simulator.version, comparisons: comparisons, rowLimit: rowLimit,
      listsMatches: listsMatches)
    try console.write(report, output)
    guard let gate else { return .done }
    return judge(report.counts, by: gate, console)
  }

  private func judge(
    _ counts: VerdictCounts, by gate: [Verdict], _ console: Console
  ) -> ExitStatus {
    let found = gate.filter { counts[$0] > 0 }
    if !found.isEmpty {
      let words = found.map { "\(counts[$0]) \($0.rawValue)" }.joined(separator: ", ")
      console.say("--fail-on: \(words)")
      return .gateFailed
    }
    if counts.compared == 0 {
      console.say("--fail-on: nothing was compared: \(counts.headline)")
      return .gateFailed
    }
    return .done
  }
}

extension Option {
  fileprivate static let tolerance = Option(
    name: "tolerance", value: "N|pixel",
    help: "how far numbers may lie apart: points, or half a device pixel")

  fileprivate static let failOn = Option(
    name: "fail-on", value: "VERDICTS",
    help: "end with status 1 where a verdict is one of these, as in a,b")

  fileprivate static let listMatches = Option(
    name: "verbose", letter: "v", help: "list what matches, too, in the text format")
}
