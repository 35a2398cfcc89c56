/// Reads the grammar of filters and questions, by recursive descent.
///
///     question  = [filter] ["order" "by" term { "," term }] ["limit" number]
///     term      = sum ["asc" | "desc"]
///     filter    = and { "or" and }
///     and       = not { "and" not }
///     not       = "not" not | predicate
///     predicate = sum [ comparison sum
///                     | ["not"] "in" "(" sum { "," sum } ")"
///                     | ["not"] ("like" | "contains") sum
///                     | ["not"] "between" sum "and" sum
///                     | "is" ["not"] ("missing" | "recorded" | "finite") ]
///     sum       = product { ("+" | "-") product }
///     product   = factor { ("*" | "/") factor }
///     factor    = "-" factor | number | text | "true" | "false" | name
///               | name "(" filter ")" | [name "."] "any" "(" name ")" "." name | "(" filter ")"
struct FilterParser {
  /// How deep parentheses, signs and functions may be nested: SQLite's parser has a small stack.
  private static let deepestNesting = 15
  /// How many values may be added or multiplied in a row: each is a level of SQLite's tree.
  private static let longestChain = 200

  private let text: String
  private let tokens: [FilterToken]
  private var position = 0
  private var depth = 0

  private init(_ text: String) throws(FilterError) {
    self.text = text
    tokens = try FilterLexer.tokens(of: text)
  }

  private static let emptyMessage = "the filter is empty; say what to select, as in os >= 11"

  static func parse(_ text: String) throws(FilterError) -> FilterExpression {
    var parser = try FilterParser(text)
    guard parser.token.kind != .end else {
      throw parser.error(Self.emptyMessage)
    }
    let expression = try parser.disjunction()
    switch parser.token.kind {
    case .end: return expression
    case .keyword(.order), .keyword(.limit):
      throw parser.error("\(parser.found) belongs to plumb query; a filter ends before it")
    default: throw parser.operatorIsMissing()
    }
  }

  static func question(_ text: String) throws(FilterError) -> Question {
    var parser = try FilterParser(text)
    guard parser.token.kind != .end else {
      throw parser.error(Self.emptyMessage)
    }
    var question = Question(text: text)
    if !parser.isAtTail { question.filter = Filter(text: text, root: try parser.disjunction()) }
    if parser.take(.keyword(.order)) {
      guard parser.take(.keyword(.by)) else {
        throw parser.error("expected 'by' after 'order', found \(parser.found)")
      }
      repeat { question.order.append(try parser.term()) } while parser.take(.sign(.comma))
    }
    if parser.take(.keyword(.limit)) { question.limit = try parser.count() }
    switch parser.token.kind {
    case .end: return question
    case .keyword(.order): throw parser.error("'order by' stands before 'limit'")
    default: throw parser.operatorIsMissing()
    }
  }

  /// Reads values that are separated by commas.
  static func values(_ text: String) throws(FilterError) -> [FilterExpression] {
    var parser = try FilterParser(text)
    var values: [FilterExpression] = []
    repeat { values.append(try parser.sum()) } while parser.take(.sign(.comma))
    guard parser.token.kind == .end else {
      throw parser.error("expected a comma or the end of the list, found \(parser.found)")
    }
    return values
  }

  // MARK: Order and limit

  private var isAtTail: Bool {
    token.kind == .keyword(.order) || token.kind == .keyword(.limit)
  }

  private mutating func term() throws(FilterError) -> Question.Term {
    let value = try sum()
    if take(.keyword(.desc)) { return Question.Term(value: value, isDescending: true) }
    _ = take(.keyword(.asc))
    return Question.Term(value: value, isDescending: false)
  }

  private mutating func count() throws(FilterError) -> Int {
    guard case .number(let text) = token.kind, let count = Int(text), count >= 1 else {
      throw error("'limit' is a whole number from 1, found \(found)")
    }
    position += 1
    return count
  }

  private func operatorIsMissing() -> FilterError {
    error("expected an operator such as '=' or 'and', found \(found)")
  }

  // MARK: Conditions

  private mutating func disjunction() throws(FilterError) -> FilterExpression {
    try enter()
    defer { depth -= 1 }
    var parts = [try conjunction()]
    while take(.keyword(.or)) { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : expression(.oneOf(parts), from: parts[0])
  }

  private mutating func conjunction() throws(FilterError) -> FilterExpression {
    var parts = [try negatable()]
    while take(.keyword(.and)) { parts.append(try negatable()) }
    return parts.count == 1 ? parts[0] : expression(.all(parts), from: parts[0])
  }

  private mutating func negatable() throws(FilterError) -> FilterExpression {
    let start = token
    guard take(.keyword(.not)) else { return try predicate() }
    try enter()
    defer { depth -= 1 }
    return expression(.not(try negatable()), from: start)
  }

  private mutating func predicate() throws(FilterError) -> FilterExpression {
    let left = try sum()
    if let comparison = FilterComparison(token.kind) {
      position += 1
      let right = try sum()
      if FilterComparison(token.kind) != nil {
        throw error("comparisons do not chain; write a < b and b < c, or between")
      }
      return expression(.comparison(comparison, left, right), from: left)
    }
    if take(.keyword(.is)) { return try missing(left) }
    let isNegated = isNegatedOperator && take(.keyword(.not))
    guard let positive = try wordOperator(left) else { return left }
    return isNegated ? expression(.not(positive), from: left) : positive
  }

  /// Whether what follows is `not in`, `not like`, `not contains` or `not between`.
  private var isNegatedOperator: Bool {
    guard token.kind == .keyword(.not), position + 1 < tokens.count else { return false }
    let next = tokens[position + 1].kind
    switch next {
    case .keyword(.in), .keyword(.like), .keyword(.contains), .keyword(.between): return true
    default: return false
    }
  }

  private mutating func missing(
    _ operand: FilterExpression
  ) throws(FilterError) -> FilterExpression {
    let isNegated = take(.keyword(.not))
    // No plain negation: a value that is missing is neither.
    if take(.keyword(.finite)) {
      return expression(.isFinite(operand, !isNegated), from: operand)
    }
    let asksForMissing = token.kind == .keyword(.missing)
    guard take(.keyword(.missing)) || take(.keyword(.recorded)) else {
      throw error("expected 'missing', 'recorded' or 'finite' after 'is', found \(found)")
    }
    return expression(
      asksForMissing != isNegated ? .isMissing(operand) : .isRecorded(operand), from: operand)
  }

  private mutating func wordOperator(
    _ left: FilterExpression
  ) throws(FilterError) -> FilterExpression? {
    if take(.keyword(.in)) {
      return expression(.membership(left, try list()), from: left)
    }
    if take(.keyword(.like)) {
      return expression(.like(left, try sum()), from: left)
    }
    if take(.keyword(.contains)) {
      return expression(.contains(left, try sum()), from: left)
    }
    if take(.keyword(.between)) {
      let lower = try sum()
      guard take(.keyword(.and)) else {
        throw error("expected 'and' with the upper end of 'between', found \(found)")
      }
      return expression(.between(left, lower, try sum()), from: left)
    }
    return nil
  }

  private mutating func list() throws(FilterError) -> [FilterExpression] {
    guard take(.sign(.openParenthesis)) else {
      throw error("expected '(' with a list after 'in', found \(found)")
    }
    var values: [FilterExpression] = []
    repeat { values.append(try sum()) } while take(.sign(.comma))
    try close("the list")
    return values
  }

  // MARK: Values

  private mutating func sum() throws(FilterError) -> FilterExpression {
    try chain(ofProducts: false)
  }

  /// Reads a sum of products, or a product of factors; operators group from the left.
  private mutating func chain(ofProducts isProduct: Bool) throws(FilterError) -> FilterExpression {
    var length = 1
    var left = isProduct ? try factor() : try chain(ofProducts: true)
    while let arithmetic = FilterArithmetic(token.kind), arithmetic.isMultiplication == isProduct {
      length += 1
      guard length <= Self.longestChain else {
        throw error("more than \(Self.longestChain) values are added or multiplied here")
      }
      position += 1
      let right = isProduct ? try factor() : try chain(ofProducts: true)
      left = expression(.arithmetic(arithmetic, left, right), from: left)
    }
    return left
  }

  private mutating func factor() throws(FilterError) -> FilterExpression {
    let start = token
    switch start.kind {
    case .sign(.minus):
      position += 1
      try enter()
      defer { depth -= 1 }
      return expression(.negation(try factor()), from: start)
    case .sign(.openParenthesis):
      position += 1
      let inner = try disjunction()
      try close("the parenthesis")
      return expression(inner.kind, from: start)
    case .number(let number):
      position += 1
      return expression(try Self.number(number, in: text, at: start.columns), from: start)
    case .text(let content):
      position += 1
      return expression(.text(content), from: start)
    case .keyword(.yes), .keyword(.no):
      position += 1
      return expression(.boolean(start.kind == .keyword(.yes)), from: start)
    case .name(let name):
      position += 1
      return try named(name, from: start)
    default:
      throw error("expected a name, a number or a text in single quotes, found \(found)")
    }
  }

  private static func number(
    _ number: String, in text: String, at columns: Range<Int>
  ) throws(FilterError) -> FilterExpression.Kind {
    guard number.utf8.count(where: { $0 == UInt8(ascii: ".") }) < 2 else { return .version(number) }
    guard let value = Double(number), value.isFinite else {
      throw FilterError("'\(number)' is too large for a number", in: text, at: columns)
    }
    return .number(value, text: number)
  }

  private mutating func named(
    _ name: String, from start: FilterToken
  ) throws(FilterError) -> FilterExpression {
    guard take(.sign(.openParenthesis)) else { return expression(.name(name), from: start) }
    let argument = try disjunction()
    try close("the parenthesis")
    guard name == "any" || name.hasSuffix(".any") else {
      return expression(.call(name: name, argument), from: start)
    }
    guard take(.sign(.dot)), case .name(let path) = token.kind else {
      throw error("expected a path, as in any(UITableView).rowHeight, found \(found)")
    }
    position += 1
    let prefix = name.dropLast("any".count)
    return expression(.any(className: argument, path: prefix + path), from: start)
  }

  // MARK: Tokens

  private var token: FilterToken { tokens[position] }

  private mutating func take(_ kind: FilterToken.Kind) -> Bool {
    guard token.kind == kind, kind != .end else { return false }
    position += 1
    return true
  }

  private mutating func close(_ what: String) throws(FilterError) {
    guard take(.sign(.closeParenthesis)) else {
      throw error("expected ')' at the end of \(what), found \(found)")
    }
  }

  private mutating func enter() throws(FilterError) {
    depth += 1
    guard depth <= Self.deepestNesting else {
      throw error("the filter is nested more than \(Self.deepestNesting) deep here")
    }
  }

  /// How messages call the next token.
  private var found: String {
    guard token.kind != .end else { return "the end of the filter" }
    let source = String(Array(text)[token.columns])
    if case .text = token.kind { return source }
    return "'\(source)'"
  }

  private func error(_ message: String) -> FilterError {
    FilterError(message, in: text, at: token.columns)
  }

  private func expression(
    _ kind: FilterExpression.Kind, from start: FilterToken
  ) -> FilterExpression {
    let end = position > 0 ? tokens[position - 1].columns.upperBound : start.columns.upperBound
    return FilterExpression(kind: kind, columns: start.columns.lowerBound..<end)
  }

  private func expression(
    _ kind: FilterExpression.Kind, from start: FilterExpression
  ) -> FilterExpression {
    let end = tokens[position - 1].columns.upperBound
    return FilterExpression(kind: kind, columns: start.columns.lowerBound..<end)
  }
}
