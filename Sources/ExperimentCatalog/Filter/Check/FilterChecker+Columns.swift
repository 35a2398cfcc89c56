import LayoutModel

// Columns and orders ask for values, where filters ask for conditions.
extension FilterChecker {
  /// Checks a value that is shown.
  func column(_ expression: FilterExpression) throws -> AnswerColumn {
    switch expression.kind {
    case .name(NameResolver.tag): return .tags
    case .name(AnswerColumn.countName): return .count
    case .call(Self.verdictName, let argument):
      if case .undecided(let reason) = verdicts { throw error(expression, reason) }
      try refuseAny(expression)
      return .verdict(try judgedMetric(argument))
    case .call(AnswerColumn.countName, let argument):
      return .countOf(try shown(argument).value)
    case .call(let name, let argument):
      guard let aggregate = AnswerColumn.Aggregate(rawValue: name) else { break }
      let operand = try shown(argument)
      guard aggregate != .mean || operand.type == .number || operand.type == .numberOrText else {
        throw error(
          argument, "'mean' needs numbers; \(quoted(argument)) is \(operand.type.description)")
      }
      let type = operand.type == .numberOrText ? .number : operand.type
      return .aggregate(aggregate, viewed(operand.value, as: type), type)
    default: break
    }
    let operand = try shown(expression)
    return .value(operand.value, operand.type)
  }

  /// Checks a value by which experiments are ordered.
  func ordered(_ expression: FilterExpression) throws -> FilterOperand {
    if isTag(expression) { throw error(expression, "tags have no order: an experiment has many") }
    return try shown(expression).value
  }

  private func shown(_ expression: FilterExpression) throws -> Operand {
    try refuseAny(expression)
    return try operand(expression)
  }

  private func refuseAny(_ expression: FilterExpression) throws {
    if let mention = Self.mentions(expression).first {
      throw error(mention, "any(…) has many values; ask for it in the filter, or write main.…")
    }
  }
}
