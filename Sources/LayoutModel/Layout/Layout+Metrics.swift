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
      return .notModelled("there is no such thing in this layout")
    }
    return .value(value)
  }

  /// Reads a metric's value without asking for gaps; nil where the layout has no such thing.
  public func value(of metric: Metric) -> MetricValue? {
    switch metric.subject {
    case .view(let index):
      return views.indices.contains(index) ? value(of: metric.property, view: index) : nil
    case .refreshHeader(let index):
      guard let header = views[index].scroll?.refreshHeader else { return nil }
      if metric.property == .state { return .text(header.state.rawValue) }
      return value(of: metric.property, frame: header.frame, in: index)
    case .loadMoreFooter(let index):
      guard let footer = views[index].scroll?.loadMoreFooter else { return nil }
      if metric.property == .state { return .text(footer.state.rawValue) }
      return value(of: metric.property, frame: footer.frame, in: index)
    case .window:
      switch metric.property {
      case .frame(let component): return .number(windowFrame[component])
      case .safeAreaInsets(let edge): return .number(windowSafeAreaInsets[edge])
      default: return nil
      }
    case .screen: return nil
    case .statusBar: return value(of: metric.property, bar: bars.statusBar)
    case .navigationBar: return value(of: metric.property, bar: bars.navigationBar)
    case .tabBar: return value(of: metric.property, bar: bars.tabBar)
    case .toolbar: return value(of: metric.property, bar: bars.toolbar)
    }
  }

  /// The frame of the window, which fills the screen.
  public var windowFrame: Rect { Rect(origin: .zero, size: screenSize) }

  private func value(of property: MetricProperty, bar: Rect?) -> MetricValue? {
    guard case .frame(let component) = property, let bar else { return nil }
    return .number(bar[component])
  }

  private func value(of property: MetricProperty, view index: Int) -> MetricValue? {
    let view = views[index]
    switch property {
    case .frame(let component): return .number(view.frame[component])
    case .bounds(let component): return .number(view.bounds[component])
    case .center(let axis):
      return .number(view.frame.origin[axis] + view.frame.size[axis] / 2)
    case .safeAreaInsets(let edge): return .number(view.safeAreaInsets[edge])
    case .frameInScrollView, .screenFrame, .visibleHeight, .isVisible:
      return value(of: property, frame: view.frame, in: view.superview, isHidden: view.isHidden)
    case .firstVisibleRow(let part): return visibleRow(of: view, part, isFirst: true)
    case .lastVisibleRow(let part): return visibleRow(of: view, part, isFirst: false)
    case .row(let section, let row, let component):
      return (view.table?.rect(section: section, row: row)).map { .number($0[component]) }
    case .state: return nil
    case .contentInset, .adjustedContentInset, .scrollIndicatorInsets, .contentSize,
      .contentOffset, .minimumContentOffset, .maximumContentOffset, .isScrollable, .contentOrigin:
      return view.scroll.flatMap { value(of: property, scroll: $0, bounds: view.bounds) }
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
    default: return nil
    }
  }

  /// The metrics of anything that has a frame in a view's content.
  private func value(
    of property: MetricProperty, frame: Rect, in superview: Int?, isHidden: Bool = false
  ) -> MetricValue? {
    switch property {
    case .frame(let component): return .number(frame[component])
    case .frameInScrollView(let component):
      return frameInScrollView(frame, in: superview).map { .number($0[component]) }
    case .screenFrame(let component):
      return .number(screenFrame(frame, in: superview)[component])
    case .visibleHeight:
      return .number(
        isSeen(isHidden, in: superview) ? visibleFrame(frame, in: superview).size.height : 0)
    case .isVisible:
      let visible = visibleFrame(frame, in: superview).size
      return .boolean(
        isSeen(isHidden, in: superview) && visible.width > 0 && visible.height > 0)
    default: return nil
    }
  }

  private func visibleRow(
    of view: ViewLayout, _ part: MetricProperty.RowComponent, isFirst: Bool
  ) -> MetricValue? {
    guard let table = view.table else { return nil }
    let path =
      isFirst ? table.firstVisibleRow(in: view.bounds) : table.lastVisibleRow(in: view.bounds)
    guard let path else { return .missing }
    return .number(Double(part == .section ? path.section : path.row))
  }

  // MARK: Gaps

  private func covers(_ scope: ModelGap.Scope, _ metric: Metric) -> Bool {
    switch scope {
    case .everything: return true
    case .safeAreas:
      if case .safeAreaInsets = metric.property { return true }
      return false
    case .view(let index), .frame(let index):
      return owner(of: metric).map { isInside($0, index) } ?? false
    case .content(let index):
      guard let owner = owner(of: metric), owner == index else { return false }
      switch metric.property {
      case .contentSize(.y), .maximumContentOffset(.y), .isScrollable(.y), .row, .firstVisibleRow,
        .lastVisibleRow:
        return true
      case .frame(.y), .frameInScrollView(.y), .screenFrame(.y), .visibleHeight, .isVisible:
        if case .loadMoreFooter = metric.subject { return true }
        return false
      default: return false
      }
    }
  }

  private func owner(of metric: Metric) -> Int? {
    switch metric.subject {
    case .view(let index), .refreshHeader(let index), .loadMoreFooter(let index): index
    case .window, .screen, .statusBar, .navigationBar, .tabBar, .toolbar: nil
    }
  }

  private func isInside(_ view: Int, _ ancestor: Int) -> Bool {
    var current: Int? = view
    while let index = current {
      if index == ancestor { return true }
      current = views[index].superview
    }
    return false
  }
}
