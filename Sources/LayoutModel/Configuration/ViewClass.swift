/// The UIKit class of a view, as far as it decides a layout.
public enum ViewClass: String, CaseIterable, Hashable, Sendable {
  case view = "UIView"
  case scrollView = "UIScrollView"
  case tableView = "UITableView"

  /// Whether the class is `UIScrollView` or inherits from it.
  public var isScrollView: Bool { self != .view }
}
