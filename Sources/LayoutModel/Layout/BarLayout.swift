/// Where the bars are, in window coordinates; nil for a bar that is absent or hidden.
public struct BarLayout: Hashable, Sendable {
  /// The status bar's frame.
  public var statusBar: Rect?
  /// The navigation bar's frame.
  public var navigationBar: Rect?
  /// The tab bar's frame.
  public var tabBar: Rect?
  /// The toolbar's frame.
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
