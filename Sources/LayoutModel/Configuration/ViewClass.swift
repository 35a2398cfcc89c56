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
  public var isScrollView: Bool { self == .scrollView || superclass == .scrollView }

  /// The class that it inherits from; nil for `UIView`.
  public var superclass: ViewClass? {
    switch self {
    case .view: nil
    case .scrollView, .searchBar, .webView: .view
    case .tableView, .collectionView, .textView: .scrollView
    }
  }

  /// The class and those that inherit from it.
  public var andSubclasses: [ViewClass] {
    Self.allCases.filter { candidate in
      sequence(first: candidate, next: \.superclass).contains(self)
    }
  }
}
