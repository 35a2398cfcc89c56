// Tags are many, so that they are asked for in ways of their own: any tag counts.
extension FilterChecker {
  func isTag(_ expression: FilterExpression) -> Bool {
    if case .name(NameResolver.tag) = expression.kind { true } else { false }
  }

  func tagComparison(
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

  func tag(_ expression: FilterExpression) throws -> String {
    guard case .text(let text) = expression.kind else {
      throw error(expression, "a tag is a text in single quotes")
    }
    return text
  }
}
