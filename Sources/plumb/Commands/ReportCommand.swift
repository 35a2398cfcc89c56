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
      How far two numbers may lie apart is said by --tolerance, else by the document, else by a rule
      of the catalog (plumb tolerance), else by how the number was printed: without decimals
      0.000001, with decimals half a unit of the last one.
      """,
      """
      The verdicts are \(Verdict.allCases.map(\.rawValue).joined(separator: ", ")). --fail-on also
      takes \(Gate.unusedWaiver.rawValue): a waiver that covers none of the measurements.
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
  private let gate: [Gate]?
  private let rowLimit: Int?
  private let listsMatches: Bool

  init(_ arguments: Arguments) throws(Failure) {
    filter = try arguments.filter()
    catalog = try CatalogOptions(arguments)
    output = try OutputOptions(arguments, formats: ComparisonReport.formats)
    tolerance =
      arguments.value(.tolerance) == "pixel"
      ? .pixel : try arguments.number(.tolerance).map { .points($0) }
    gate = try arguments.words(.failOn, among: Gate.all)
    if filter != nil, gate?.contains(.unusedWaiver) == true {
      throw Failure(
        .wrongUse,
        "--fail-on \(Gate.unusedWaiver.rawValue) judges the whole catalog; leave the filter out")
    }
    rowLimit = try arguments.count(.limit)
    listsMatches = arguments.has(.listMatches)
  }

  func run(_ console: Console) throws -> ExitStatus {
    let catalog = try Catalog(reading: catalog)
    if let filter { console.sayHints(try catalog.hints(for: filter)) }
    let comparer = try Comparer(
      for: catalog, simulator: Simulator.version, tolerance: tolerance)
    let comparisons = try comparer.comparisons(
      in: catalog, simulator: Simulator.version, matching: filter)
    let report = ComparisonReport(
      simulator: Simulator.version, comparisons: comparisons, rowLimit: rowLimit,
      listsMatches: listsMatches)
    try console.write(report, output)
    // With a filter a waiver may well cover what the filter leaves out.
    let unused = filter == nil ? comparer.unusedWaivers(in: comparisons) : []
    for waiver in unused {
      let place = waiver.condition.isEmpty ? "" : " where \(VisibleText.line(waiver.condition))"
      console.note("the waiver of \(VisibleText.line(waiver.metric))\(place) covers nothing")
    }
    guard let gate else { return .done }
    return judge(report.counts, unusedWaivers: unused.count, by: gate, console)
  }

  private func judge(
    _ counts: VerdictCounts, unusedWaivers: Int, by gate: [Gate], _ console: Console
  ) -> ExitStatus {
    let found = gate.map { word in
      (word: word, count: word.verdict.map { counts[$0] } ?? unusedWaivers)
    }.filter { $0.count > 0 }
    if !found.isEmpty {
      let words = found.map { "\($0.count) \($0.word.rawValue)" }.joined(separator: ", ")
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

extension ReportCommand {
  fileprivate static var gateWords: [String] { Gate.all.map(\.rawValue) }

  /// What --fail-on can name.
  private struct Gate: RawRepresentable, Equatable {
    static let unusedWaiver = Gate("unused-waiver", nil)
    static let all =
      Verdict.allCases.filter { $0 != .match }.map { Gate($0.rawValue, $0) } + [unusedWaiver]

    let rawValue: String
    let verdict: Verdict?

    private init(_ word: String, _ verdict: Verdict?) {
      rawValue = word
      self.verdict = verdict
    }

    init?(rawValue: String) {
      guard let gate = Self.all.first(where: { $0.rawValue == rawValue }) else { return nil }
      self = gate
    }
  }
}

extension Option {
  fileprivate static let tolerance = Option(
    name: "tolerance", value: "N|pixel",
    help: "how far numbers may lie apart: points, or half a device pixel")

  fileprivate static let failOn = Option(
    name: "fail-on", value: "VERDICTS",
    help: "end with status 1 where a verdict is one of these, as in a,b",
    values: .list(ReportCommand.gateWords))

  fileprivate static let listMatches = Option(
    name: "all", letter: "a", help: "list what matches, too, in the text format")
}
