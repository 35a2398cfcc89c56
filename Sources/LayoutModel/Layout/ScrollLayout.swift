/// What a scroll view has beyond other views; its offset is the origin of its bounds.
public struct ScrollLayout: Sendable {
  /// The size of the content in points.
  public var contentSize: Size
  /// UIKit's `contentInset` in points.
  public var contentInset: EdgeInsets
  /// `contentInset` with what the system adds; before iOS 11 the same as `contentInset`.
  public var adjustedContentInset: EdgeInsets
  /// The insets of the scroll indicators, as the property says them.
  public var scrollIndicatorInsets: EdgeInsets
  /// Whether a finger can scroll.
  public var isScrollEnabled: Bool
  /// The least offset at rest: minus the adjusted insets at top and left.
  public var minimumContentOffset: Point
  /// The largest offset at rest, never less than the least.
  public var maximumContentOffset: Point
  /// The pull-to-refresh header; nil for none.
  public var refreshHeader: RefreshHeaderLayout?
  /// The load-more footer; nil for none.
  public var loadMoreFooter: LoadMoreFooterLayout?
  /// The frame of the refresh control in content coordinates; nil for none.
  public var refreshControl: Rect?
  /// What the delegate heard of the last drag; nil before the first.
  public var drag: DragReport?

  /// Makes a scroll view's layout from its parts; inlinable, to be built in place.
  @inlinable
  public init(
    contentSize: Size, contentInset: EdgeInsets, adjustedContentInset: EdgeInsets,
    scrollIndicatorInsets: EdgeInsets, isScrollEnabled: Bool, minimumContentOffset: Point,
    maximumContentOffset: Point, refreshHeader: RefreshHeaderLayout? = nil,
    loadMoreFooter: LoadMoreFooterLayout? = nil, refreshControl: Rect? = nil,
    drag: DragReport? = nil
  ) {
    self.contentSize = contentSize
    self.contentInset = contentInset
    self.adjustedContentInset = adjustedContentInset
    self.scrollIndicatorInsets = scrollIndicatorInsets
    self.isScrollEnabled = isScrollEnabled
    self.minimumContentOffset = minimumContentOffset
    self.maximumContentOffset = maximumContentOffset
    self.refreshHeader = refreshHeader
    self.loadMoreFooter = loadMoreFooter
    self.refreshControl = refreshControl
    self.drag = drag
  }
}
