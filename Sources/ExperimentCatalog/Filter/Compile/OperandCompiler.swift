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
    case .parameter(let parameter): return try parameters.sql(parameter, as: type)
    case .metric(.measured, let path, _): return try measured(path, as: type)
    case .metric(.expected, let path, _): return try expected(path, as: type)
    case .metric(.deviation, let path, _):
      let measured = try measured(path, as: type).sql
      let expected = try expected(path, as: type).sql
      return ScalarSQL(sql: "(\(measured) - \(expected))", isNullable: true)
    }
  }

  private func revision(_ column: StaticString) -> ScalarSQL {
    ScalarSQL(
      sql: "(SELECT r.\(SQL(text: "\(column)")) FROM revision AS r WHERE r.id = e.latest)",
      isNullable: true)
  }

  // MARK: Metrics

  /// The number, or the text where the metric is one; missing where it is not finite.
  private func measured(
    _ path: String, as type: FilterType
  ) throws(SQLiteError) -> ScalarSQL {
    ScalarSQL(
      sql: "(SELECT \(Self.value("m", type)) \(try measurement(path)))", isNullable: true)
  }

  private func expected(
    _ path: String, as type: FilterType
  ) throws(SQLiteError) -> ScalarSQL {
    ScalarSQL(
      sql: "(SELECT \(Self.value("x", type)) \(try expectation(path)))", isNullable: true)
  }

  /// Whether there is a value of any kind, be it not finite.
  func isRecorded(
    _ source: FilterReference.MetricSource, _ path: String
  ) throws(SQLiteError) -> SQL {
    let rows =
      source == .measured
      ? "\(try measurement(path)) AND m.kind <> 'missing'"
      : "\(try expectation(path)) AND x.kind NOT IN ('missing', 'not-modelled')" as SQL
    return "EXISTS (SELECT 1 \(rows))"
  }

  private static func value(_ alias: StaticString, _ type: FilterType) -> SQL {
    let alias = SQL(text: "\(alias)")
    return type == .text ? "iif(\(alias).kind = 'text', \(alias).text, NULL)" : "\(alias).number"
  }

  private func measurement(_ path: String) throws(SQLiteError) -> SQL {
    """
    FROM measurement AS m WHERE m.revision = e.latest AND m.metric = \(bind: try metric(path))
    """
  }

  private func expectation(_ path: String) throws(SQLiteError) -> SQL {
    """
    FROM expectation AS x WHERE x.simulator = \(bind: simulator.map { .integer($0) } ?? .null) \
    AND x.configuration = c.id AND x.metric = \(bind: try metric(path))
    """
  }

  /// The metric's row id; NULL, which no row has, where nothing measures it.
  func metric(_ path: String) throws(SQLiteError) -> SQLiteValue {
    let statement = try connection.cached("SELECT id FROM metric WHERE path = ?1")
    try statement.bind(path, at: 1)
    guard try statement.step() else { return .null }
    defer { statement.reset() }
    return .integer(statement.int64(at: 0))
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
    case .reference, .negation, .absolute, .arithmetic: .null
    }
  }
}
