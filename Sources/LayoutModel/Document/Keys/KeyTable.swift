/// The table of all keys of the experiment document.
public enum KeyTable {
  /// The keys of an object, in the order of the reference.
  public static func keys(of object: DocumentObject) -> [DocumentKey] {
    table[object.index]
  }

  /// The key of a name in an object; nil where there is none.
  ///
  /// - Complexity: O(n) in the number of the object's keys.
  public static func key(_ name: String, of object: DocumentObject) -> DocumentKey? {
    keys(of: object).first { $0.name == name }
  }

  private static let table: [[DocumentKey]] = DocumentObject.allCases.map(list)

  private static func list(_ object: DocumentObject) -> [DocumentKey] {
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

extension DocumentObject {
  /// The object's place in the table of keys.
  var index: Int { Self.indices[self] ?? 0 }

  private static let indices: [DocumentObject: Int] = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($0.element, $0.offset) })
}
