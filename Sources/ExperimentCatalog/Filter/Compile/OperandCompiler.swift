import LayoutModel

/// Turns checked values into SQL.
struct OperandCompiler {
  private let connection: Connection
  private let parameters: ParameterCompiler
  private let simulator: Int64?

  /// - Parameter simulator: The row id of the version that `expected` speaks of; `nil` where it has
  ///   computed nothing yet.
  init(_ connection: Connection, parameters: ParameterCompiler, simulator: Int64?) {
    self.connection = connection
    self.parameters = parameters
    self.simulator = simulator
  }

  func sql(_ operand: FilterOperand) throws(SQLiteError) -> ScalarSQL {
    switch operand {
    case .time(let time):
      return ScalarSQL(sql: "julianday(\(bind: .text(time)))", isNullable: false)
    case .number, .text, .boolean, .version:
      return ScalarSQL(sql: "\(bind: operand.bound)", isNullable: false)
    case .reference(let reference, let type):
      return try sql(reference, as: type)
    case .negation(let operand):
      let inner = try sql(operand)
      let value = operand.binds(at: .max) ? inner.sql : "(\(inner.sql))"
      // The blank matters: two minus signs would begin a comment.
      return ScalarSQL(sql: "(- \(value))", isNullable: inner.isNullable)
    case .absolute(let inner):
      let inner = try sql(inner)
      return ScalarSQL(sql: "abs(\(inner.sql))", isNullable: inner.isNullable)
    case .arithmetic(let arithmetic, let left, let right):
      // Flat where the operators group like this by themselves: SQLite's parser has a small stack.
      let leftSQL = try sql(left).sql
      let rightSQL = try sql(right).sql
      let left = left.binds(at: arithmetic.rank) ? leftSQL : "(\(leftSQL))"
      let right = right.binds(at: arithmetic.rank + 1) ? rightSQL : "(\(rightSQL))"
      // Between integers SQLite's division has no decimals. Division by zero is missing.
      return ScalarSQL(
        sql: arithmetic == .divide
          ? "\(left) / (1.0 * \(right))" : "\(left) \(arithmetic.sql) \(right)",
        isNullable: true)
    }
  }

  private func sql(
    _ reference: FilterReference, as type: FilterType
  ) throws(SQLiteError) -> ScalarSQL {
    switch reference {
    case .field(.name): return ScalarSQL(sql: "e.name", isNullable: false)
    case .field(.sourceKind): return revision("source_kind")
    case .field(.sourceRef): return revision("source_ref")
    case .field(.sourceEvidence): return revision("evidence")
    case .field(.sourceBy): return revision("source_by")
    case .field(.sourceDevice): return revision("source_device")
    case .field(.sourceOSBuild): return revision("source_os_build")
    case .field(.sourceAppCommit): return revision("source_app_commit")
    case .field(.sourceTool): return revision("source_tool")
    case .field(.revision): return revision("number")
    case .field(.recordedAt): return time("recorded_at")
    case .field(.createdAt): return time("created_at")
    case .parameter(let parameter): return try parameters.sql(parameter, as: type)
    case .metric(.measured, let metric, _): return try measured(metric, as: type)
    case .metric(.expected, let metric, _): return try expected(metric, as: type)
    case .metric(.deviation, let metric, _):
      let measured = try measured(metric, as: type).sql
      let expected = try expected(metric, as: type).sql
      return ScalarSQL(sql: "(\(measured) - \(expected))", isNullable: true)
    }
  }

  private func revision(_ column: StaticString) -> ScalarSQL {
    ScalarSQL(sql: self.column(column), isNullable: true)
  }

  /// A column of the latest revision.
  func column(_ column: StaticString) -> SQL {
    "(SELECT r.\(SQL(text: "\(column)")) FROM revision AS r WHERE r.id = e.latest)"
  }

  /// A time as a number that grows with it, whatever zone it is stated in.
  private func time(_ column: StaticString) -> ScalarSQL {
    ScalarSQL(sql: "julianday(\(revision(column).sql))", isNullable: true)
  }

  // MARK: Metrics

  /// The number, or the text where the metric is one; missing where it is not finite.
  private func measured(
    _ metric: FilterMetric, as type: FilterType
  ) throws(SQLiteError) -> ScalarSQL {
    ScalarSQL(
      sql: "(SELECT \(Self.value("m", type)) \(try measurement(metric)))", isNullable: true)
  }

  private func expected(
    _ metric: FilterMetric, as type: FilterType
  ) throws(SQLiteError) -> ScalarSQL {
    ScalarSQL(
      sql: "(SELECT \(Self.value("x", type)) \(try expectation(metric)))", isNullable: true)
  }

  /// Whether there is a value of any kind, be it not finite.
  func isRecorded(
    _ source: FilterReference.MetricSource, _ metric: FilterMetric
  ) throws(SQLiteError) -> SQL {
    let rows =
      source == .measured
      ? "\(try measurement(metric)) AND m.kind <> 'missing'"
      : "\(try expectation(metric)) AND x.kind NOT IN ('missing', 'not-modelled')" as SQL
    return "EXISTS (SELECT 1 \(rows))"
  }

  private static let notFinite: SQL = "('nan', '+inf', '-inf')"

  /// Whether there is a number that is NaN or infinite; a deviation has two sides.
  func isNotFinite(
    _ source: FilterReference.MetricSource, _ metric: FilterMetric
  ) throws(SQLiteError) -> SQL {
    switch source {
    case .measured:
      return "EXISTS (SELECT 1 \(try measurement(metric)) AND m.kind IN \(Self.notFinite))"
    case .expected:
      return "EXISTS (SELECT 1 \(try expectation(metric)) AND x.kind IN \(Self.notFinite))"
    case .deviation:
      let isMeasured = try isRecorded(.measured, metric)
      let isExpected = try isRecorded(.expected, metric)
      let isNotFinite: SQL = """
        (\(try self.isNotFinite(.measured, metric)) OR \(try self.isNotFinite(.expected, metric)))
        """
      return "(\(isMeasured) AND \(isExpected) AND \(isNotFinite))"
    }
  }

  private static func value(_ alias: StaticString, _ type: FilterType) -> SQL {
    let alias = SQL(text: "\(alias)")
    return type == .text ? "iif(\(alias).kind = 'text', \(alias).text, NULL)" : "\(alias).number"
  }

  func measurement(_ metric: FilterMetric) throws(SQLiteError) -> SQL {
    """
    FROM measurement AS m WHERE m.revision = e.latest AND m.metric = \(try id(metric))
    """
  }

  func expectation(_ metric: FilterMetric) throws(SQLiteError) -> SQL {
    """
    FROM expectation AS x WHERE x.simulator = \(bind: simulator.map { .integer($0) } ?? .null) \
    AND x.configuration = c.id AND x.metric = \(try id(metric))
    """
  }

  /// The metric's row id; NULL, which no row has, where nothing measures it.
  private func id(_ metric: FilterMetric) throws(SQLiteError) -> SQL {
    guard metric.owner != .named else {
      return "\(bind: try connection.metricID(metric.path).map { .integer($0) } ?? .null)"
    }
    return "(SELECT y.id FROM metric AS y WHERE y.path = \(path(of: metric)))"
  }

  /// The metric's whole path.
  func path(of metric: FilterMetric) -> SQL {
    switch metric.owner {
    case .named: "\(bind: .text(metric.path))"
    case .main: "c.main_id || \(bind: .text(".\(metric.path)"))"
    case .each: "v.view || \(bind: .text(".\(metric.path)"))"
    }
  }

  /// The row ids of all metrics that it may be, of one view or another.
  func metrics(_ metric: FilterMetric) throws(SQLiteError) -> [SQLiteValue] {
    guard metric.owner != .named else {
      return try connection.metricID(metric.path).map { [.integer($0)] } ?? []
    }
    let statement = try connection.cached(
      "SELECT id FROM metric WHERE substr(path, -length(?1)) = ?1")
    try statement.bind(".\(metric.path)", at: 1)
    var ids: [SQLiteValue] = []
    while try statement.step() { ids.append(.integer(statement.int64(at: 0))) }
    return ids
  }
}

extension Connection {
  /// The row id of a metric's path; `nil` where nothing has ever measured it.
  func metricID(_ path: String) throws(SQLiteError) -> Int64? {
    let statement = try cached("SELECT id FROM metric WHERE path = ?1")
    try statement.bind(path, at: 1)
    guard try statement.step() else { return nil }
    defer { statement.reset() }
    return statement.int64(at: 0)
  }
}

extension FilterArithmetic {
  /// The higher, the tighter the operator binds.
  fileprivate var rank: Int { isMultiplication ? 2 : 1 }
}

extension FilterOperand {
  /// Whether the value's SQL stands without parentheses beside an operator of a rank.
  fileprivate func binds(at rank: Int) -> Bool {
    guard case .arithmetic(let arithmetic, _, _) = self else { return true }
    return arithmetic.rank >= rank
  }

  /// The value as it is bound; NULL for what is no value of the filter itself.
  var bound: SQLiteValue {
    switch self {
    case .number(let number): SQLiteValue(number)
    case .text(let text): .text(text)
    case .boolean(let boolean): SQLiteValue(boolean)
    case .version(let version): .integer(Int64(version.sortKey))
    case .time(let time): .text(time)
    case .reference, .negation, .absolute, .arithmetic: .null
    }
  }
}
