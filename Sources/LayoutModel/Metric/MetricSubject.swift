/// The thing a metric is read from.
public enum MetricSubject: Hashable, Sendable {
  /// A view, by its place in `Configuration.views`.
  case view(Int)
  /// The pull-to-refresh header of the scroll view at that place.
  case refreshHeader(Int)
  /// The load-more footer of the scroll view at that place.
  case loadMoreFooter(Int)
  /// The refresh control of the scroll view at that place.
  case refreshControl(Int)
  case window
  case screen
  case statusBar
  case navigationBar
  case tabBar
  case toolbar
  /// The view of the navigation controller.
  case navigationControllerView
  /// The controller's top layout guide (iOS 7 to 10).
  case topLayoutGuide
  /// The controller's bottom layout guide (iOS 7 to 10).
  case bottomLayoutGuide
}
