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
  /// The bounds; nil where nobody set them.
  ///
  /// With a frame only their origin differs from what it says; without one they are set on a view
  /// whose center stays where it is.
  public var bounds: Rect?
  /// The layer's position in the superview, in points; nil where nobody set it.
  public var center: Point?
  /// The point of the bounds that lies at the center, in unit coordinates.
  public var anchorPoint: Point
  /// A transform set after the frame; nil for the identity.
  public var transform: AffineTransform?
  /// The margins set on the view, in points; nil for UIKit's.
  public var layoutMargins: EdgeInsets?
  /// Whether margins reach at least as far as those of the superview.
  public var preservesSuperviewLayoutMargins: Bool
  /// Whether margins are counted from the safe area.
  public var insetsLayoutMarginsFromSafeArea: Bool
  /// The class of the child controller whose view this is; nil for a plain subview.
  public var childController: ControllerClass?
  /// What Auto Layout holds the view to; empty for a view with a frame of its own.
  public var constraints: [LayoutConstraint]
  /// The scroll view's own properties; nil unless the class is a scroll view.
  public var scroll: ScrollViewConfiguration?
  /// The table's data and heights; nil unless the class is `UITableView`.
  public var table: TableViewConfiguration?
  /// The collection view's data and layout; nil unless the class is `UICollectionView`.
  public var collection: CollectionViewConfiguration?

  /// Makes a view; what is left out has UIKit's default.
  public init(
    id: String, viewClass: ViewClass = .view, superview: Int? = nil, index: Int = 0,
    isHidden: Bool = false, frame: Rect? = nil, bounds: Rect? = nil, center: Point? = nil,
    anchorPoint: Point = Point(x: 0.5, y: 0.5), transform: AffineTransform? = nil,
    layoutMargins: EdgeInsets? = nil, preservesSuperviewLayoutMargins: Bool = false,
    insetsLayoutMarginsFromSafeArea: Bool = true,
    childController: ControllerClass? = nil, constraints: [LayoutConstraint] = [],
    scroll: ScrollViewConfiguration? = nil, table: TableViewConfiguration? = nil,
    collection: CollectionViewConfiguration? = nil
  ) {
    self.id = id
    self.viewClass = viewClass
    self.superview = superview
    self.index = index
    self.isHidden = isHidden
    self.frame = frame
    self.bounds = bounds
    self.center = center
    self.anchorPoint = anchorPoint
    self.transform = transform
    self.layoutMargins = layoutMargins
    self.preservesSuperviewLayoutMargins = preservesSuperviewLayoutMargins
    self.insetsLayoutMarginsFromSafeArea = insetsLayoutMarginsFromSafeArea
    self.childController = childController
    self.constraints = constraints
    self.scroll = scroll ?? (viewClass.isScrollView ? .init() : nil)
    self.table = table ?? (viewClass == .tableView ? .init() : nil)
    self.collection = collection ?? (viewClass == .collectionView ? .init() : nil)
  }
}
