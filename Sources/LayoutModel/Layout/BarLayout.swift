/// Where the bars are, in window coordinates; nil for a bar that is absent.
public struct BarLayout: Hashable, Sendable {
  /// The status bar's frame.
  public var statusBar: Rect?
  /// The navigation bar's frame.
  public var navigationBar: Rect?
  /// The tab bar's frame.
  public var tabBar: Rect?
  /// The toolbar's frame.
  public var toolbar: Rect?
  /// The bars that are hidden: of their frames only the sizes mean anything.
  public var hidden: BarSet

  /// Makes a layout of bars; by default there is none.
  public init(
    statusBar: Rect? = nil, navigationBar: Rect? = nil, tabBar: Rect? = nil, toolbar: Rect? = nil,
    hidden: BarSet = []
  ) {
    self.statusBar = statusBar
    self.navigationBar = navigationBar
    self.tabBar = tabBar
    self.toolbar = toolbar
    self.hidden = hidden
  }
}
