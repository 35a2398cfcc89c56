import LayoutModel

/// A condition that only configurations can meet that state a parameter: their default does not.
///
/// Then one look at the parameter's rows decides, and these rows say which configurations there are.
struct StatedParameter {
  /// The condition on the table `parameter AS p`.
  let condition: SQL

  /// The parameter's rows that meet the condition.
  var rows: SQL { "FROM parameter AS p WHERE \(condition)" }

  /// Whether the configuration meets the condition.
  var isSome: SQL { isSome(of: "c.id") }

  /// The configurations that meet this condition and the others; this one lists them.
  func configurations(meeting others: [StatedParameter]) -> SQL {
    let ids: SQL = "SELECT p.configuration \(rows)"
    guard !others.isEmpty else { return ids }
    let conditions = others.map { $0.isSome(of: "s.configuration") }
    return "SELECT s.configuration FROM (\(ids)) AS s WHERE \(SQL.joined(conditions, by: "AND"))"
  }

  private func isSome(of configuration: SQL) -> SQL {
    """
    EXISTS (SELECT 1 FROM parameter AS p WHERE p.configuration = \(configuration) AND \(condition))
    """
  }
}

extension ParameterCompiler {
  /// The condition in the form of rows, where its shape and the parameter's default allow it.
  func stated(_ condition: FilterCondition) throws(SQLiteError) -> StatedParameter? {
    switch condition {
    case .comparison(let comparison, .reference(.parameter(let parameter), let type), let literal)
    where literal.isLiteral:
      return try stated(parameter, type, "p.value \(comparison.sql) \(bind: literal.bound)") {
        literal.holds(comparison, for: $0)
      }
    case .comparison(let comparison, let literal, .reference(.parameter(let parameter), let type))
    where literal.isLiteral:
      let mirrored = comparison.mirrored
      return try stated(parameter, type, "p.value \(mirrored.sql) \(bind: literal.bound)") {
        literal.holds(mirrored, for: $0)
      }
    case .membership(.reference(.parameter(let parameter), let type), let literals):
      return try stated(parameter, type, "p.value IN \(.list(literals.map(\.bound)))") { value in
        literals.contains { $0.holds(.equal, for: value) }
      }
    case .isTrue(.reference(.parameter(let parameter), let type)):
      return try stated(parameter, type, "p.value = \(bind: SQLiteValue(true))") {
        $0 == .boolean(true)
      }
    default:
      return nil
    }
  }

  private func stated(
    _ parameter: FilterParameter, _ type: FilterType, _ rows: SQL,
    holds: (ParameterValue) -> Bool
  ) throws(SQLiteError) -> StatedParameter? {
    guard !hasColumn(parameter), !parameter.description.defaultValue.values.contains(where: holds)
    else { return nil }
    let path: String
    switch parameter.owner {
    case .configuration: path = parameter.path
    case .view(let id): path = "\(id).\(parameter.path)"
    case .main, .each: return nil
    }
    let name = try id(of: path).map { SQLiteValue.integer($0) } ?? .null
    let guardedRows: SQL =
      switch (FilterType(parameter.description.kind), type) {
      case (.numberOrText, .number): "\(rows) AND typeof(p.value) <> 'text'"
      case (.numberOrText, .text): "\(rows) AND typeof(p.value) = 'text'"
      default: rows
      }
    return StatedParameter(condition: "p.name = \(bind: name) AND \(guardedRows)")
  }
}

extension DefaultValue {
  /// What the default may be on one system or another.
  fileprivate var values: [ParameterValue] {
    switch self {
    case .none, .depends: []
    case .constant(let value): [value]
    case .byOS(let defaults): defaults.map(\.value)
    }
  }
}

extension FilterOperand {
  /// Whether a parameter's value compares like this with the literal; another type never does.
  fileprivate func holds(_ comparison: FilterComparison, for value: ParameterValue) -> Bool {
    switch (value, self) {
    case (.number(let number), .number(let literal)): comparison.holds(number, literal)
    case (.text(let text), .text(let literal)):
      comparison.holds(UTF8Order(text), UTF8Order(literal))
    case (.boolean(let boolean), .boolean(let literal)):
      comparison.holds(boolean ? 1 : 0, literal ? 1 : 0)
    default: false
    }
  }
}
