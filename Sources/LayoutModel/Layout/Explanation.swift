/// The reasons of one number, put together into a sum of leaves and the rules on the way.
public struct Explanation: Sendable {
  /// The number that is explained.
  public var value: Double
  /// The value as a sum, `-(status bar 20 + navigation bar 44)`, or as a formula.
  public var expression: String
  /// The rules that were used, the number's own first, each once.
  public var rules: [LayoutRule]

  /// One line: `-64 = -(status bar 20 + navigation bar 44)`.
  public var line: String { "\(NumberText.format(value)) = \(expression)" }
}

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

  /// The derivation of a metric: the noted one, or that of a metric that is computed from others.
  public func derivation(of metric: Metric) -> Derivation? {
    if let noted = derivations[metric] { return noted }
    guard !derivations.isEmpty, case .number(let value)? = self.value(of: metric) else {
      return nil
    }
    let coordinates = LayoutRule(
      "coordinate conversion",
      "A position in a superview is the frame's origin minus the superview's bounds' origin.",
      .documented, basis: "UIView.convert(_:to:); articles/001/bounds-shift")
    switch (metric.subject, metric.property) {
    case (.view(let index), .bounds(.x)) where views[index].scroll != nil:
      return Derivation(
        coordinates, value: value,
        sum: [.plus("contentOffset.x", value, Metric(metric.subject, .contentOffset(.x)))])
    case (.view(let index), .bounds(.y)) where views[index].scroll != nil:
      return Derivation(
        coordinates, value: value,
        sum: [.plus("contentOffset.y", value, Metric(metric.subject, .contentOffset(.y)))])
    case (.view, .contentOrigin(let axis)):
      return Derivation(
        coordinates, value: value,
        sum: [
          .minus(
            "contentOffset.\(axis.rawValue)", -value, Metric(metric.subject, .contentOffset(axis)))
        ])
    case (_, .screenFrame(.x)), (_, .frameInScrollView(.x)):
      return position(of: metric, .x, value: value, rule: coordinates)
    case (_, .screenFrame(.y)), (_, .frameInScrollView(.y)):
      return position(of: metric, .y, value: value, rule: coordinates)
    default:
      let name = MetricPath.text(of: metric.property)
      return Derivation(
        LayoutRule(
          name, MetricPath.meaning(of: metric.property), .documented,
          basis: "definition of the metric"),
        value: value, sum: [.plus(name, value)])
    }
  }

  private func position(
    of metric: Metric, _ axis: Axis, value: Double, rule: LayoutRule
  ) -> Derivation? {
    let own: RectComponent = axis == .x ? .x : .y
    let frame = Metric(metric.subject, .frame(own))
    guard case .number(let origin)? = self.value(of: frame) else { return nil }
    var terms: [Derivation.Term] = [.plus("frame.\(own.rawValue)", origin, frame)]
    var current: Int?
    switch metric.subject {
    case .view(let index): current = views[index].superview
    case .refreshHeader(let index), .loadMoreFooter(let index), .refreshControl(let index):
      current = index
    default: return nil
    }
    var isInner = false
    if case .frameInScrollView = metric.property { isInner = true }
    while let index = current {
      let subject = MetricSubject.view(index)
      let bounds = views[index].bounds.origin[axis]
      if bounds != 0 {
        terms.append(.minus("bounds.\(own.rawValue)", bounds, Metric(subject, .bounds(own))))
      }
      if isInner && views[index].scroll != nil { break }
      let frame = views[index].frame.origin[axis]
      if frame != 0 {
        terms.append(.plus("frame.\(own.rawValue)", frame, Metric(subject, .frame(own))))
      }
      current = views[index].superview
    }
    return Derivation(rule, value: value, sum: terms)
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
      "\(term.label) \(NumberText.format(term.value))"
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
