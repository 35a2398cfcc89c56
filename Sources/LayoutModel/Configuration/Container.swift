/// The bars of the container controllers around the controller; nil where there is none.
public struct Container: Hashable, Sendable {
  /// The navigation controller's bar.
  public var navigationBar: NavigationBarConfiguration?
  /// The tab bar controller's bar.
  public var tabBar: BarConfiguration?
  /// The navigation controller's toolbar.
  public var toolbar: BarConfiguration?
  /// The width of the split view controller's primary column, in points, where the controller is in
  /// it; nil outside of a split view.
  public var primaryColumnWidth: Double?

  /// Makes a container; by default without any bar.
  public init(
    navigationBar: NavigationBarConfiguration? = nil, tabBar: BarConfiguration? = nil,
    toolbar: BarConfiguration? = nil, primaryColumnWidth: Double? = nil
  ) {
    self.navigationBar = navigationBar
    self.tabBar = tabBar
    self.toolbar = toolbar
    self.primaryColumnWidth = primaryColumnWidth
  }

  /// Whether the controller stands in a navigation or tab bar controller at all.
  public var isPresent: Bool { navigationBar != nil || tabBar != nil || toolbar != nil }
}
