import LayoutModel

extension Simulation {
  /// Notes what is worked out only when the layout is handed over: margins, components, the drag.
  mutating func noteRest(of index: Int) {
    noteMargins(of: index)
    noteComponents(of: index)
    noteDrag(of: index)
    noteSearchBar(of: index)
    notePinnedHeaders(of: index)
  }

  private mutating func noteMargins(of index: Int) {
    guard let margins = layoutMargins(index) else { return }
    let view = configuration.views[index]
    for edge in Edge.allCases {
      let safeArea =
        hasSafeArea && view.insetsLayoutMarginsFromSafeArea
        ? states[index].safeAreaInsets[edge] : 0
      var terms: [Derivation.Term] = [.plus("margin", margins[edge] - safeArea)]
      if safeArea != 0 {
        terms.append(
          .plus(
            "safe area \(edge.rawValue)", safeArea, Metric(.view(index), .safeAreaInsets(edge))))
      }
      trace.note(
        Metric(.view(index), .layoutMargins(edge)),
        Derivation(.layoutMargins, value: margins[edge], sum: terms))
    }
  }

  private mutating func noteComponents(of index: Int) {
    guard let scroll = configuration.views[index].scroll else { return }
    if let header = scroll.refreshHeader {
      trace.note(
        Metric(.refreshHeader(index), .frame(.y)),
        Derivation(
          .refreshHeader, value: -header.height, sum: [.minus("header's height", header.height)]))
    }
    if scroll.loadMoreFooter != nil {
      let height = states[index].contentSize.height
      trace.note(
        Metric(.loadMoreFooter(index), .frame(.y)),
        Derivation(
          .loadMoreFooter, value: height,
          sum: [.plus("contentSize.height", height, Metric(.view(index), .contentSize(.y)))]))
    }
    if scroll.refreshControl != nil {
      let offset = states[index].boundsOrigin.y
      let inset = states[index].adjustedContentInset.top - states[index].refreshInset
      let frame = RefreshControlRule.frame(
        offset: offset, inset: inset, width: states[index].boundsSize.width)
      trace.note(
        Metric(.refreshControl(index), .frame(.y)),
        Derivation(
          .refreshControl, value: frame.minY,
          formula:
            "min(0, contentOffset.y \(NumberText.format(offset)) + inset \(NumberText.format(inset)))",
          []))
      trace.note(
        Metric(.refreshControl(index), .frame(.height)),
        Derivation(
          .refreshControl, value: frame.size.height,
          sum: [.plus("refresh control", frame.size.height)]))
    }
  }

  private mutating func noteDrag(of index: Int) {
    guard let drag = drags[index] else { return }
    let range = states[index].offsetRange
    for axis in Axis.allCases {
      let subject = MetricSubject.view(index)
      trace.note(
        Metric(subject, .willEndDraggingVelocity(axis)),
        Derivation(
          .touch, value: drag.velocity[axis], sum: [.plus("finger's velocity", drag.velocity[axis])]
        ))
      trace.note(
        Metric(subject, .willEndDraggingOffset(axis)),
        Derivation(
          .drag, value: drag.contentOffset[axis],
          sum: [.plus("offset at the lift", drag.contentOffset[axis])]))
      let target = drag.targetContentOffset[axis]
      let isEnd = target == range.minimum[axis] || target == range.maximum[axis]
      trace.note(
        Metric(subject, .targetContentOffset(axis)),
        Derivation(
          isEnd ? .bounce : .deceleration, value: target,
          sum: [
            .plus("offset at the lift", drag.contentOffset[axis]),
            .plus("way to the rest", target - drag.contentOffset[axis]),
          ]))
      trace.note(
        Metric(subject, .peakContentOffset(axis)),
        Derivation(
          .bounce, value: drag.peakContentOffset[axis],
          formula: "the turning point of the spring, or where the content rests", []))
    }
  }

  private mutating func noteSearchBar(of index: Int) {
    guard configuration.views[index].viewClass == .searchBar,
      let bar = SearchBarGeometry.layout(
        size: states[index].boundsSize, on: configuration.platform)
    else { return }
    for component in RectComponent.allCases {
      let value = bar.searchTextField[component]
      trace.note(
        Metric(.view(index), .searchTextField(component)),
        Derivation(.searchBar, value: value, sum: [.plus("text field's place", value)]))
    }
  }
}
