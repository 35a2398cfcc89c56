import LayoutModel

extension Simulation {
  /// The layout as it stands.
  mutating func result() -> Layout {
    notePendingCollapse()
    var views: [ViewLayout] = []
    views.reserveCapacity(states.count)
    for index in states.indices {
      if trace.isOpen {
        noteRest(of: index)
        if states[index].traits.viewClass.isScrollView {
          noteRange(of: index, states[index].offsetRange)
        }
      }
      views.append(viewLayout(index))
    }
    return Layout(
      screenSize: screen.size, windowSafeAreaInsets: screen.safeAreaInsets,
      hasSafeAreas: hasSafeArea, layoutGuides: layoutGuides,
      presentationOrigin: presentation.origin,
      containerFrame: presentation.isWholeWindow
        ? Rect(origin: presentation.origin, size: presentation.size) : nil,
      applicationFrame: screen.applicationFrame, bars: bars.layout, views: views,
      timeline: timeline, motion: motionSamples, gaps: gaps, derivations: trace.derivations)
  }

  func layoutMargins(_ index: Int) -> EdgeInsets? {
    let traits = states[index].traits
    return LayoutMargins.insets(
      stated: traits.layoutMargins, isControllerView: index == 0,
      preservesSuperview: traits.preservesSuperviewLayoutMargins,
      safeArea: hasSafeArea && traits.insetsLayoutMarginsFromSafeArea
        ? states[index].safeAreaInsets : .zero)
  }

  // Fields are read through their place in `states`, since a copy of a whole state costs more.
  private func viewLayout(_ index: Int) -> ViewLayout {
    let isScrollView = states[index].traits.viewClass.isScrollView
    let isSearchBar = states[index].traits.viewClass == .searchBar
    return ViewLayout(
      frame: states[index].frame, bounds: states[index].bounds, center: states[index].center,
      anchorPoint: states[index].anchorPoint, transform: states[index].transform,
      layoutMargins: layoutMargins(index), superview: states[index].traits.superview,
      isHidden: states[index].traits.isHidden, safeAreaInsets: states[index].safeAreaInsets,
      scroll: isScrollView ? scrollLayout(index) : nil, content: states[index].content,
      searchBar: isSearchBar
        ? SearchBarGeometry.layout(
          size: states[index].boundsSize, on: configuration.platform) : nil)
  }

  private func scrollLayout(_ index: Int) -> ScrollLayout {
    let range = states[index].offsetRange
    var layout = ScrollLayout(
      contentSize: states[index].contentSize, contentInset: states[index].contentInset,
      adjustedContentInset: states[index].adjustedContentInset,
      scrollIndicatorInsets: states[index].scrollIndicatorInsets,
      isScrollEnabled: states[index].traits.isScrollEnabled,
      minimumContentOffset: range.minimum, maximumContentOffset: range.maximum)
    if states[index].traits.hasComponents { addComponents(of: index, to: &layout) }
    if states[index].traits.hasRefreshControl {
      layout.refreshControl = RefreshControlRule.frame(
        offset: states[index].boundsOrigin.y,
        inset: states[index].adjustedContentInset.top - states[index].refreshInset,
        width: states[index].boundsSize.width)
    }
    if !drags.isEmpty { layout.drag = drags[index] }
    return layout
  }

  private func addComponents(of index: Int, to layout: inout ScrollLayout) {
    guard let scroll = configuration.views[index].scroll else { return }
    let state = states[index]
    layout.refreshHeader = scroll.refreshHeader.map {
      RefreshHeaderLayout(
        frame: RefreshHeaderRule.frame($0, width: state.frame.size.width),
        state: state.headerState)
    }
    layout.loadMoreFooter = scroll.loadMoreFooter.map {
      LoadMoreFooterLayout(
        frame: LoadMoreFooterRule.frame(
          $0, contentSize: state.contentSize, width: state.frame.size.width),
        state: state.footerState)
    }
  }

  private mutating func noteRange(of index: Int, _ range: ContentOffsetRange) {
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
