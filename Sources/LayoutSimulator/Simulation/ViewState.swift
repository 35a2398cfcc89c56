import LayoutModel

/// One view while the simulation runs.
struct ViewState {
  var frame: Rect
  /// The origin of the bounds: of a scroll view its content offset.
  var boundsOrigin: Point = .zero
  var safeAreaInsets: EdgeInsets = .zero
  /// What only a scroll view has; of no meaning for other views.
  var contentSize: Size = .zero
  var contentInset: EdgeInsets = .zero
  var scrollIndicatorInsets: EdgeInsets = .zero
  /// What the system adds to the content inset (iOS 11 and later).
  var systemInset: EdgeInsets = .zero
  /// What a container has added to the content inset itself (iOS 7 to 10); nil before it did.
  var systemInsetBeforeSafeAreas: EdgeInsets?
  var headerState: RefreshHeaderLayout.State = .idle
  /// When a running refresh ends, in seconds since the layout; nil while none runs.
  var refreshEnd: Double?
  var footerState: LoadMoreFooterLayout.State = .dragging
  var motion = ScrollMotion()

  init(frame: Rect) { self.frame = frame }

  var bounds: Rect { Rect(origin: boundsOrigin, size: frame.size) }

  var adjustedContentInset: EdgeInsets { contentInset + systemInset }

  var offsetRange: ContentOffsetRange {
    ContentOffsetRange(
      contentSize: contentSize, inset: adjustedContentInset, bounds: frame.size)
  }
}
