import LayoutModel

/// The SQL function by which a filter asks for verdicts.
///
/// It reads the experiment's measurements and expectations and lets the caller's decision judge
/// them. The last experiment's verdicts are kept, since one filter may ask for them several times.
final class VerdictFunction {
  static let name = "verdict_holds"
  static let argumentCount = 6

  /// The function that says the verdict of one metric.
  static let wordName = "verdict_of"
  static let wordArgumentCount = 5

  private let decision: VerdictDecision
  private let revisions: Statement
  private let expectations: ExpectationReader
  private var reader: MeasurementReader
  private var revision: Int64?
  private var verdicts: [(metric: String, verdict: Verdict)] = []

  init(
    _ connection: Connection, simulator: Int64?, decision: @escaping VerdictDecision
  ) throws(SQLiteError) {
    self.decision = decision
    revisions = try connection.prepare("SELECT number, tolerance FROM revision WHERE id = ?1")
    expectations = try ExpectationReader(connection, simulator: simulator)
    reader = try MeasurementReader(connection)
  }

  /// The call for a test of all of an experiment's values, or of those of one metric.
  ///
  /// A subselect, because SQLite leaves those to the last: the decision is dear.
  static func sql(_ test: VerdictTest, metric: SQL?) -> SQL {
    """
    (SELECT verdict_holds(e.name, e.latest, c.id, c.screen_scale, \(bind: .text(test.text)), \
    \(metric ?? "NULL")))
    """
  }

  /// The call for the verdict of a metric; NULL where the experiment does not measure it.
  static func word(of metric: SQL) -> SQL {
    "(SELECT verdict_of(e.name, e.latest, c.id, c.screen_scale, \(metric)))"
  }

  func call(_ arguments: SQLiteArguments) throws -> SQLiteValue {
    guard arguments.count == Self.argumentCount, case .text(let test) = arguments[4] else {
      throw SQLiteError(code: .misuse, message: "\(Self.name) is called by filters alone")
    }
    try judge(arguments)
    var asked = verdicts
    if case .text(let metric) = arguments[5] { asked = verdicts.filter { $0.metric == metric } }
    return SQLiteValue(VerdictTest(text: test).holds(for: asked.map(\.verdict)))
  }

  func callForWord(_ arguments: SQLiteArguments) throws -> SQLiteValue {
    guard arguments.count == Self.wordArgumentCount else {
      throw SQLiteError(code: .misuse, message: "\(Self.wordName) is called by questions alone")
    }
    try judge(arguments)
    guard case .text(let metric) = arguments[4],
      let verdict = verdicts.first(where: { $0.metric == metric })?.verdict
    else { return .null }
    return .text(verdict.rawValue)
  }

  /// Decides the verdicts of the experiment that the first arguments name.
  private func judge(_ arguments: SQLiteArguments) throws {
    guard case .text(let experiment) = arguments[0], case .integer(let revision) = arguments[1],
      case .integer(let configuration) = arguments[2], case .real(let scale) = arguments[3]
    else {
      throw SQLiteError(code: .misuse, message: "verdicts are those of an experiment")
    }
    if revision != self.revision {
      // It stays for as long as the connection, and must not hold a lock so long.
      defer { reader.end() }
      let owner = try owner(named: experiment, revision: revision, scale: scale)
      reader.beginBatch()
      var batch = MeasuredBatch()
      _ = try reader.read(
        revision: revision, beside: expectations.expectations(for: configuration), into: &batch)
      let values = MeasuredValues(
        owner: owner, rows: batch.measurements[...], paths: batch.paths)
      verdicts = try values.map { ($0.metric, try decision($0)) }
      self.revision = revision
    }
  }

  /// Looks up what the measurements of a revision have in common.
  private func owner(
    named experiment: String, revision: Int64, scale: Double
  ) throws(SQLiteError) -> MeasuredExperiment {
    try revisions.bind(revision, at: 1)
    guard try revisions.step() else {
      throw SQLiteError(code: .corrupt, message: "an experiment has no latest revision")
    }
    defer { revisions.reset() }
    return MeasuredExperiment(
      name: experiment, revision: revisions.int(at: 0),
      tolerance: revisions.doubleIfPresent(at: 1), scale: scale)
  }
}
