/// The UIKit class of a view, as far as it decides a layout.
public enum ViewClass: String, CaseIterable, Hashable, Sendable {
  case view = "UIView"
  case scrollView = "UIScrollView"
  case tableView = "UITableView"
  case collectionView = "UICollectionView"
  case textView = "UITextView"
  case searchBar = "UISearchBar"
  case webView = "WKWebView"

  /// Whether the class is `UIScrollView` or inherits from it.
  public var isScrollView: Bool {
    switch self {
    case .scrollView, .tableView, .collectionView, .textView: true
    case .view, .searchBar, .webView: false
    }
  }
}
