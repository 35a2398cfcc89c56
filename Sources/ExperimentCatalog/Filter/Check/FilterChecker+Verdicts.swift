import LayoutModel

// deviates, matches, waived and verdict ask of all an experiment's values, or of one metric's:
// deviates(table.contentOffset.y).
extension FilterChecker {
  static let verdictName = "verdict"

  /// The condition, where the expression asks for verdicts.
  func verdictCondition(_ expression: FilterExpression) throws -> FilterCondition? {
    switch expression.kind {
    case .name(let name), .call(let name, _):
      guard let test = VerdictTest.predicates[name] else {
        guard name == Self.verdictName else { return nil }
        throw error(expression, "compare the verdict: verdict = 'not-modelled', verdict in (…)")
      }
      return try verdicts(test, of: expression)
    case .comparison(let comparison, let left, let right):
      guard let (subject, value) = Self.verdictFirst(left, right) else { return nil }
      guard !comparison.isOrder else {
        throw error(subject, "verdicts have no order: ask with =, != or in")
      }
      let condition = try verdicts(.some([try verdict(value)]), of: subject)
      return comparison == .equal ? condition : .not(condition)
    case .membership(let subject, let list):
      guard Self.isVerdict(subject) else { return nil }
      return try verdicts(.some(try list.map(verdict)), of: subject)
    default:
      return nil
    }
  }

  /// Whether the expression is a condition on verdicts, or a part of one.
  static func asksForVerdict(_ expression: FilterExpression) -> Bool {
    switch expression.kind {
    case .name(let name), .call(let name, _):
      VerdictTest.predicates[name] != nil || isVerdict(expression)
    default: false
    }
  }

  private static func isVerdict(_ expression: FilterExpression) -> Bool {
    switch expression.kind {
    case .name(verdictName), .call(verdictName, _): true
    default: false
    }
  }

  private static func verdictFirst(
    _ left: FilterExpression, _ right: FilterExpression
  ) -> (FilterExpression, FilterExpression)? {
    if isVerdict(left) { return (left, right) }
    return isVerdict(right) ? (right, left) : nil
  }

  private func verdicts(
    _ test: VerdictTest, of subject: FilterExpression
  ) throws -> FilterCondition {
    if case .undecided(let reason) = verdicts { throw error(subject, reason) }
    guard case .call(_, let argument) = subject.kind else {
      return .verdicts(test, metric: nil)
    }
    return .verdicts(test, metric: try judgedMetric(argument))
  }

  /// The metric in `deviates(…)`.
  func judgedMetric(_ argument: FilterExpression) throws -> FilterMetric {
    do {
      let reference: FilterReference
      switch argument.kind {
      case .name(let path):
        reference = try resolver.metric(path, from: .measured, prefix: "")
      case .any(_, let path):
        reference = try resolver.metric(path, of: .each, from: .measured)
      default:
        throw error(argument, "expected a metric, as in deviates(table.contentOffset.y)")
      }
      guard case .metric(_, let metric, _) = reference else {
        throw error(argument, "expected a metric, as in deviates(table.contentOffset.y)")
      }
      return metric
    } catch let failure as NameResolver.Failure {
      throw error(argument, failure.message)
    }
  }

  private func verdict(_ expression: FilterExpression) throws -> Verdict {
    guard case .text(let text) = expression.kind else {
      throw error(expression, "a verdict is a text in single quotes: verdict = 'not-modelled'")
    }
    guard let verdict = Verdict(rawValue: text) else {
      let known = Verdict.allCases.map(\.rawValue)
      let near = NearestName.suggestions(for: text, among: known)
      let advice =
        near.isEmpty
        ? "there are \(known.map { "'\($0)'" }.joined(separator: ", "))"
        : "did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?"
      throw error(expression, "there is no verdict '\(text)'; \(advice)")
    }
    return verdict
  }
}
