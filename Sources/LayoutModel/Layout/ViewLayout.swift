/// One view as it stands after layout and actions.
public struct ViewLayout: Sendable {
  /// The frame in the superview's bounds coordinates.
  public var frame: Rect
  /// The bounds; their origin is a scroll view's `contentOffset`.
  public var bounds: Rect
  /// The superview's place in `Layout.views`; nil for the controller's own view.
  public var superview: Int?
  /// UIKit's `isHidden`.
  public var isHidden: Bool
  /// The view's own safe area insets; meaningless before iOS 11.
  public var safeAreaInsets: EdgeInsets
  /// What only a scroll view has; nil for other views.
  public var scroll: ScrollLayout?
  /// The rows; nil unless the view is a table view.
  public var table: TableLayout?

  /// Makes a view's layout from its parts.
  public init(
    frame: Rect, bounds: Rect, superview: Int?, isHidden: Bool = false,
    safeAreaInsets: EdgeInsets = .zero, scroll: ScrollLayout? = nil, table: TableLayout? = nil
  ) {
    self.frame = frame
    self.bounds = bounds
    self.superview = superview
    self.isHidden = isHidden
    self.safeAreaInsets = safeAreaInsets
    self.scroll = scroll
    self.table = table
  }
}
