/// A property of a subject, down to the single number; UIKit's name where UIKit has one.
public enum MetricProperty: Hashable, Sendable {
  case frame(RectComponent)
  case bounds(RectComponent)
  /// The layer's position in the superview.
  case center(Axis)
  case safeAreaInsets(Edge)
  case layoutMargins(Edge)
  case safeAreaLayoutGuide(RectComponent)
  case readableContentGuide(RectComponent)
  /// The length of a controller's `topLayoutGuide` or `bottomLayoutGuide`.
  case length
  case applicationFrame(RectComponent)
  case contentInset(Edge)
  case adjustedContentInset(Edge)
  case scrollIndicatorInsets(Edge)
  /// Width for x, height for y.
  case contentSize(Axis)
  case contentOffset(Axis)
  /// The least offset at rest.
  case minimumContentOffset(Axis)
  /// The largest offset at rest.
  case maximumContentOffset(Axis)
  /// Whether the content with its insets is larger than the bounds.
  case isScrollable(Axis)
  /// Where the content's origin stands in the scroll view's frame: minus the offset.
  case contentOrigin(Axis)
  /// The frame as seen from the top-left corner of the enclosing scroll view's frame.
  case frameInScrollView(RectComponent)
  /// The frame in screen coordinates.
  case screenFrame(RectComponent)
  /// How much of the height is neither clipped nor off the screen.
  case visibleHeight
  case isVisible
  case firstVisibleRow(PathComponent)
  case lastVisibleRow(PathComponent)
  /// How many rows or items overlap the bounds.
  case visibleCellCount
  /// The rectangle of a row, item, header or footer.
  case element(ContentElement, ElementSpace, RectComponent)
  /// `indexPathForRow(at:)` in content coordinates.
  case indexPathForRow(at: Point, PathComponent)
  /// `indexPathForItem(at:)` in content coordinates.
  case indexPathForItem(at: Point, PathComponent)
  /// `convert(_:to:)` or `convert(_:from:)`.
  indirect case convert(CoordinateConversion, RectComponent)
  /// What `scrollViewWillEndDragging` hears, in points per millisecond.
  case willEndDraggingVelocity(Axis)
  /// The offset when the finger lifted.
  case willEndDraggingOffset(Axis)
  /// Where the content will stop, as `scrollViewWillEndDragging` hears it.
  case targetContentOffset(Axis)
  /// Whether the content goes on by itself after the finger has lifted.
  case willDecelerate
  /// The farthest offset between lift and rest.
  case peakContentOffset(Axis)
  /// The frame of a web view's content view.
  case contentView(RectComponent)
  /// The frame of a search bar's text field.
  case searchTextField(RectComponent)
  /// `sizeThatFits(_:)`: width for x, height for y.
  case sizeThatFits(Size, Axis)
  /// The state of a refresh header or load-more footer.
  case state

  /// The half of an index path.
  public enum PathComponent: String, CaseIterable, Hashable, Sendable {
    case section
    case row
    case item
  }

  /// The coordinate space in which an element's rectangle is asked for.
  public enum ElementSpace: String, CaseIterable, Hashable, Sendable {
    /// Content coordinates.
    case frame
    case frameInScrollView
    case screenFrame
  }
}
