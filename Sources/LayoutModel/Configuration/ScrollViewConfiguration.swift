/// The properties set on a scroll view; nil where UIKit's default depends on class or OS.
public struct ScrollViewConfiguration: Hashable, Sendable {
  /// UIKit's `contentInset`, in points.
  public var contentInset: EdgeInsets
  /// How the safe area is taken into the content inset (iOS 11 and later).
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior
  /// The insets of the scroll indicators, in points.
  public var scrollIndicatorInsets: EdgeInsets
  /// The content size that the app sets, in points; nil where it sets none.
  public var contentSize: Size?
  /// An offset set by the app after everything else; never clamped.
  public var contentOffset: Point?
  /// Whether content may be dragged beyond its range.
  public var bounces: Bool
  /// Whether content that fits can be dragged vertically; nil for the default of the class.
  public var alwaysBounceVertical: Bool?
  /// Whether content that fits can be dragged horizontally; nil for the default.
  public var alwaysBounceHorizontal: Bool?
  /// Whether scrolling stops at multiples of the bounds.
  public var isPagingEnabled: Bool
  /// Whether a finger can scroll.
  public var isScrollEnabled: Bool
  /// A pull-to-refresh header of the app's own.
  public var refreshHeader: RefreshHeaderConfiguration?
  /// A load-more footer of the app's own.
  public var loadMoreFooter: LoadMoreFooterConfiguration?
  /// The id of the scroll view's `UIRefreshControl`; nil for none.
  public var refreshControl: String?
  /// The deceleration rate per millisecond: 0.998 normal, 0.99 fast.
  public var decelerationRate: Double

  /// Makes the properties of a scroll view; the defaults are UIKit's.
  public init(
    contentInset: EdgeInsets = .zero,
    contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic,
    scrollIndicatorInsets: EdgeInsets = .zero, contentSize: Size? = nil,
    contentOffset: Point? = nil, bounces: Bool = true, alwaysBounceVertical: Bool? = nil,
    alwaysBounceHorizontal: Bool? = nil, isPagingEnabled: Bool = false,
    isScrollEnabled: Bool = true, refreshHeader: RefreshHeaderConfiguration? = nil,
    loadMoreFooter: LoadMoreFooterConfiguration? = nil, refreshControl: String? = nil,
    decelerationRate: Double = 0.998
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
    self.refreshControl = refreshControl
    self.decelerationRate = decelerationRate
  }
}
