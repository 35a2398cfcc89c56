/// The properties set on a scroll view; nil where UIKit's default depends on class or OS.
public struct ScrollViewConfiguration: Hashable, Sendable {
  public var contentInset: EdgeInsets
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior
  public var scrollIndicatorInsets: EdgeInsets
  public var contentSize: Size?
  /// An offset set by the app after everything else; never clamped.
  public var contentOffset: Point?
  public var bounces: Bool
  public var alwaysBounceVertical: Bool?
  public var alwaysBounceHorizontal: Bool?
  public var isPagingEnabled: Bool
  public var isScrollEnabled: Bool
  public var refreshHeader: RefreshHeaderConfiguration?
  public var loadMoreFooter: LoadMoreFooterConfiguration?

  /// Makes the properties of a scroll view; the defaults are UIKit's.
  public init(
    contentInset: EdgeInsets = .zero,
    contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic,
    scrollIndicatorInsets: EdgeInsets = .zero, contentSize: Size? = nil,
    contentOffset: Point? = nil, bounces: Bool = true, alwaysBounceVertical: Bool? = nil,
    alwaysBounceHorizontal: Bool? = nil, isPagingEnabled: Bool = false,
    isScrollEnabled: Bool = true, refreshHeader: RefreshHeaderConfiguration? = nil,
    loadMoreFooter: LoadMoreFooterConfiguration? = nil
  ) {
    self.contentInset = contentInset
    self.contentInsetAdjustmentBehavior = contentInsetAdjustmentBehavior
    self.scrollIndicatorInsets = scrollIndicatorInsets
    self.contentSize = contentSize
    self.contentOffset = contentOffset
    self.bounces = bounces
    self.alwaysBounceVertical = alwaysBounceVertical
    self.alwaysBounceHorizontal = alwaysBounceHorizontal
    self.isPagingEnabled = isPagingEnabled
    self.isScrollEnabled = isScrollEnabled
    self.refreshHeader = refreshHeader
    self.loadMoreFooter = loadMoreFooter
  }
}
