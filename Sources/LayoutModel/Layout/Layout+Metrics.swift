extension Layout {
  /// What a layout says of a metric: its value, or why there is none.
  public enum Answer: Sendable {
    case value(MetricValue)
    /// No rule decides the metric; the reason in one sentence.
    case notModelled(String)
  }

  /// Reads a metric off the layout.
  ///
  /// - Complexity: O(d) in the depth of the view; O(log n) in the runs of a table for rows.
  public func answer(for metric: Metric) -> Answer {
    if !gaps.isEmpty, let gap = gaps.first(where: { covers($0.scope, metric) }) {
      return .notModelled(gap.reason)
    }
    guard let value = value(of: metric) else {
      return .notModelled(absence(of: metric))
    }
    return .value(value)
  }

  /// Reads a metric's value without asking for gaps; nil where the layout has no such thing.
  public func value(of metric: Metric) -> MetricValue? {
    switch metric.subject {
    case .view(let index):
      return views.indices.contains(index) ? value(of: metric.property, view: index) : nil
    case .refreshHeader(let index):
      guard views.indices.contains(index), let header = views[index].scroll?.refreshHeader else {
        return nil
      }
      if metric.property == .state { return .text(header.state.rawValue) }
      return value(of: metric.property, frame: header.frame, in: index)
    case .loadMoreFooter(let index):
      guard views.indices.contains(index), let footer = views[index].scroll?.loadMoreFooter else {
        return nil
      }
      if metric.property == .state { return .text(footer.state.rawValue) }
      return value(of: metric.property, frame: footer.frame, in: index)
    case .refreshControl(let index):
      return views[index].scroll?.refreshControl.flatMap {
        value(of: metric.property, frame: $0, in: index)
      }
    case .window:
      switch metric.property {
      case .frame(let component): return .number(windowFrame[component])
      case .safeAreaInsets(let edge): return .number(windowSafeAreaInsets[edge])
      default: return nil
      }
    case .screen:
      guard case .applicationFrame(let component) = metric.property else { return nil }
      return .number(applicationFrame[component])
    case .navigationControllerView:
      guard case .frame(let component) = metric.property, bars.navigationBar != nil else {
        return nil
      }
      return .number(windowFrame[component])
    case .topLayoutGuide: return .number(layoutGuides.top)
    case .bottomLayoutGuide: return .number(layoutGuides.bottom)
    case .statusBar: return value(of: metric, bar: bars.statusBar)
    case .navigationBar: return value(of: metric, bar: bars.navigationBar)
    case .tabBar: return value(of: metric, bar: bars.tabBar)
    case .toolbar: return value(of: metric, bar: bars.toolbar)
    }
  }

  /// The frame of the window, which fills the screen.
  public var windowFrame: Rect { Rect(origin: .zero, size: screenSize) }

  private func value(of metric: Metric, bar: Rect?) -> MetricValue? {
    guard case .frame(let component) = metric.property, let bar else { return nil }
    if bars.hidden.contains(metric.subject), component == .x || component == .y { return nil }
    return .number(bar[component])
  }

  private func value(of property: MetricProperty, view index: Int) -> MetricValue? {
    let view = views[index]
    switch property {
    case .frame(let component): return .number(view.frame[component])
    case .bounds(let component): return .number(view.bounds[component])
    case .center(let axis): return .number(view.center[axis])
    case .safeAreaInsets(let edge): return .number(view.safeAreaInsets[edge])
    case .safeAreaLayoutGuide(let component):
      return .number(view.bounds.inset(by: view.safeAreaInsets)[component])
    case .layoutMargins(let edge): return view.layoutMargins.map { .number($0[edge]) }
    case .contentView(let component):
      var insets = view.safeAreaInsets
      insets.left = 0
      insets.right = 0
      let size = view.bounds.inset(by: insets).size
      return .number(Rect(origin: .zero, size: size)[component])
    case .convert(let conversion, let component):
      return convert(conversion, of: index).map { .number($0[component]) }
    case .frameInScrollView, .screenFrame, .visibleHeight, .isVisible:
      return value(of: property, frame: view.frame, in: view.superview, isHidden: view.isHidden)
    case .firstVisibleRow, .lastVisibleRow, .visibleCellCount, .element, .indexPath:
      return value(ofElements: property, view: index)
    case .searchTextField(let component):
      return view.searchBar.map { .number($0.searchTextField[component]) }
    case .sizeThatFits(let size, let axis):
      return view.searchBar.map { .number(axis == .x ? size.width : $0.idealHeight) }
    case .readableContentGuide, .state, .length, .applicationFrame: return nil
    default: return view.scroll.flatMap { value(of: property, scroll: $0, bounds: view.bounds) }
    }
  }

  private func value(
    of property: MetricProperty, scroll: ScrollLayout, bounds: Rect
  ) -> MetricValue? {
    switch property {
    case .contentInset(let edge): return .number(scroll.contentInset[edge])
    case .adjustedContentInset(let edge): return .number(scroll.adjustedContentInset[edge])
    case .scrollIndicatorInsets(let edge): return .number(scroll.scrollIndicatorInsets[edge])
    case .contentSize(let axis): return .number(scroll.contentSize[axis])
    case .contentOffset(let axis): return .number(bounds.origin[axis])
    case .minimumContentOffset(let axis): return .number(scroll.minimumContentOffset[axis])
    case .maximumContentOffset(let axis): return .number(scroll.maximumContentOffset[axis])
    case .isScrollable(let axis):
      let inset = scroll.adjustedContentInset
      let length = scroll.contentSize[axis] + inset.leading(axis) + inset.trailing(axis)
      return .boolean(scroll.isScrollEnabled && length > bounds.size[axis])
    case .contentOrigin(let axis): return .number(0 - bounds.origin[axis])
    case .willEndDraggingVelocity(let axis): return scroll.drag.map { .number($0.velocity[axis]) }
    case .willEndDraggingOffset(let axis):
      return scroll.drag.map { .number($0.contentOffset[axis]) }
    case .targetContentOffset(let axis):
      return scroll.drag.map { .number($0.targetContentOffset[axis]) }
    case .willDecelerate: return scroll.drag.map { .boolean($0.willDecelerate) }
    case .peakContentOffset(let axis):
      return scroll.drag.map { .number($0.peakContentOffset[axis]) }
    default: return nil
    }
  }

  /// The metrics of anything that has a frame in a view's content.
  func value(
    of property: MetricProperty, frame: Rect, in superview: Int?, isHidden: Bool = false
  ) -> MetricValue? {
    switch property {
    case .frame(let component): return .number(frame[component])
    case .frameInScrollView(let component):
      return frameInScrollView(frame, in: superview).map { .number($0[component]) }
    case .screenFrame(let component):
      return .number(screenFrame(frame, in: superview)[component])
    case .visibleHeight:
      let visible = visibleFrame(frame, in: superview).size
      return .number(isSeen(isHidden, in: superview) && visible.width > 0 ? visible.height : 0)
    case .isVisible:
      let visible = visibleFrame(frame, in: superview).size
      return .boolean(
        isSeen(isHidden, in: superview) && visible.width > 0 && visible.height > 0)
    default: return nil
    }
  }
}
