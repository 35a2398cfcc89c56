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
      guard views.indices.contains(index) else { return nil }
      return views[index].scroll?.refreshControl.flatMap {
        value(of: metric.property, frame: $0, in: index)
      }
    case .window:
      switch metric.property {
      case .frame(let component): return .number(windowFrame[component])
      case .safeAreaInsets(let edge):
        return hasSafeAreas ? .number(windowSafeAreaInsets[edge]) : nil
      default: return nil
      }
    case .screen:
      guard case .applicationFrame(let component) = metric.property else { return nil }
      return .number(applicationFrame[component])
    case .navigationControllerView:
      guard case .frame(let component) = metric.property, bars.navigationBar != nil else {
        return nil
      }
      return containerFrame.map { .number($0[component]) }
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
    let isHidden =
      switch metric.subject {
      case .navigationBar: bars.hidden.contains(.navigationBar)
      case .tabBar: bars.hidden.contains(.tabBar)
      case .toolbar: bars.hidden.contains(.toolbar)
      default: false
      }
    if isHidden, component == .x || component == .y { return nil }
    return .number(bar[component])
  }

  // Fields are read through their place in `views`, since a copy of a whole view costs more than all
  // else here.
  private func value(of property: MetricProperty, view index: Int) -> MetricValue? {
    switch property {
    case .frame(let component): return .number(views[index].frame[component])
    case .bounds(let component): return .number(views[index].bounds[component])
    case .center(let axis): return .number(views[index].center[axis])
    case .safeAreaInsets(let edge):
      return hasSafeAreas ? .number(views[index].safeAreaInsets[edge]) : nil
    case .safeAreaLayoutGuide(let component):
      guard hasSafeAreas else { return nil }
      return .number(views[index].bounds.inset(by: views[index].safeAreaInsets)[component])
    case .contentOffset(let axis) where views[index].scroll != nil:
      return .number(views[index].bounds.origin[axis])
    case .contentOrigin(let axis) where views[index].scroll != nil:
      return .number(0 - views[index].bounds.origin[axis])
    case .contentInset, .adjustedContentInset, .scrollIndicatorInsets, .contentSize,
      .minimumContentOffset, .maximumContentOffset, .isScrollable:
      return value(ofScrollView: property, index)
    case .willEndDraggingVelocity, .willEndDraggingOffset, .targetContentOffset, .willDecelerate,
      .peakContentOffset:
      return (views[index].scroll?.drag).map { value(ofDrag: property, $0) } ?? nil
    case .frameInScrollView, .screenFrame, .visibleHeight, .isVisible:
      return value(
        of: property, frame: views[index].frame, in: views[index].superview,
        isHidden: views[index].isHidden)
    case .firstVisibleRow, .lastVisibleRow, .visibleCellCount, .element, .indexPathForRow,
      .indexPathForItem:
      return value(ofElements: property, view: index)
    case .convert(let conversion, let component):
      return convert(conversion, of: index).map { .number($0[component]) }
    default: return value(ofRare: property, view: index)
    }
  }

  private func value(ofScrollView property: MetricProperty, _ index: Int) -> MetricValue? {
    switch property {
    case .contentInset(let edge):
      return (views[index].scroll?.contentInset[edge]).map { .number($0) }
    case .adjustedContentInset(let edge):
      return (views[index].scroll?.adjustedContentInset[edge]).map { .number($0) }
    case .scrollIndicatorInsets(let edge):
      return (views[index].scroll?.scrollIndicatorInsets[edge]).map { .number($0) }
    case .contentSize(let axis):
      return (views[index].scroll?.contentSize[axis]).map { .number($0) }
    case .minimumContentOffset(let axis):
      return (views[index].scroll?.minimumContentOffset[axis]).map { .number($0) }
    case .maximumContentOffset(let axis):
      return (views[index].scroll?.maximumContentOffset[axis]).map { .number($0) }
    case .isScrollable(let axis):
      guard let inset = views[index].scroll?.adjustedContentInset,
        let size = views[index].scroll?.contentSize,
        let isEnabled = views[index].scroll?.isScrollEnabled
      else { return nil }
      let length = size[axis] + inset.leading(axis) + inset.trailing(axis)
      return .boolean(isEnabled && length > views[index].bounds.size[axis])
    default: return nil
    }
  }

  private func value(ofDrag property: MetricProperty, _ drag: DragReport) -> MetricValue? {
    switch property {
    case .willEndDraggingVelocity(let axis): .number(drag.velocity[axis])
    case .willEndDraggingOffset(let axis): .number(drag.contentOffset[axis])
    case .targetContentOffset(let axis): .number(drag.targetContentOffset[axis])
    case .willDecelerate: .boolean(drag.willDecelerate)
    case .peakContentOffset(let axis): .number(drag.peakContentOffset[axis])
    default: nil
    }
  }

  private func value(ofRare property: MetricProperty, view index: Int) -> MetricValue? {
    switch property {
    case .layoutMargins(let edge): return views[index].layoutMargins.map { .number($0[edge]) }
    case .contentView(let component):
      var insets = views[index].safeAreaInsets
      insets.left = 0
      insets.right = 0
      let size = views[index].bounds.inset(by: insets).size
      return .number(Rect(origin: .zero, size: size)[component])
    case .searchTextField(let component):
      return views[index].searchBar.map { .number($0.searchTextField[component]) }
    case .sizeThatFits(let size, let axis):
      return views[index].searchBar.map { .number(axis == .x ? size.width : $0.idealHeight) }
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
