import LayoutModel

extension FilterChecker {
  /// Two values that can be compared, and their type.
  func agreeing(
    _ left: Operand, _ right: Operand
  ) throws -> (FilterOperand, FilterOperand, FilterType) {
    if left.type == .version, let version = try literalVersion(right.expression) {
      return (left.value, .version(version), .version)
    }
    if right.type == .version, let version = try literalVersion(left.expression) {
      return (.version(version), right.value, .version)
    }
    if left.type == .time, let time = try literalTime(right.expression) {
      return (left.value, .time(time), .time)
    }
    if right.type == .time, let time = try literalTime(left.expression) {
      return (.time(time), right.value, .time)
    }
    guard let type = Self.common(left.type, right.type) else { throw disagreement(left, right) }
    return (
      canonical(viewed(left.value, as: type), beside: right.value),
      canonical(viewed(right.value, as: type), beside: left.value), type
    )
  }

  private static func common(_ left: FilterType, _ right: FilterType) -> FilterType? {
    switch (left, right) {
    case _ where left == right: left
    case (.numberOrText, .number), (.number, .numberOrText): .number
    case (.numberOrText, .text), (.text, .numberOrText): .text
    default: nil
    }
  }

  /// A number or text beside a version is one: 9.3 < 11 < 11.2.
  private func literalVersion(_ expression: FilterExpression) throws -> OSVersion? {
    switch expression.kind {
    case .number(_, let text), .text(let text): try version(text, expression)
    default: nil
    }
  }

  private func literalTime(_ expression: FilterExpression) throws -> String? {
    guard case .text(let text) = expression.kind else { return nil }
    guard Timestamp.isValid(text) else {
      throw error(
        expression, "'\(text)' is no time; write '2016-09-01' or '2016-09-01T08:30:00Z'")
    }
    return text
  }

  func viewed(_ operand: FilterOperand, as type: FilterType) -> FilterOperand {
    if case .reference(let reference, _) = operand { return .reference(reference, as: type) }
    return operand
  }

  /// A device goes by its name in the table of devices, as in the catalog; its aliases mean it too.
  private func canonical(_ operand: FilterOperand, beside other: FilterOperand) -> FilterOperand {
    guard case .text(let text) = operand, case .reference(.parameter(let parameter), _) = other,
      parameter.owner == .configuration, parameter.path == ConfigurationColumn.device.path,
      let device = DeviceTable.rows(named: text).first
    else { return operand }
    return .text(device.name)
  }

  /// The error stands under the value in the filter itself, else under the right side.
  private func disagreement(_ left: Operand, _ right: Operand) -> FilterError {
    let isLeftWrong = left.value.isLiteral && !right.value.isLiteral
    let (wrong, other) = isLeftWrong ? (left, right) : (right, left)
    return error(
      wrong.expression,
      "\(quoted(other.expression)) is \(other.type.description), "
        + "\(quoted(wrong.expression)) is \(wrong.type.description)"
        + advice(for: wrong.expression, wanted: other.type))
  }

  private func advice(for wrong: FilterExpression, wanted: FilterType) -> String {
    switch (wrong.kind, wanted) {
    case (.text(let text), .number) where Double(text)?.isFinite == true:
      "; write \(text) without quotes"
    case (.text("true"), .boolean), (.text("false"), .boolean): "; write it without quotes"
    case (.number(0, _), .boolean): "; write false"
    case (.number(1, _), .boolean): "; write true"
    case (.number(_, let text), .text): "; write '\(text)'"
    case (.version(let text), .text): "; write '\(text)'"
    default: ""
    }
  }
}
