/// One view of the tree with the properties that were set on it.
///
/// Properties are applied in the order in which UIKit code is usually written: frame, bounds,
/// insets, then data.
public struct ViewConfiguration: Hashable, Sendable {
  /// The name by which the document calls the view; unique.
  public var id: String
  /// The view's UIKit class.
  public var viewClass: ViewClass
  /// The place of the superview in `Configuration.views`; nil for the controller's own view.
  public var superview: Int?
  /// The place among the superview's subviews, from 0, in z-order.
  public var index: Int
  /// UIKit's `isHidden`.
  public var isHidden: Bool
  /// The frame in the superview's bounds coordinates; nil where nobody set one.
  public var frame: Rect?
  /// The bounds, of which only the origin differs from what the frame says.
  public var bounds: Rect?
  /// The class of the child controller whose view this is; nil for a plain subview.
  public var childController: ControllerClass?
  /// What Auto Layout holds the view to; empty for a view with a frame of its own.
  public var constraints: [LayoutConstraint]
  /// The scroll view's own properties; nil unless the class is a scroll view.
  public var scroll: ScrollViewConfiguration?
  /// The table's data and heights; nil unless the class is `UITableView`.
  public var table: TableViewConfiguration?

  /// Makes a view; what is left out has UIKit's default.
  public init(
    id: String, viewClass: ViewClass = .view, superview: Int? = nil, index: Int = 0,
    isHidden: Bool = false, frame: Rect? = nil, bounds: Rect? = nil,
    childController: ControllerClass? = nil, constraints: [LayoutConstraint] = [],
    scroll: ScrollViewConfiguration? = nil, table: TableViewConfiguration? = nil
  ) {
    self.id = id
    self.viewClass = viewClass
    self.superview = superview
    self.index = index
    self.isHidden = isHidden
    self.frame = frame
    self.bounds = bounds
    self.childController = childController
    self.constraints = constraints
    self.scroll = scroll ?? (viewClass.isScrollView ? .init() : nil)
    self.table = table ?? (viewClass == .tableView ? .init() : nil)
  }
}
