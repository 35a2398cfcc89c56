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
  private var reader: MeasurementReader
  private var revision: Int64?
  private var verdicts: [(metric: String, verdict: Verdict)] = []

  init(
    _ connection: Connection, simulator: Int64?, decision: @escaping VerdictDecision
  ) throws(SQLiteError) {
    self.decision = decision
    reader = try MeasurementReader(connection, simulator: simulator)
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

  func call(_ arguments: [SQLiteValue]) throws -> SQLiteValue {
    guard arguments.count == Self.argumentCount, case .text(let test) = arguments[4] else {
      throw SQLiteError(code: .misuse, message: "\(Self.name) is called by filters alone")
    }
    try judge(arguments)
    var asked = verdicts
    if case .text(let metric) = arguments[5] { asked = verdicts.filter { $0.metric == metric } }
    return SQLiteValue(VerdictTest(text: test).holds(for: asked.map(\.verdict)))
  }

  func callForWord(_ arguments: [SQLiteValue]) throws -> SQLiteValue {
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
  private func judge(_ arguments: [SQLiteValue]) throws {
    guard case .text(let experiment) = arguments[0], case .integer(let revision) = arguments[1],
      case .integer(let configuration) = arguments[2], case .real(let scale) = arguments[3]
    else {
      throw SQLiteError(code: .misuse, message: "verdicts are those of an experiment")
    }
    if revision != self.revision {
      // It stays for as long as the connection, and must not hold a lock so long.
      defer { reader.end() }
      let owner = try reader.owner(named: experiment, revision: revision, scale: scale)
      let values = try reader.values(
        of: owner, revision: revision, configuration: configuration)
      verdicts = try values.map { ($0.metric, try decision($0)) }
      self.revision = revision
    }
  }
}
