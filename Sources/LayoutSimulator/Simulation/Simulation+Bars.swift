import LayoutModel

extension LayoutRule {
  static let largeTitleCollapses = LayoutRule(
    "large title",
    "Scrolled by its height or more, a large title collapses; the safe area shrinks by 52 points and"
      + " the offset grows by as much, but from inside its range not beyond it.",
    .recorded, basis: "field/fd018")
}

// How bars follow what happens to content.
extension Simulation {
  /// Whether a refresh control would appear in the navigation bar now.
  var barHostsRefreshControl: Bool {
    configuration.platform.usesLiquidGlass && showsLargeTitle
  }

  /// Whether there is a large title on the screen that has not collapsed.
  private var showsLargeTitle: Bool {
    guard let bar = configuration.container.navigationBar, !bar.isHidden else { return false }
    return NavigationBarGeometry.showsLargeTitle(bar, on: configuration.platform, screen: screen)
  }

  mutating func placeBars() {
    bars = BarGeometry(
      configuration, screen: screen, presentation: presentation,
      isRefreshingInBar: isRefreshingInBar, trace: &trace)
  }

  /// Content that is scrolled by a row's height or more takes the row away: first the search bar's,
  /// then the large title's.
  ///
  /// Under a finger and under content that moves by itself they stay until it rests, so that it does
  /// not matter in how many steps a wait is asked for. The offset grows by what goes (field/fd018);
  /// content that rested in its range is brought back into it.
  mutating func collapseBar() {
    guard let index = contentScrollView else { return }
    unscrolledInset = max(0, min(unscrolledInset, distanceFromTop(index)))
    guard let (hidesSearch, hidesTitle) = scrolledRows(of: index) else { return }
    // A larger inset does not scroll; what it does to the way that scrolling takes is not known.
    let certain = scrolledRows(of: index, less: unscrolledInset)
    guard certain?.search == hidesSearch, certain?.title == hidesTitle else {
      if states[index].boundsOrigin.y != unscrolledOffset {
        addBarGap("when a title or search bar collapses under an inset that grew is not modelled")
      }
      return
    }
    if hidesSearch, let bar = configuration.container.navigationBar {
      collapsedSearchHeight = NavigationBarGeometry.searchHeight(bar, on: configuration.platform)
      configuration.container.navigationBar?.searchController = .collapsed
    }
    if hidesTitle { configuration.container.navigationBar?.largeTitle = false }
    let rested = axesInRange(of: index)
    placeBars()
    hasCollapsedBar = true
    if hidesTitle { noteCollapse() }
    layOut()
    clampOffset(of: index, on: rested, rule: .offsetClampedByInset)
  }

  /// The rows that content at rest was scrolled over; nil for none.
  private func scrolledRows(
    of index: Int, less inset: Double = 0
  ) -> (search: Bool, title: Bool)? {
    guard hasSafeArea, let bar = configuration.container.navigationBar, !bar.isHidden,
      motions[index].finger == nil, !motions[index].isDecelerating
    else { return nil }
    let search = NavigationBarGeometry.searchHeight(bar, on: configuration.platform)
    let scrolled = distanceFromTop(index) - collapsedSearchHeight - inset
    let hidesSearch = search > 0 && scrolled >= search
    let hidesTitle = showsLargeTitle && scrolled - search >= NavigationBarGeometry.largeTitle
    guard hidesSearch || hidesTitle else { return nil }
    return (hidesSearch, hidesTitle)
  }

  /// Whether a layout pass from code, or what follows an offset set with the views, already takes
  /// rows away or leaves that to the run loop is not known.
  mutating func notePendingCollapse() {
    guard isInWindow, hasLaidOutScrolled, let index = contentScrollView else { return }
    let isUnscrolled = states[index].boundsOrigin.y == unscrolledOffset
    guard scrolledRows(of: index, less: isUnscrolled ? unscrolledInset : 0) != nil else { return }
    addBarGap("whether a title or search bar has collapsed before time passes is not modelled")
  }

  /// How far content is scrolled from where it rests at its top, in points.
  func distanceFromTop(_ index: Int) -> Double {
    states[index].boundsOrigin.y + states[index].adjustedContentInset.top
  }

  /// Keeps in mind that a top inset has grown under content that was not scrolled.
  mutating func growInset(of index: Int, by growth: Double) {
    guard index == contentScrollView, growth != 0 else { return }
    unscrolledInset = max(0, unscrolledInset + growth)
    unscrolledOffset = states[index].boundsOrigin.y
  }

  /// Whether a row that was taken away comes back is not known where the content rests at its top.
  mutating func noteReturnToTop() {
    guard hasCollapsedBar, !needsLayout, let index = contentScrollView,
      motions[index].finger == nil, !motions[index].isDecelerating,
      distanceFromTop(index) <= 0
    else { return }
    addBarGap("whether a collapsed title or search bar comes back at the top is not modelled")
  }

  /// Takes away what depends on the navigation bar's height.
  mutating func addBarGap(_ reason: String) {
    for scope in [ModelGap.Scope.view(0), .bar(.navigationBar)] {
      let gap = ModelGap(scope, reason)
      if !gaps.contains(gap) { gaps.append(gap) }
    }
  }
}
