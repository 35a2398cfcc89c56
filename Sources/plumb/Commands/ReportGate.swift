import ExperimentCatalog
import LayoutModel
import LayoutSimulator
import Reports
import Runner

/// What makes a report end with status 1.
///
/// It fails for what its words name, for more of it than a number, or only for what is new since a
/// run; and always where nothing was compared at all: an empty report is no good news.
struct ReportGate {
  /// What --fail-on can name.
  struct Word: RawRepresentable, Equatable {
    static let unusedWaiver = Word("unused-waiver", nil)
    static let all =
      Verdict.allCases.filter { $0 != .match }.map { Word($0.rawValue, $0) } + [unusedWaiver]

    let rawValue: String
    let verdict: Verdict?

    private init(_ word: String, _ verdict: Verdict?) {
      rawValue = word
      self.verdict = verdict
    }

    init?(rawValue: String) {
      guard let word = Self.all.first(where: { $0.rawValue == rawValue }) else { return nil }
      self = word
    }
  }

  /// Where what had been found before is not counted.
  enum Baseline {
    case run(Int64)
    /// The last finished run but one.
    case previousRun
  }

  /// What is wrong where --max-deviations or --baseline stand without --fail-on.
  private static let usual: [Word] = [.init(rawValue: "deviates")].compactMap { $0 }

  private let words: [Word]
  /// How many findings are allowed; nil where nobody says, which allows none.
  private let most: Int?
  private let baseline: Baseline?

  private var counts: [String: Int] = [:]
  private var knownCount = 0
  private var known: Set<Key> = []

  private struct Key: Hashable {
    var experiment: String
    var metric: String
  }

  /// Nil where no option asks for a gate.
  init?(_ arguments: Arguments, hasFilter: Bool) throws(Failure) {
    let words = try arguments.words(.failOn, among: Word.all)
    let most = try arguments.number(.maxDeviations)
    let baseline = try Self.baseline(arguments)
    guard words != nil || most != nil || baseline != nil else { return nil }
    self.words = words ?? Self.usual
    if let most, Int(exactly: most) == nil {
      throw Failure(.wrongUse, "--max-deviations is a whole number from 0")
    }
    self.most = most.flatMap { Int(exactly: $0) }
    self.baseline = baseline
    if hasFilter, self.words.contains(.unusedWaiver) {
      throw Failure(
        .wrongUse,
        "--fail-on \(Word.unusedWaiver.rawValue) judges the whole catalog; leave the filter out")
    }
  }

  private static func baseline(_ arguments: Arguments) throws(Failure) -> Baseline? {
    guard let text = arguments.value(.baseline) else { return nil }
    if text == "previous" { return .previousRun }
    guard let number = Int64(text), number >= 1 else {
      throw Failure(
        .wrongUse,
        "--baseline is the number of a run or 'previous', not '\(VisibleText.line(text))'; "
          + "plumb run --list has the numbers")
    }
    return .run(number)
  }

  /// Notes what the baseline had found already: with its simulator, of what had been recorded then.
  ///
  /// - Throws: `Failure` where there is no such run, `CatalogError`, `FilterError`.
  mutating func readBaseline(
    in catalog: Catalog, matching filter: Filter?, tolerance: Tolerance?
  ) throws {
    guard let baseline else { return }
    let run = try Self.run(baseline, of: catalog)
    guard let end = run.finishedAt else {
      throw Failure(
        .wrongUse, "run \(run.id.rawValue) never finished: it is no baseline")
    }
    let comparer = try Comparer(for: catalog, simulator: run.simulator, tolerance: tolerance)
    try comparer.compare(
      catalog, simulator: run.simulator, matching: filter, recordedUntil: end
    ) { experiment in
      for comparison in experiment.comparisons where isNamed(comparison.verdict) {
        known.insert(Key(experiment: comparison.experiment, metric: comparison.metric))
      }
    }
  }

  private static func run(_ baseline: Baseline, of catalog: Catalog) throws -> RunSummary {
    let runs = try catalog.runs()
    switch baseline {
    case .run(let number):
      guard let run = runs.first(where: { $0.id.rawValue == number }) else {
        throw Failure(.notFound, "there is no run \(number); plumb run --list has the numbers")
      }
      return run
    case .previousRun:
      let finished = runs.filter { $0.outcome == .finished }
      guard finished.count >= 2 else {
        throw Failure(
          .notFound, "--baseline previous needs two finished runs; there is \(finished.count)")
      }
      return finished[1]
    }
  }

  private func isNamed(_ verdict: Verdict) -> Bool {
    words.contains { $0.verdict == verdict }
  }

  /// Counts what the gate is about.
  mutating func note(_ experiment: ComparedExperiment) {
    for comparison in experiment.comparisons where isNamed(comparison.verdict) {
      let key = Key(experiment: comparison.experiment, metric: comparison.metric)
      if known.contains(key) {
        knownCount += 1
      } else {
        counts[comparison.verdict.rawValue, default: 0] += 1
      }
    }
  }

  /// Says what the gate found, and how the command ends.
  func judge(_ counts: VerdictCounts, unusedWaivers: Int, _ console: Console) -> ExitStatus {
    var found = self.counts
    if words.contains(.unusedWaiver), unusedWaivers > 0 {
      found[Word.unusedWaiver.rawValue] = unusedWaivers
    }
    if knownCount > 0 { console.note("\(knownCount) known from the baseline") }
    let sum = found.values.reduce(0, +)
    if sum > most ?? 0 {
      let phrases = words.compactMap { word in
        found[word.rawValue].map { "\($0)\(baseline == nil ? "" : " new") \(word.rawValue)" }
      }
      let limit = most.map { ", more than \($0)" } ?? ""
      console.say("\(name): \(phrases.joined(separator: ", "))\(limit)")
      return .gateFailed
    }
    if counts.compared == 0 {
      console.say("\(name): nothing was compared: \(counts.headline)")
      return .gateFailed
    }
    let skipped = counts.total - counts.compared
    if skipped > 0 {
      let phrase = CountText.format(skipped, "measurement")
      console.note("\(phrase) of \(counts.total) not compared, which is no pass")
    }
    return .done
  }

  private var name: String {
    baseline != nil ? "--baseline" : most != nil ? "--max-deviations" : "--fail-on"
  }
}

extension Option {
  static let failOn = Option(
    name: "fail-on", value: "VERDICTS",
    help: "end with status 1 for these verdicts, as in a,b",
    values: .list(ReportGate.Word.all.map(\.rawValue)))

  static let maxDeviations = Option(
    name: "max-deviations", value: "N",
    help: "end with 1 only for more than N of them")

  static let baseline = Option(
    name: "baseline", value: "RUN",
    help: "only for what is new since a run, or 'previous'")
}
