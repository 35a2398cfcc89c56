/// The kinds of objects that an experiment document consists of.
public enum DocumentObject: String, CaseIterable, Hashable, Sendable {
  case experiment
  case source
  case configuration
  case platform
  case screen
  case statusBar
  case container
  case navigationBar
  case tabBar
  case toolbar
  case splitViewController
  case controller
  case view
  case childController
  case section
  case heightRun
  case tableHeaderView
  case tableFooterView
  case collectionViewLayout
  case refreshControl
  case refreshHeader
  case loadMoreFooter
  case constraints
  case setContentOffset
  case scrollTo
  case drag
  case release
  case setConstraint
  case touch
  case setContentInset
  case setContentSize
  case setFrame
  case setBounds
  case scrollToItem
  case scrollToRow
  case scrollRectToVisible
  case refreshing
  case changeRows
  case reloadData
  case keyboard
  case rotate
  case nothing
  case action
  case measurement

  /// Whether the object says something by being there, even without keys of its own.
  public var isPresence: Bool {
    switch self {
    case .navigationBar, .tabBar, .toolbar, .splitViewController, .tableHeaderView,
      .tableFooterView, .refreshHeader, .loadMoreFooter, .refreshControl, .childController, .screen:
      true
    default: false
    }
  }
}
