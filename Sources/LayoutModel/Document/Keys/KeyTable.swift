/// The table of all keys of the experiment document.
public enum KeyTable {
  /// The keys of an object, to be looked up.
  static func list(of object: DocumentObject) -> KeyList {
    // There is a list for each case.
    lists[object] ?? none
  }

  /// The key of a name in an object; nil where there is none.
  ///
  /// - Complexity: O(n) in the number of the object's keys.
  public static func key(_ name: String, of object: DocumentObject) -> DocumentKey? {
    list(of: object).keys.first { $0.name == name }
  }

  private static let none = KeyList([])
  private static let lists: [DocumentObject: KeyList] = Dictionary(
    uniqueKeysWithValues: DocumentObject.allCases.map { ($0, KeyList(keys(of: $0))) })

  /// The keys of an object, in the order of the reference.
  ///
  /// Does without the lists for looking keys up, which are all made at once.
  public static func keys(of object: DocumentObject) -> [DocumentKey] {
    switch object {
    case .experiment: experiment
    case .source: source
    case .measurement: measurement
    case .configuration: configuration
    case .platform: platform
    case .screen: screen
    case .statusBar: statusBar
    case .container: container
    case .navigationBar: navigationBar
    case .tabBar, .toolbar: bar
    case .splitViewController: splitViewController
    case .controller: controller
    case .childController: childController
    case .view: view + scrollView + tableView + collectionView
    case .collectionViewLayout: collectionViewLayout
    case .refreshControl: refreshControl
    case .section: section
    case .heightRun: heightRun
    case .tableHeaderView, .tableFooterView: accessoryView
    case .refreshHeader: refreshHeader
    case .loadMoreFooter: loadMoreFooter
    case .constraints: constraints
    case .action: action
    case .setContentOffset: setContentOffset
    case .scrollTo: scrollTo
    case .drag: drag
    case .release: release
    case .setConstraint: setConstraint
    case .touch: touch
    case .setContentInset: setContentInset
    case .setContentSize: setContentSize
    case .setFrame: setFrame
    case .setBounds: setBounds
    case .scrollToItem, .scrollToRow: scrollToItem
    case .scrollRectToVisible: scrollRectToVisible
    case .refreshing: refreshing
    case .changeRows: changeRows
    case .reloadData: reloadData
    case .keyboard: keyboard
    case .rotate: rotate
    case .nothing: []
    }
  }
}
