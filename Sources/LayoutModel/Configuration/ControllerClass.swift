/// The UIKit class of a view controller, as far as it decides a layout.
public enum ControllerClass: String, CaseIterable, Hashable, Sendable {
  case viewController = "UIViewController"
  case tableViewController = "UITableViewController"
  case collectionViewController = "UICollectionViewController"

  /// The class of the view that such a controller makes for itself.
  public var viewClass: ViewClass {
    switch self {
    case .viewController: .view
    case .tableViewController: .tableView
    case .collectionViewController: .collectionView
    }
  }
}
