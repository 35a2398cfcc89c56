/// The UIKit class of a view controller, as far as it decides a layout.
public enum ControllerClass: String, CaseIterable, Hashable, Sendable {
  case viewController = "UIViewController"
  case tableViewController = "UITableViewController"
  case collectionViewController = "UICollectionViewController"
}
