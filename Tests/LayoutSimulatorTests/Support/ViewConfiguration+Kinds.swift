import LayoutModel

/// Views of each kind; `in` is the superview's place among the views, 0 the controller's view.
extension ViewConfiguration {
  static func view(
    _ id: String = "child", in superview: Int = 0, _ frame: Rect? = nil,
    constraints: [LayoutConstraint] = []
  ) -> ViewConfiguration {
    ViewConfiguration(id: id, superview: superview, frame: frame, constraints: constraints)
  }

  static func scrollView(
    _ id: String = "scroll", in superview: Int = 0, _ frame: Rect? = nil,
    content: Size? = nil, constraints: [LayoutConstraint] = [],
    _ change: (inout ScrollViewConfiguration) -> Void = { _ in }
  ) -> ViewConfiguration {
    var scroll = ScrollViewConfiguration(contentSize: content)
    change(&scroll)
    return ViewConfiguration(
      id: id, viewClass: .scrollView, superview: superview, frame: frame,
      constraints: constraints, scroll: scroll)
  }

  static func tableView(
    _ id: String = "table", in superview: Int = 0, _ frame: Rect? = nil,
    _ table: TableViewConfiguration = .init(),
    _ change: (inout ScrollViewConfiguration) -> Void = { _ in }
  ) -> ViewConfiguration {
    var scroll = ScrollViewConfiguration()
    change(&scroll)
    return ViewConfiguration(
      id: id, viewClass: .tableView, superview: superview, frame: frame, scroll: scroll,
      table: table)
  }

  static func collectionView(
    _ id: String = "collection", in superview: Int = 0, _ frame: Rect? = nil,
    _ layout: FlowLayoutConfiguration = .init(), _ sections: [CollectionSection] = [],
    _ change: (inout ScrollViewConfiguration) -> Void = { _ in }
  ) -> ViewConfiguration {
    var scroll = ScrollViewConfiguration()
    change(&scroll)
    return ViewConfiguration(
      id: id, viewClass: .collectionView, superview: superview, frame: frame, scroll: scroll,
      collection: CollectionViewConfiguration(layout: layout, sections: sections))
  }

  /// The view with something about it changed.
  func changed(_ change: (inout ViewConfiguration) -> Void) -> ViewConfiguration {
    var view = self
    change(&view)
    return view
  }
}
