/// Where the bars are, in window coordinates; nil for a bar that is absent or hidden.
public struct BarLayout: Hashable, Sendable {
  public var statusBar: Rect?
  public var navigationBar: Rect?
  public var tabBar: Rect?
  public var toolbar: Rect?

  /// Makes a layout of bars; by default there is none.
  public init(
    statusBar: Rect? = nil, navigationBar: Rect? = nil, tabBar: Rect? = nil, toolbar: Rect? = nil
  ) {
    self.statusBar = statusBar
    self.navigationBar = navigationBar
    self.tabBar = tabBar
    self.toolbar = toolbar
  }
}
