import LayoutModel

/// Gives the names of a filter their meaning, and sees to it that the types agree.
struct FilterChecker {
  let filter: Filter
  let resolver: NameResolver

  /// - Throws: `FilterError`, and `SQLiteError` where the catalog cannot be asked for names.
  static func check(_ filter: Filter, names: KnownNames) throws -> FilterCondition {
    let checker = FilterChecker(filter: filter, resolver: NameResolver(names: names))
    return try checker.condition(filter.root)
  }

  // MARK: Conditions

  private func condition(_ expression: FilterExpression) throws -> FilterCondition {
    switch expression.kind {
    case .not(let inner): return .not(try condition(inner))
    case .all(let parts): return .all(try parts.map(condition))
    case .oneOf(let parts): return .oneOf(try parts.map(condition))
    case .boolean(let boolean): return .constant(boolean)
    default: return try forSomeView(expression, predicate(expression))
    }
  }

  private func predicate(_ expression: FilterExpression) throws -> FilterCondition {
    switch expression.kind {
    case .comparison(let comparison, let left, let right):
      return try self.comparison(comparison, left, right)
    case .membership(let value, let list): return try membership(value, list)
    case .like(let value, let pattern): return try like(value, pattern)
    case .between(let value, let lower, let upper):
      return .all([
        try comparison(.greaterOrEqual, value, lower), try comparison(.lessOrEqual, value, upper),
      ])
    case .isMissing(let value):
      if isTag(value) { return .not(.hasTags) }
      return .isMissing(try operand(value).value)
    default:
      let operand = try operand(expression)
      guard operand.type == .boolean else {
        throw error(
          expression,
          "\(quoted(expression)) is \(operand.type.description) and no condition; compare it, or "
            + "ask with 'is missing'")
      }
      return .isTrue(operand.value)
    }
  }

  private func comparison(
    _ comparison: FilterComparison, _ left: FilterExpression, _ right: FilterExpression
  ) throws -> FilterCondition {
    if isTag(left) || isTag(right) {
      return try tagComparison(comparison, left, right)
    }
    let (leftValue, rightValue, type) = try agreeing(operand(left), operand(right))
    guard type != .boolean || !comparison.isOrder else {
      throw error(
        right, "\(quoted(left)) is true or false: compare with = or !=")
    }
    return .comparison(comparison, leftValue, rightValue)
  }

  private func membership(
    _ value: FilterExpression, _ list: [FilterExpression]
  ) throws -> FilterCondition {
    if isTag(value) { return .isTagged(try list.map { try tag($0) }) }
    // Each element may have another type where the value may.
    let value = try operand(value)
    let pairs = try list.map { try agreeing(value, operand($0)) }
    guard pairs.allSatisfy(\.1.isLiteral), Set(pairs.map(\.2)).count == 1 else {
      return .oneOf(pairs.map { .comparison(.equal, $0.0, $0.1) })
    }
    return .membership(pairs[0].0, pairs.map(\.1))
  }

  private func like(
    _ value: FilterExpression, _ pattern: FilterExpression
  ) throws -> FilterCondition {
    let patternOperand = try operand(pattern)
    guard patternOperand.type == .text || patternOperand.type == .numberOrText else {
      throw error(
        pattern,
        "'like' needs a pattern, a text with % and _; found \(patternOperand.type.description)")
    }
    if isTag(value) { return .isTaggedLike(try tag(pattern)) }
    let operand = try operand(value)
    guard operand.type == .text || operand.type == .numberOrText else {
      throw error(
        value, "'like' compares texts; \(quoted(value)) is \(operand.type.description)")
    }
    return .like(
      viewed(operand.value, as: .text), viewed(patternOperand.value, as: .text))
  }

  // MARK: Tags

  private func isTag(_ expression: FilterExpression) -> Bool {
    if case .name(NameResolver.tag) = expression.kind { true } else { false }
  }

  private func tagComparison(
    _ comparison: FilterComparison, _ left: FilterExpression, _ right: FilterExpression
  ) throws -> FilterCondition {
    let (tagName, value) = isTag(left) ? (left, right) : (right, left)
    switch comparison {
    case .equal: return .isTagged([try tag(value)])
    case .unequal: return .not(.isTagged([try tag(value)]))
    default:
      throw error(tagName, "tags have no order: ask with =, !=, in, like or 'is missing'")
    }
  }

  private func tag(_ expression: FilterExpression) throws -> String {
    guard case .text(let text) = expression.kind else {
      throw error(expression, "a tag is a text in single quotes")
    }
    return text
  }

  // MARK: Values

  /// A value with its type, and where it stands.
  private struct Operand {
    let value: FilterOperand
    let type: FilterType
    let expression: FilterExpression
  }

  private func operand(_ expression: FilterExpression) throws -> Operand {
    let (value, type) = try typed(expression)
    return Operand(value: value, type: type, expression: expression)
  }

  private func typed(_ expression: FilterExpression) throws -> (FilterOperand, FilterType) {
    switch expression.kind {
    case .number(let number, _): return (.number(number), .number)
    case .version(let text): return (.version(try version(text, expression)), .version)
    case .text(let text): return (.text(text), .text)
    case .boolean(let boolean): return (.boolean(boolean), .boolean)
    case .name(let name):
      if isTag(expression) {
        throw error(expression, "a tag is only compared: tag = 'field', tag in (…), tag like 'a%'")
      }
      return try reference(expression) { try resolver.reference(to: name) }
    case .any(let className, let path):
      let viewClass = try viewClass(className)
      return try reference(expression) { try resolver.parameter(path, ofEach: viewClass) }
    case .negation(let inner):
      let operand = try number(inner, "-")
      if case .number(let number) = operand { return (.number(-number), .number) }
      return (.negation(operand), .number)
    case .arithmetic(let arithmetic, let left, let right):
      let sign = arithmetic.rawValue
      return (.arithmetic(arithmetic, try number(left, sign), try number(right, sign)), .number)
    case .call("abs", let argument): return (.absolute(try number(argument, "abs")), .number)
    case .call(let name, _): throw unknownFunction(name, expression)
    case .comparison, .membership, .like, .between, .isMissing, .not, .all, .oneOf:
      throw error(expression, "a condition is no value; join conditions with and, or, not")
    }
  }

  private func reference(
    _ expression: FilterExpression, _ resolve: () throws -> FilterReference
  ) throws -> (FilterOperand, FilterType) {
    do {
      let reference = try resolve()
      return (.reference(reference, as: reference.type), reference.type)
    } catch let failure as NameResolver.Failure {
      throw error(expression, failure.message)
    }
  }

  private func number(_ expression: FilterExpression, _ sign: String) throws -> FilterOperand {
    let operand = try operand(expression)
    guard operand.type == .number || operand.type == .numberOrText else {
      throw error(
        expression, "'\(sign)' needs numbers; \(quoted(expression)) is \(operand.type.description)")
    }
    return viewed(operand.value, as: .number)
  }

  private func viewClass(_ expression: FilterExpression) throws -> ViewClass {
    let known = ViewClass.allCases.map(\.rawValue)
    guard case .name(let name) = expression.kind, let viewClass = ViewClass(rawValue: name) else {
      throw error(
        expression, "any(…) takes a class: \(known.joined(separator: ", "))")
    }
    return viewClass
  }

  private func version(_ text: String, _ expression: FilterExpression) throws -> OSVersion {
    guard let version = OSVersion(text) else {
      throw error(expression, "'\(text)' is no OS version; write 9.3 or 13.4.1")
    }
    return version
  }

  private func unknownFunction(_ name: String, _ expression: FilterExpression) -> FilterError {
    let end = expression.columns.lowerBound + name.count
    return FilterError(
      "there is no function '\(name)'; there are abs(…) and any(…).path", in: filter.text,
      at: expression.columns.lowerBound..<end)
  }

  // MARK: Types

  /// Two values that can be compared, and their type.
  private func agreeing(
    _ left: Operand, _ right: Operand
  ) throws -> (FilterOperand, FilterOperand, FilterType) {
    if left.type == .version, let version = try literalVersion(right.expression) {
      return (left.value, .version(version), .version)
    }
    if right.type == .version, let version = try literalVersion(left.expression) {
      return (.version(version), right.value, .version)
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

  private func viewed(_ operand: FilterOperand, as type: FilterType) -> FilterOperand {
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

  // MARK: any(…)

  /// Lets the view for which `any(…)` stands be any of its class, one for the whole predicate.
  private func forSomeView(
    _ expression: FilterExpression, _ condition: FilterCondition
  ) throws -> FilterCondition {
    let mentions = Self.mentions(expression)
    guard let first = mentions.first else { return condition }
    let viewClass = try viewClass(first)
    for other in mentions.dropFirst() where try self.viewClass(other) != viewClass {
      throw error(
        other, "one comparison asks for views of one class; join two comparisons with and")
    }
    return .someView(viewClass, condition)
  }

  /// The classes in the `any(…)` of a predicate.
  private static func mentions(_ expression: FilterExpression) -> [FilterExpression] {
    switch expression.kind {
    case .any(let className, _): [className]
    case .negation(let inner), .call(_, let inner), .isMissing(let inner): mentions(inner)
    case .arithmetic(_, let left, let right), .comparison(_, let left, let right),
      .like(let left, let right):
      mentions(left) + mentions(right)
    case .membership(let value, let list): mentions(value) + list.flatMap(mentions)
    case .between(let value, let lower, let upper):
      mentions(value) + mentions(lower) + mentions(upper)
    case .number, .version, .text, .boolean, .name, .not, .all, .oneOf: []
    }
  }

  // MARK: Messages

  private func error(_ expression: FilterExpression, _ message: String) -> FilterError {
    FilterError(message, in: filter.text, at: expression.columns)
  }

  /// A part of the filter as it is written, in quotes unless it has some.
  private func quoted(_ expression: FilterExpression) -> String {
    let source = String(Array(filter.text)[expression.columns])
    if case .text = expression.kind { return source }
    return "'\(source)'"
  }
}

extension Filter {
  /// Checks all that can be checked without a catalog.
  ///
  /// - Throws: `FilterError` for a name that no configuration and no layout has, and where types do
  ///   not agree.
  func checkNames() throws {
    _ = try FilterChecker.check(self, names: .anything)
  }
}
