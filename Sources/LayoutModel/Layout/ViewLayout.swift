/// One view as it stands after layout and actions.
public struct ViewLayout: Sendable {
  /// The frame in the superview's bounds coordinates; under a transform the smallest rectangle
  /// around the view.
  public var frame: Rect
  /// The bounds; their origin is a scroll view's `contentOffset`.
  public var bounds: Rect
  /// The layer's position in the superview.
  public var center: Point
  /// The point of the bounds that lies at the center, in unit coordinates.
  public var anchorPoint: Point
  /// The view's transform about its center; nil for the identity.
  public var transform: AffineTransform?
  /// The margins in effect, safe area included; nil where no rule gives them.
  public var layoutMargins: EdgeInsets?
  /// The superview's place in `Layout.views`; nil for the controller's own view.
  public var superview: Int?
  /// UIKit's `isHidden`.
  public var isHidden: Bool
  /// The view's own safe area insets; meaningless before iOS 11.
  public var safeAreaInsets: EdgeInsets
  /// What only a scroll view has; nil for other views.
  public var scroll: ScrollLayout?
  /// The rows or items; nil unless the view is a table or collection view with known data.
  public var content: ContentLayout?
  /// The parts of a search bar; nil for other views and where they are not modelled.
  public var searchBar: SearchBarLayout?

  /// Makes a view's layout from its parts.
  ///
  /// Inlinable, so that a simulation builds it in place and does not copy it out of here.
  @inlinable
  public init(
    frame: Rect, bounds: Rect, center: Point? = nil,
    anchorPoint: Point = Point(x: 0.5, y: 0.5), transform: AffineTransform? = nil,
    layoutMargins: EdgeInsets? = nil, superview: Int?, isHidden: Bool = false,
    safeAreaInsets: EdgeInsets = .zero, scroll: ScrollLayout? = nil, content: ContentLayout? = nil,
    searchBar: SearchBarLayout? = nil
  ) {
    self.frame = frame
    self.bounds = bounds
    self.center =
      center
      ?? Point(
        x: frame.minX + anchorPoint.x * frame.size.width,
        y: frame.minY + anchorPoint.y * frame.size.height)
    self.anchorPoint = anchorPoint
    self.transform = transform
    self.layoutMargins = layoutMargins
    self.superview = superview
    self.isHidden = isHidden
    self.safeAreaInsets = safeAreaInsets
    self.scroll = scroll
    self.content = content
    self.searchBar = searchBar
  }

  /// The part of a scroll view's bounds that the adjusted insets leave free.
  public var insetBounds: Rect { bounds.inset(by: scroll?.adjustedContentInset ?? .zero) }

  /// The rows; nil unless the view is a table view with known data.
  public var table: TableLayout? {
    if case .table(let table)? = content { table } else { nil }
  }

  /// The items; nil unless the view is a collection view with known data.
  public var collection: CollectionLayout? {
    if case .collection(let collection)? = content { collection } else { nil }
  }
}
