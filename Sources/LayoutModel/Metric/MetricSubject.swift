/// The thing a metric is read from.
public enum MetricSubject: Hashable, Sendable {
  /// A view, by its place in `Configuration.views`.
  case view(Int)
  /// The pull-to-refresh header of the scroll view at that place.
  case refreshHeader(Int)
  /// The load-more footer of the scroll view at that place.
  case loadMoreFooter(Int)
  case window
  case screen
  case statusBar
  case navigationBar
  case tabBar
  case toolbar
}
