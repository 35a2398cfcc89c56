/// What a scroll view has beyond other views; its offset is the origin of its bounds.
public struct ScrollLayout: Sendable {
  public var contentSize: Size
  public var contentInset: EdgeInsets
  /// `contentInset` with what the system adds; before iOS 11 the same as `contentInset`.
  public var adjustedContentInset: EdgeInsets
  public var scrollIndicatorInsets: EdgeInsets
  public var isScrollEnabled: Bool
  /// The least offset at rest: minus the adjusted insets at top and left.
  public var minimumContentOffset: Point
  /// The largest offset at rest, never less than the least.
  public var maximumContentOffset: Point
  public var refreshHeader: RefreshHeaderLayout?
  public var loadMoreFooter: LoadMoreFooterLayout?

  /// Makes a scroll view's layout from its parts.
  public init(
    contentSize: Size, contentInset: EdgeInsets, adjustedContentInset: EdgeInsets,
    scrollIndicatorInsets: EdgeInsets, isScrollEnabled: Bool, minimumContentOffset: Point,
    maximumContentOffset: Point, refreshHeader: RefreshHeaderLayout? = nil,
    loadMoreFooter: LoadMoreFooterLayout? = nil
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
  }
}
