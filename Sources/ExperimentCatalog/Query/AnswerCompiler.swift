import LayoutModel

/// Turns checked columns and orders into SQL.
struct AnswerCompiler {
  let operands: OperandCompiler
  let conditions: FilterCompiler

  /// The value of a column, as `value(_:at:of:)` reads it.
  func sql(_ column: AnswerColumn) throws(SQLiteError) -> SQL {
    switch column {
    case .value(let operand, let type): return try shown(operand, type)
    case .tags:
      return """
        (SELECT group_concat(tag, ', ') FROM \
        (SELECT t.tag FROM tag AS t WHERE t.revision = e.latest ORDER BY t.tag))
        """
    case .verdict(let metric):
      return VerdictFunction.word(of: operands.path(of: metric))
    case .count: return "count(*)"
    case .countOf(let operand):
      let leftOut =
        try [conditions.sql(.isMissing(operand))] + notFinite(operand)
      return "count(iif(\(SQL.joined(leftOut, by: "OR")), NULL, 1))"
    case .aggregate(let aggregate, let operand, let type):
      let value = try operands.sql(operand).sql
      let result: SQL =
        switch aggregate {
        case .min: "min(\(value))"
        case .max: "max(\(value))"
        case .mean: "avg(\(value))"
        }
      return type == .time ? "strftime('%Y-%m-%dT%H:%M:%SZ', \(result))" : result
    }
  }

  /// A row for each tag of an experiment, or one where it has none.
  static let eachTag: SQL = "LEFT JOIN tag AS g ON g.revision = e.latest"

  /// The tag of a row that `eachTag` made.
  static let oneTag: SQL = "g.tag"

  /// How many values a column leaves out because they are not finite; `nil` where none can be.
  func countOfLeftOut(_ column: AnswerColumn) throws(SQLiteError) -> SQL? {
    let operand: FilterOperand
    switch column {
    case .aggregate(_, let aggregated, _): operand = aggregated
    case .countOf(let counted): operand = counted
    default: return nil
    }
    let conditions = try notFinite(operand)
    guard !conditions.isEmpty else { return nil }
    return "count(iif(\(SQL.joined(conditions, by: "OR")), 1, NULL))"
  }

  /// Whether one of the metrics on which a value depends is not finite.
  private func notFinite(_ operand: FilterOperand) throws(SQLiteError) -> [SQL] {
    try operand.metrics.map { source, metric throws(SQLiteError) in
      try operands.isNotFinite(source, metric)
    }
  }

  /// An ORDER BY term; what is missing comes last.
  func term(_ operand: FilterOperand, isDescending: Bool) throws(SQLiteError) -> SQL {
    Self.term(try operands.sql(operand).sql, isDescending: isDescending)
  }

  static func term(_ sql: SQL, isDescending: Bool) -> SQL {
    isDescending ? "\(sql) DESC NULLS LAST" : "\(sql) ASC NULLS LAST"
  }

  /// A value with what it is where it is not finite: nothing is to vanish from an answer.
  private func shown(_ operand: FilterOperand, _ type: FilterType) throws(SQLiteError) -> SQL {
    switch operand {
    case .reference(.metric(.measured, let metric, _), _):
      return """
        (SELECT CASE m.kind WHEN 'finite' THEN m.number WHEN 'boolean' THEN m.number \
        WHEN 'text' THEN m.text WHEN 'missing' THEN NULL ELSE m.kind END \
        \(try operands.measurement(metric)))
        """
    case .reference(.metric(.expected, let metric, _), _):
      return """
        (SELECT CASE x.kind WHEN 'finite' THEN x.number WHEN 'boolean' THEN x.number \
        WHEN 'text' THEN x.text WHEN 'missing' THEN NULL WHEN 'not-modelled' THEN NULL \
        ELSE x.kind END \(try operands.expectation(metric)))
        """
    case .reference(.metric(.deviation, let metric, _), _):
      return """
        coalesce(\(try operands.sql(operand).sql), \
        iif(\(try operands.isNotFinite(.deviation, metric)), 'not-finite', NULL))
        """
    case .reference(.field(.recordedAt), _): return operands.column("recorded_at")
    case .reference(.field(.createdAt), _): return operands.column("created_at")
    default: return try operands.sql(operand).sql
    }
  }

  /// Reads the value of a column.
  static func value(
    _ row: Statement, at index: Int, as type: FilterType
  ) throws(SQLiteError) -> ParameterValue? {
    switch row.value(at: index) {
    case .null, .blob: return nil
    case .text(let text): return .text(text == "+inf" ? "inf" : text)
    case .real(let number): return type == .boolean ? .boolean(number != 0) : .number(number)
    case .integer(let integer):
      switch type {
      case .boolean: return .boolean(integer != 0)
      case .version:
        guard let version = OSVersion(sortKey: Int(integer)) else {
          throw SQLiteError(code: .corrupt, message: "\(integer) is no OS version")
        }
        return .text(version.description)
      default: return .number(Double(integer))
      }
    }
  }
}

extension FilterOperand {
  /// The metrics on which the value depends.
  fileprivate var metrics: [(FilterReference.MetricSource, FilterMetric)] {
    switch self {
    case .reference(.metric(let source, let metric, _), _): [(source, metric)]
    case .negation(let inner), .absolute(let inner): inner.metrics
    case .arithmetic(_, let left, let right): left.metrics + right.metrics
    case .number, .text, .boolean, .version, .time, .reference: []
    }
  }
}
