import LayoutModel

extension Simulation {
  /// The layout as it stands.
  mutating func result() -> Layout {
    var views: [ViewLayout] = []
    views.reserveCapacity(states.count)
    for index in states.indices {
      if trace.isOpen { noteRest(of: index) }
      let state = states[index]
      views.append(
        ViewLayout(
          frame: state.frame, bounds: state.bounds, center: state.center,
          anchorPoint: state.anchorPoint, transform: state.transform,
          layoutMargins: layoutMargins(index),
          superview: configuration.views[index].superview,
          isHidden: configuration.views[index].isHidden, safeAreaInsets: state.safeAreaInsets,
          scroll: scrollLayout(index), content: contents.isEmpty ? nil : contents[index],
          searchBar: configuration.views[index].viewClass == .searchBar
            ? SearchBarGeometry.layout(size: state.boundsSize, on: configuration.platform) : nil))
    }
    return Layout(
      screenSize: screen.size, windowSafeAreaInsets: screen.safeAreaInsets,
      hasSafeAreas: hasSafeArea, layoutGuides: layoutGuides,
      presentationOrigin: presentation.origin,
      applicationFrame: screen.applicationFrame, bars: bars.layout, views: views,
      timeline: timeline, gaps: gaps, derivations: trace.derivations)
  }

  func layoutMargins(_ index: Int) -> EdgeInsets? {
    LayoutMargins.insets(
      stated: configuration.views[index].layoutMargins, isControllerView: index == 0,
      preservesSuperview: configuration.views[index].preservesSuperviewLayoutMargins,
      safeArea: hasSafeArea && configuration.views[index].insetsLayoutMarginsFromSafeArea
        ? states[index].safeAreaInsets : .zero)
  }

  private mutating func scrollLayout(_ index: Int) -> ScrollLayout? {
    guard let scroll = configuration.views[index].scroll else { return nil }
    let state = states[index]
    let range = state.offsetRange
    noteRange(of: index, range)
    return ScrollLayout(
      contentSize: state.contentSize, contentInset: state.contentInset,
      adjustedContentInset: state.adjustedContentInset,
      scrollIndicatorInsets: state.scrollIndicatorInsets,
      isScrollEnabled: scroll.isScrollEnabled, minimumContentOffset: range.minimum,
      maximumContentOffset: range.maximum,
      refreshHeader: scroll.refreshHeader.map {
        RefreshHeaderLayout(
          frame: RefreshHeaderRule.frame($0, width: state.frame.size.width),
          state: state.headerState)
      },
      loadMoreFooter: scroll.loadMoreFooter.map {
        LoadMoreFooterLayout(
          frame: LoadMoreFooterRule.frame(
            $0, contentSize: state.contentSize, width: state.frame.size.width),
          state: state.footerState)
      },
      refreshControl: scroll.refreshControl.map { _ in
        RefreshControlRule.frame(
          offset: state.boundsOrigin.y,
          inset: state.adjustedContentInset.top - state.refreshInset,
          width: state.boundsSize.width)
      },
      drag: state.drag)
  }

  private mutating func noteRange(of index: Int, _ range: ContentOffsetRange) {
    guard trace.isOpen else { return }
    let state = states[index]
    for axis in Axis.allCases {
      let leading: Edge = axis == .x ? .left : .top
      let trailing: Edge = axis == .x ? .right : .bottom
      let start: Derivation.Term = .minus(
        "adjustedContentInset.\(leading.rawValue)", state.adjustedContentInset[leading],
        Metric(.view(index), .adjustedContentInset(leading)))
      trace.note(
        Metric(.view(index), .minimumContentOffset(axis)),
        Derivation(.minimumOffset, value: range.minimum[axis], sum: [start]))
      let isShort = range.maximum[axis] == range.minimum[axis]
      let extent = axis == .x ? "width" : "height"
      trace.note(
        Metric(.view(index), .maximumContentOffset(axis)),
        Derivation(
          .maximumOffset, value: range.maximum[axis],
          sum: isShort
            ? [start]
            : [
              .plus(
                "contentSize.\(extent)", state.contentSize[axis],
                Metric(.view(index), .contentSize(axis))),
              .plus(
                "adjustedContentInset.\(trailing.rawValue)",
                state.adjustedContentInset[trailing],
                Metric(.view(index), .adjustedContentInset(trailing))),
              .minus("bounds.\(extent)", state.boundsSize[axis]),
            ]))
    }
  }
}
