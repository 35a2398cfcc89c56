/// A property of a subject, down to the single number; UIKit's name where UIKit has one.
public enum MetricProperty: Hashable, Sendable {
  case frame(RectComponent)
  case bounds(RectComponent)
  case center(Axis)
  case safeAreaInsets(Edge)
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
  case firstVisibleRow(RowComponent)
  case lastVisibleRow(RowComponent)
  /// The rectangle of a row in content coordinates, `rectForRow(at:)`.
  case row(section: Int, row: Int, RectComponent)
  /// The state of a refresh header or load-more footer.
  case state

  /// The half of an index path.
  public enum RowComponent: String, CaseIterable, Hashable, Sendable {
    case section
    case row
  }
}
