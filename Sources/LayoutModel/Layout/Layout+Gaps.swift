extension Layout {
  /// Whether a gap takes a metric away.
  func covers(_ scope: ModelGap.Scope, _ metric: Metric) -> Bool {
    switch scope {
    case .everything: return true
    case .view(let index), .frame(let index):
      return owner(of: metric).map { isInside($0, index) } ?? false
    case .content(let index):
      guard let owner = owner(of: metric), owner == index else { return false }
      return dependsOnContent(metric)
    case .contentExtent(let index, let axis):
      return metric.subject == .view(index)
        && [.contentSize(axis), .maximumContentOffset(axis), .isScrollable(axis)]
          .contains(metric.property)
    case .bar(let subject): return metric.subject == subject
    }
  }

  /// Whether a metric of a scroll view or of a component in it follows from the content's length.
  private func dependsOnContent(_ metric: Metric) -> Bool {
    switch metric.property {
    case .contentSize(.y), .maximumContentOffset(.y), .isScrollable(.y), .element, .indexPathForRow,
      .indexPathForItem,
      .firstVisibleRow, .lastVisibleRow, .visibleCellCount:
      return true
    case .frame(.y), .frameInScrollView(.y), .screenFrame(.y), .visibleHeight, .isVisible:
      if case .loadMoreFooter = metric.subject { return true }
      return false
    default: return false
    }
  }

  /// Why a layout without a gap has no such number.
  func absence(of metric: Metric) -> String {
    switch metric.subject {
    case .statusBar: return "the status bar is hidden"
    case .navigationControllerView:
      return bars.navigationBar == nil
        ? "there is no navigation controller"
        : "where the view of a container in a sheet or column lies is not modelled"
    case .navigationBar:
      return bars.navigationBar == nil
        ? "there is no navigation bar" : "where a hidden bar lies is not modelled"
    case .tabBar:
      return bars.tabBar == nil ? "there is no tab bar" : "where a hidden bar lies is not modelled"
    case .toolbar:
      return bars.toolbar == nil ? "there is no toolbar" : "where a hidden bar lies is not modelled"
    default: break
    }
    switch metric.property {
    case .safeAreaInsets, .safeAreaLayoutGuide: return "safe areas exist from iOS 11 on"
    case .element: return "there is no such row, item, header or footer"
    case .readableContentGuide: return "the readable width is not modelled"
    case .searchTextField, .sizeThatFits: return "the layout of search bars is not modelled"
    case .layoutMargins: return "the margins of a controller's own view are not modelled"
    case .frameInScrollView: return "there is no scroll view around it"
    case .willEndDraggingVelocity, .willEndDraggingOffset, .targetContentOffset, .willDecelerate,
      .peakContentOffset:
      return "there was no drag"
    default: return "there is no such thing in this layout"
    }
  }

  private func owner(of metric: Metric) -> Int? {
    switch metric.subject {
    case .view(let index), .refreshHeader(let index), .loadMoreFooter(let index),
      .refreshControl(let index):
      index
    default: nil
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
