import LayoutModel

/// Gives the names of a filter their meaning, and sees to it that the types agree.
struct FilterChecker {
  /// Whether the filter may ask for verdicts.
  enum Verdicts {
    case decided
    /// Why it may not, as a message.
    case undecided(String)
  }

  /// SQLite's own limit.
  private static let longestPattern = 50_000

  /// What is checked, as it is written.
  let text: String
  let resolver: NameResolver
  let verdicts: Verdicts

  /// - Throws: `FilterError`, and `SQLiteError` where the catalog cannot be asked for names.
  static func check(
    _ filter: Filter, names: KnownNames, verdicts: Verdicts
  ) throws -> FilterCondition {
    let checker = FilterChecker(
      text: filter.text, resolver: NameResolver(names: names), verdicts: verdicts)
    return try checker.condition(filter.root)
  }

  // MARK: Conditions

  private func condition(_ expression: FilterExpression) throws -> FilterCondition {
    switch expression.kind {
    case .not(let inner): return .not(try condition(inner))
    case .all(let parts): return .all(try parts.map(condition))
    case .oneOf(let parts): return .oneOf(try parts.map(condition))
    case .boolean(let boolean): return .constant(boolean)
    default:
      if let verdicts = try verdictCondition(expression) {
        return try forSomeView(expression, verdicts)
      }
      return try forSomeView(expression, predicate(expression))
    }
  }

  private func predicate(_ expression: FilterExpression) throws -> FilterCondition {
    switch expression.kind {
    case .comparison(let comparison, let left, let right):
      return try self.comparison(comparison, left, right)
    case .membership(let value, let list): return try membership(value, list)
    case .like(let value, let pattern): return try like(value, pattern)
    case .contains(let value, let part): return try contains(value, part)
    case .between(let value, let lower, let upper):
      return .all([
        try comparison(.greaterOrEqual, value, lower), try comparison(.lessOrEqual, value, upper),
      ])
    case .isMissing(let value):
      if isTag(value) { return .not(.hasTags) }
      return .isMissing(try operand(value).value)
    case .isRecorded(let value):
      return isTag(value) ? .hasTags : .not(.isMissing(try operand(value).value))
    case .isFinite(let value, let isFinite): return .isFinite(try metric(value), isFinite)
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
    let types = Set(pairs.map(\.2))
    guard pairs.allSatisfy(\.1.isLiteral), types.count == 1, types != [.time] else {
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
    if case .text(let text) = patternOperand.value, text.utf8.count > Self.longestPattern {
      throw error(pattern, "a pattern has at most \(Self.longestPattern) bytes")
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

  private func contains(
    _ value: FilterExpression, _ part: FilterExpression
  ) throws -> FilterCondition {
    if isTag(value) { return .isTaggedContaining(try tag(part)) }
    let operands = try [value, part].map { expression in
      let operand = try operand(expression)
      guard operand.type == .text || operand.type == .numberOrText else {
        throw error(
          expression,
          "'contains' compares texts; \(quoted(expression)) is \(operand.type.description)")
      }
      return viewed(operand.value, as: .text)
    }
    return .contains(operands[0], operands[1])
  }

  /// A metric whose values may be not finite.
  private func metric(_ expression: FilterExpression) throws -> FilterReference {
    guard case .reference(let reference, _) = try operand(expression).value,
      case .metric(_, _, type: .number) = reference
    else {
      throw error(
        expression,
        "'is finite' asks of a metric that is a number, as in measured.table.contentOffset.y")
    }
    return reference
  }

  // MARK: Values

  /// A value with its type, and where it stands.
  struct Operand {
    let value: FilterOperand
    let type: FilterType
    let expression: FilterExpression
  }

  func operand(_ expression: FilterExpression) throws -> Operand {
    let (value, type) = try typed(expression)
    return Operand(value: value, type: type, expression: expression)
  }

  private func typed(_ expression: FilterExpression) throws -> (FilterOperand, FilterType) {
    switch expression.kind {
    case _ where Self.asksForVerdict(expression): throw noValue(expression)
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
      return try reference(expression) { try resolver.reference(to: path, ofEach: viewClass) }
    case .negation(let inner):
      let operand = try number(inner, "-")
      if case .number(let number) = operand { return (.number(-number), .number) }
      return (.negation(operand), .number)
    case .arithmetic(let arithmetic, let left, let right):
      let sign = arithmetic.rawValue
      return (.arithmetic(arithmetic, try number(left, sign), try number(right, sign)), .number)
    case .call("abs", let argument): return (.absolute(try number(argument, "abs")), .number)
    case .call(let name, _): throw unknownFunction(name, expression)
    case .comparison, .membership, .like, .contains, .between, .isMissing, .isRecorded, .isFinite,
      .not, .all,
      .oneOf:
      throw noValue(expression)
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

  func viewClass(_ expression: FilterExpression) throws -> ViewClass {
    let known = ViewClass.allCases.map(\.rawValue)
    guard case .name(let name) = expression.kind, let viewClass = ViewClass(rawValue: name) else {
      throw error(
        expression, "any(…) takes a class: \(known.joined(separator: ", "))")
    }
    return viewClass
  }

  func version(_ text: String, _ expression: FilterExpression) throws -> OSVersion {
    guard let version = OSVersion(text) else {
      throw error(expression, "'\(text)' is no OS version; write 9.3 or 13.4.1")
    }
    return version
  }

  private func noValue(_ expression: FilterExpression) -> FilterError {
    error(expression, "a condition is no value; join conditions with and, or, not")
  }

  private func unknownFunction(_ name: String, _ expression: FilterExpression) -> FilterError {
    let end = expression.columns.lowerBound + name.count
    return FilterError(
      "there is no function '\(name)'; there are abs(…), any(…).path, deviates(…), matches(…), "
        + "waived(…) and verdict(…)", in: text,
      at: expression.columns.lowerBound..<end)
  }

  // MARK: any(…)

  /// Lets the view for which `any(…)` stands be any of its class, one for the whole predicate.
  func forSomeView(
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
  static func mentions(_ expression: FilterExpression) -> [FilterExpression] {
    switch expression.kind {
    case .any(let className, _): [className]
    case .negation(let inner), .call(_, let inner), .isMissing(let inner),
      .isRecorded(let inner), .isFinite(let inner, _):
      mentions(inner)
    case .arithmetic(_, let left, let right), .comparison(_, let left, let right),
      .like(let left, let right), .contains(let left, let right):
      mentions(left) + mentions(right)
    case .membership(let value, let list): mentions(value) + list.flatMap(mentions)
    case .between(let value, let lower, let upper):
      mentions(value) + mentions(lower) + mentions(upper)
    case .number, .version, .text, .boolean, .name, .not, .all, .oneOf: []
    }
  }

  // MARK: Messages

  func error(_ expression: FilterExpression, _ message: String) -> FilterError {
    FilterError(message, in: text, at: expression.columns)
  }

  /// A part of the filter as it is written, in quotes unless it has some.
  func quoted(_ expression: FilterExpression) -> String {
    let source = String(Array(text)[expression.columns])
    if case .text = expression.kind { return source }
    return "'\(source)'"
  }
}
