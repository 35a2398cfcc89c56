import LayoutModel

/// Which scroll view a controller takes for its content.
enum ContentScrollView {
  /// Finds the scroll view along the chain of first subviews that starts at a controller's view.
  ///
  /// The view itself if it is a scroll view, else its first subview, else that one's first subview,
  /// and so on (articles/002/pre11-nested). A plain view added before the table hides it
  /// (articles/002/pre11-view-before-table). Sources disagree on whether the chain goes deeper than
  /// one level; it contradicts no print.
  static func index(in views: [ViewConfiguration], from root: Int = 0) -> Int? {
    var current = root
    while true {
      if views[current].viewClass.isScrollView { return current }
      // Tree order puts a view's first subview right behind it.
      let next = current + 1
      guard next < views.count, views[next].superview == current else { return nil }
      current = next
    }
  }
}
