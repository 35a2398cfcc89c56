import LayoutModel

extension LayoutRule {
  static let pageSheet = LayoutRule(
    "modalPresentationStyle.pageSheet",
    "From iOS 26 a sheet on a phone begins at the safe area's top, but not above 30 points; on an"
      + " iPad 10 points below the safe area's top; in compact height it fills the window.",
    .recorded, basis: "field/fc120, field/fd052-ipad")
}

/// The area in which the containers of a controller are laid out: the window, a sheet in it, or the
/// primary column of a split view.
struct PresentationGeometry {
  /// The area's size in points.
  let size: Size
  /// Where the area begins on the screen.
  let origin: Point
  /// The safe area inside, before any bar.
  let safeAreaInsets: EdgeInsets
  /// Where the view of a controller without container begins in the area: below what a call pushes
  /// down; a container moves itself.
  let rootTop: Double
  /// Whether the area is a sheet.
  let isSheet: Bool
  /// Whether the area is the window, or what a call leaves of it.
  let isWholeWindow: Bool
  /// Why the area is not modelled; nil where it is.
  let gap: String?

  init(_ configuration: borrowing Configuration, screen: ScreenGeometry) {
    let platform = configuration.platform
    isSheet =
      configuration.controller.modalPresentationStyle == .pageSheet && platform.os.major >= 13
    var size = screen.size
    var insets = screen.safeAreaInsets
    var top = 0.0
    if isSheet && !screen.isLandscapePhone {
      let safeTop = screen.safeAreaInsets.top
      top = platform.device.idiom == .pad ? safeTop + 10 : max(30, safeTop)
      size.height -= top
      insets.top = 0
    }
    if configuration.container.isPresent {
      top += screen.callShift
      size.height -= screen.callShift
      insets.top -= screen.callShift
      rootTop = 0
    } else {
      rootTop = screen.callShift
    }
    if let width = configuration.container.primaryColumnWidth {
      size.width = min(width, size.width)
      insets.right = 0
    }
    isWholeWindow = !isSheet && configuration.container.primaryColumnWidth == nil
    self.size = size
    safeAreaInsets = insets
    origin = Point(x: 0, y: top)
    gap =
      isSheet && platform.os.major < 26 ? "where a sheet lies before iOS 26 is not modelled" : nil
  }

  var bounds: Rect { Rect(origin: .zero, size: size) }
}
