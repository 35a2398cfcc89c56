extension Layout {
  /// Explains a number; nil where the layout was not asked to explain or the metric is no number.
  public func explanation(of metric: Metric) -> Explanation? {
    guard let derivation = derivation(of: metric) else { return nil }
    var rules: [LayoutRule] = []
    var leaves: [Derivation.Term] = []
    collect(derivation, negated: false, into: &leaves, &rules)
    let expression: String
    if case .formula(let text) = derivation.form {
      expression = text
    } else {
      expression = Self.sum(leaves)
    }
    return Explanation(value: derivation.value, expression: expression, rules: rules)
  }

  private func collect(
    _ derivation: Derivation, negated: Bool, into leaves: inout [Derivation.Term],
    _ rules: inout [LayoutRule]
  ) {
    if !rules.contains(derivation.rule) { rules.append(derivation.rule) }
    for term in derivation.terms {
      let isNegative = term.isNegative != negated
      if let metric = term.metric, let inner = self.derivation(of: metric), inner.form == .sum,
        inner.value == term.value
      {
        collect(inner, negated: isNegative, into: &leaves, &rules)
      } else {
        var leaf = term
        leaf.isNegative = isNegative
        leaves.append(leaf)
      }
    }
  }

  /// Writes a sum of leaves; those of zero are left out unless nothing else remains.
  private static func sum(_ leaves: [Derivation.Term]) -> String {
    var terms = leaves.filter { $0.value != 0 }
    if terms.isEmpty { terms = Array(leaves.prefix(1)) }
    guard let first = terms.first else { return "nothing reaches in" }
    func text(_ term: Derivation.Term) -> String {
      term.isSaidByLabel ? term.label : "\(term.label) \(NumberText.format(term.value))"
    }
    if terms.allSatisfy(\.isNegative) {
      if terms.count == 1 { return "-(\(text(first)))" }
      return "-(\(terms.map(text).joined(separator: " + ")))"
    }
    var line = (first.isNegative ? "-" : "") + text(first)
    for term in terms.dropFirst() { line += (term.isNegative ? " - " : " + ") + text(term) }
    return line
  }
}
