import LayoutModel

/// Turns checked conditions into SQL that is true or false, never NULL.
///
/// In the SQL `e` is the experiment and `c` its latest revision's configuration.
struct FilterCompiler {
  let operands: OperandCompiler
  let parameters: ParameterCompiler

  init(_ connection: Connection, simulator: Int64?) {
    parameters = ParameterCompiler(connection)
    operands = OperandCompiler(connection, parameters: parameters, simulator: simulator)
  }

  func sql(_ condition: FilterCondition) throws(SQLiteError) -> SQL {
    switch condition {
    case .constant(let value): return value ? "TRUE" : "FALSE"
    case .not(let inner): return "NOT (\(try sql(inner)))"
    case .all(let parts):
      return .joined(try parts.map { part throws(SQLiteError) in try sql(part) }, by: "AND")
    case .oneOf(let parts):
      return .joined(try parts.map { part throws(SQLiteError) in try sql(part) }, by: "OR")
    case .comparison(let comparison, let left, let right):
      if let stated = try parameters.stated(condition) { return stated.isSome }
      let left = try operands.sql(left)
      let right = try operands.sql(right)
      return truth("\(left.sql) \(comparison.sql) \(right.sql)", of: [left, right])
    case .membership(let value, let list):
      if let stated = try parameters.stated(condition) { return stated.isSome }
      let value = try operands.sql(value)
      return truth("\(value.sql) IN \(.list(list.map(\.bound)))", of: [value])
    case .like(let value, let pattern):
      let value = try operands.sql(value)
      let pattern = try operands.sql(pattern)
      return truth("\(value.sql) LIKE \(pattern.sql)", of: [value, pattern])
    case .contains(let value, let part):
      let value = try operands.sql(value)
      let part = try operands.sql(part)
      return truth(
        "instr(lower(\(value.sql)), lower(\(part.sql))) > 0", of: [value, part])
    case .isMissing(let operand):
      if case .reference(.metric(let source, let metric, _), _) = operand, source != .deviation {
        return "NOT \(try operands.isRecorded(source, metric))"
      }
      return "\(try operands.sql(operand).sql) IS NULL"
    case .isFinite(let reference, true):
      return "\(try operands.sql(.reference(reference, as: reference.type)).sql) IS NOT NULL"
    case .isFinite(let reference, false):
      guard case .metric(let source, let metric, _) = reference else { return "FALSE" }
      return try operands.isNotFinite(source, metric)
    case .isTrue(let operand):
      if let stated = try parameters.stated(condition) { return stated.isSome }
      return truth(try operands.sql(operand).sql, of: [try operands.sql(operand)])
    case .isTagged(let tags):
      let values = tags.map { SQLiteValue.text($0) }
      return """
        EXISTS (SELECT 1 FROM tag AS t WHERE t.revision = e.latest AND t.tag IN \(.list(values)))
        """
    case .isTaggedLike(let pattern):
      return """
        EXISTS (SELECT 1 FROM tag AS t
        WHERE t.revision = e.latest AND t.tag LIKE \(bind: .text(pattern)))
        """
    case .isTaggedContaining(let part):
      return """
        EXISTS (SELECT 1 FROM tag AS t
        WHERE t.revision = e.latest AND instr(lower(t.tag), lower(\(bind: .text(part)))) > 0)
        """
    case .hasTags:
      return "EXISTS (SELECT 1 FROM tag AS t WHERE t.revision = e.latest)"
    case .verdicts(let test, let metric):
      return VerdictFunction.sql(
        test, metric: metric.map { "ifnull(\(operands.path(of: $0)), '')" })
    case .someView(let viewClass, let inner):
      return """
        EXISTS (SELECT 1 FROM parameter AS k CROSS JOIN parameter_name AS v ON v.id = k.name
        WHERE k.configuration = c.id AND v.property = 'class' AND v.view IS NOT NULL
        AND k.value IN \(.list(viewClass.andSubclasses)) AND \(try sql(inner)))
        """
    }
  }

  /// A comparison that may be NULL is false where it is.
  private func truth(_ sql: SQL, of scalars: [ScalarSQL]) -> SQL {
    scalars.contains(where: \.isNullable) ? "(\(sql)) IS TRUE" : sql
  }
}

extension SQL {
  /// The names of classes as a list in parentheses.
  static func list(_ classes: [ViewClass]) -> SQL {
    list(classes.map { .text($0.rawValue) })
  }
}
