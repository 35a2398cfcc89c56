import LayoutModel

extension LayoutRule {
  static let statedInset = LayoutRule(
    "contentInset", "The content inset is the one that was set.", .documented,
    basis: "UIScrollView.contentInset")
  static let adjustedInsetBefore11 = LayoutRule(
    "adjustedContentInset", "Before iOS 11 nothing but the content inset counts.", .documented,
    basis: "UIScrollView.adjustedContentInset, iOS 11")
}

extension Simulation {
  /// Notes the frame of a view under a rule.
  mutating func noteFrame(of index: Int, rule: @autoclosure () -> LayoutRule) {
    guard trace.isOpen else { return }
    let rule = rule()
    for component in RectComponent.allCases {
      let value = states[index].frame[component]
      trace.note(
        Metric(.view(index), .frame(component)),
        Derivation(rule, value: value, sum: [.plus("frame.\(component.rawValue)", value)]))
    }
  }

  mutating func noteContentInset(of index: Int) {
    guard trace.isOpen else { return }
    for edge in Edge.allCases {
      let value = states[index].contentInset[edge]
      let term: Derivation.Term = .plus("contentInset.\(edge.rawValue)", value)
      trace.note(
        Metric(.view(index), .contentInset(edge)),
        Derivation(.statedInset, value: value, sum: [term]))
      let own: Derivation.Term = .plus(
        "contentInset.\(edge.rawValue)", value, Metric(.view(index), .contentInset(edge)))
      trace.note(
        Metric(.view(index), .adjustedContentInset(edge)),
        Derivation(
          hasSafeArea ? .statedInset : .adjustedInsetBefore11,
          value: states[index].adjustedContentInset[edge],
          sum: [own] + systemInsetTerms(of: index, edge)))
    }
  }

  /// Notes what a container has added in all, on the edges where that has changed.
  mutating func noteAutomaticInset(of index: Int, _ added: EdgeInsets, _ change: EdgeInsets) {
    guard trace.isOpen else { return }
    for edge in [Edge.top, .bottom] where change[edge] != 0 {
      let value = states[index].contentInset[edge]
      let own = value - added[edge]
      var terms = layoutGuideTerms(edge)
      if own != 0 { terms.insert(.plus("contentInset.\(edge.rawValue)", own), at: 0) }
      trace.note(
        Metric(.view(index), .contentInset(edge)),
        Derivation(
          .automaticInsets, value: value, sum: terms))
      trace.note(
        Metric(.view(index), .adjustedContentInset(edge)),
        Derivation(
          .adjustedInsetBefore11, value: value,
          sum: [
            .plus(
              "contentInset.\(edge.rawValue)", value,
              Metric(.view(index), .contentInset(edge)))
          ]))
    }
  }

  /// What reaches into the controller's view on an edge: the bars less their distance from it.
  func layoutGuideTerms(_ edge: Edge) -> [Derivation.Term] {
    guard layoutGuides[edge] > 0 else { return [] }
    var terms = bars.terms(edge, in: presentation.size)
    let gap = edge.distance(of: states[0].frame, in: presentation.bounds)
    if gap > 0 { terms.append(.minus("view's distance", gap)) }
    return terms
  }

  mutating func noteAdjustedInset(of index: Int, rule: @autoclosure () -> LayoutRule) {
    guard trace.isOpen else { return }
    let rule = rule()
    for edge in Edge.allCases {
      var terms: [Derivation.Term] = []
      let own = states[index].contentInset[edge]
      if own != 0 {
        terms.append(
          .plus("contentInset.\(edge.rawValue)", own, Metric(.view(index), .contentInset(edge))))
      }
      terms += systemInsetTerms(of: index, edge)
      trace.note(
        Metric(.view(index), .adjustedContentInset(edge)),
        Derivation(rule, value: states[index].adjustedContentInset[edge], sum: terms))
    }
  }

  /// What the system adds to the content inset on an edge, zeros left out.
  private func systemInsetTerms(of index: Int, _ edge: Edge) -> [Derivation.Term] {
    var terms: [Derivation.Term] = []
    let refresh = edge == .top ? states[index].refreshInset : 0
    let safeArea = states[index].systemInset[edge] - refresh
    if safeArea != 0 {
      terms.append(
        .plus(
          "safe area \(edge.rawValue)", safeArea, Metric(.view(index), .safeAreaInsets(edge))))
    }
    if refresh != 0 { terms.append(.plus("refresh control", refresh)) }
    return terms
  }

  /// Notes by how much frames from constraints were rounded to pixels.
  mutating func noteRounding(of result: ConstraintLayout.Result, in frame: Rect, _ index: Int) {
    guard trace.isOpen else { return }
    let solved: [(RectComponent, Double?)] = [
      (.x, result.origin.x), (.y, result.origin.y), (.width, result.size.width),
      (.height, result.size.height),
    ]
    for case (let component, let value?) in solved where value != frame[component] {
      trace.note(
        Metric(.view(index), .frame(component)),
        Derivation(
          .pixelGrid, value: frame[component],
          sum: [.plus("solved", value), .plus("to the pixel", frame[component] - value)]))
    }
  }

  mutating func noteCollapse() {
    guard trace.isOpen, let bar = bars.layout.navigationBar else { return }
    trace.note(
      Metric(.navigationBar, .frame(.height)),
      Derivation(
        .largeTitleCollapses, value: bar.size.height,
        sum: [.plus("navigation bar", bar.size.height)]))
  }

  mutating func noteKeyboard(of index: Int) {
    let own = states[index].contentInset.bottom
    trace.note(
      Metric(.view(index), .adjustedContentInset(.bottom)),
      Derivation(
        .keyboard, value: states[index].adjustedContentInset.bottom,
        sum: [
          .plus("contentInset.bottom", own, Metric(.view(index), .contentInset(.bottom))),
          .plus("keyboard", states[index].keyboardHeight),
        ]))
  }

  mutating func noteNeverScrolled(_ index: Int) {
    guard trace.isOpen else { return }
    let derivation = Derivation(.statedOffset, value: 0, sum: [.plus("never scrolled", 0)])
    for axis in Axis.allCases { noteOffset(of: index, axis, derivation) }
  }

  /// Notes an offset; callers ask `trace.isOpen` before they put the derivation together.
  mutating func noteOffset(of index: Int, _ axis: Axis, _ derivation: Derivation) {
    trace.note(Metric(.view(index), .contentOffset(axis)), derivation)
  }

  /// Notes that the offset on an axis stands at an end of its range.
  mutating func noteRest(of index: Int, _ axis: Axis, rule: @autoclosure () -> LayoutRule) {
    guard trace.isOpen else { return }
    let rule = rule()
    let state = states[index]
    let value = state.boundsOrigin[axis]
    if value == state.offsetRange.minimum[axis] {
      let edge: Edge = axis == .x ? .left : .top
      noteOffset(
        of: index, axis,
        Derivation(
          rule, value: value,
          sum: [
            .minus(
              "adjustedContentInset.\(edge.rawValue)", state.adjustedContentInset[edge],
              Metric(.view(index), .adjustedContentInset(edge)))
          ]))
    } else {
      noteOffset(
        of: index, axis,
        Derivation(
          rule, value: value,
          sum: [
            .plus(
              "maximumContentOffset.\(axis.rawValue)", value,
              Metric(.view(index), .maximumContentOffset(axis)))
          ]))
    }
  }
}
