import LayoutModel

/// One view while the simulation runs.
struct ViewState {
  let traits: ViewTraits
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
  /// The content size that the app has set, in place of what data or constraints would give.
  var statedContentSize: Size?
  var contentInset: EdgeInsets = .zero
  var scrollIndicatorInsets: EdgeInsets = .zero
  /// What the system adds to the content inset (iOS 11 and later).
  var systemInset: EdgeInsets = .zero
  /// What a container has added to the content inset itself (iOS 7 to 10); nil before it did.
  var automaticInset: EdgeInsets?
  /// The part of `systemInset` that is the safe area's, which subviews do not get any more.
  var absorbedSafeArea: EdgeInsets = .zero
  /// The part of `systemInset.top` that a refresh control makes.
  var refreshInset = 0.0
  var isRefreshing = false
  /// The rows or items of a table or collection view, once they have been laid out.
  var content: ContentLayout?
  /// How high the content was before rows came or went that no `reloadData` has taken up, in points.
  var loadedHeight: Double?
  /// The rows of a table that have been shown.
  var measuredRows: MeasuredRows?
  /// Whether rows of the table count with an estimate until they are shown.
  var estimatesRows = false
  /// How much of the screen a keyboard covers for this view, in points.
  var keyboardHeight = 0.0
  var headerState: RefreshHeaderLayout.State = .idle
  /// When a running refresh ends, in seconds since the layout; nil while none runs.
  var refreshEnd: Double?
  var footerState: LoadMoreFooterLayout.State = .dragging

  /// Makes a view with the properties set on it: the frame before the transform, then bounds and
  /// center.
  ///
  /// - Parameter controller: The class of the controller whose own view this is; nil for other views.
  init(
    _ view: borrowing ViewConfiguration, controller: ControllerClass?, screen: ScreenGeometry
  ) {
    let initialFrame = InitialFrame(
      view.frame, controller: controller ?? view.childController, screen: screen
    ).rect
    traits = ViewTraits(view)
    anchorPoint = view.anchorPoint
    transform = view.transform
    frame = initialFrame
    boundsSize = initialFrame.size
    center = ViewGeometry.center(of: initialFrame, anchorPoint: view.anchorPoint)
    statedContentSize = view.scroll?.contentSize
    scrollIndicatorInsets = view.scroll?.scrollIndicatorInsets ?? .zero
    if view.transform != nil { updateFrame() }
    if let bounds = view.bounds {
      if view.frame == nil { setBoundsSize(bounds.size) }
      boundsOrigin = bounds.origin
    }
    if let point = view.center { setCenter(point) }
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
