import LayoutModel

/// One view while the simulation runs.
struct ViewState {
  /// The frame in the superview's bounds coordinates; under a transform the rectangle around it.
  private(set) var frame: Rect
  private(set) var boundsSize: Size
  /// The layer's position in the superview.
  private(set) var center: Point
  let anchorPoint: Point
  let transform: AffineTransform?
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
  var automaticInset: EdgeInsets?
  /// The part of `systemInset.top` that a refresh control makes.
  var refreshInset = 0.0
  var isRefreshing = false
  /// Whether rows of the table count with an estimate until they are shown.
  var estimatesRows = false
  /// How much of the screen a keyboard covers for this view, in points.
  var keyboardHeight = 0.0
  var headerState: RefreshHeaderLayout.State = .idle
  /// When a running refresh ends, in seconds since the layout; nil while none runs.
  var refreshEnd: Double?
  var footerState: LoadMoreFooterLayout.State = .dragging
  var motion = ScrollMotion()
  var drag: DragReport?

  /// Makes a view whose frame was set before its transform.
  init(frame: Rect, anchorPoint: Point, transform: AffineTransform?) {
    self.anchorPoint = anchorPoint
    self.transform = transform
    self.frame = frame
    boundsSize = frame.size
    center = ViewGeometry.center(of: frame, anchorPoint: anchorPoint)
    if transform != nil { updateFrame() }
  }

  var bounds: Rect { Rect(origin: boundsOrigin, size: boundsSize) }

  var adjustedContentInset: EdgeInsets { contentInset + systemInset }

  var offsetRange: ContentOffsetRange {
    ContentOffsetRange(contentSize: contentSize, inset: adjustedContentInset, bounds: boundsSize)
  }

  /// `frame =`.
  mutating func setFrame(_ rect: Rect) {
    center = ViewGeometry.center(of: rect, anchorPoint: anchorPoint)
    if let transform {
      boundsSize = ViewGeometry.boundsSize(of: rect, under: transform)
      updateFrame()
    } else {
      boundsSize = rect.size
      frame = rect
    }
  }

  /// `bounds.size =`: the view grows about its center.
  mutating func setBoundsSize(_ size: Size) {
    boundsSize = size
    updateFrame()
  }

  /// `center =`.
  mutating func setCenter(_ point: Point) {
    center = point
    updateFrame()
  }

  private mutating func updateFrame() {
    frame = ViewGeometry.frame(
      center: center, size: boundsSize, anchorPoint: anchorPoint, transform: transform)
  }
}
