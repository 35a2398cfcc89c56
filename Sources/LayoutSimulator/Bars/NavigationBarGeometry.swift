import LayoutModel

extension LayoutRule {
  static let navigationBar = LayoutRule(
    "navigation bar",
    "The bar begins below the status bar or at the safe area's top and is 44 points high; 50 on an"
      + " iPad from iOS 12, 54 from iOS 26, 32 on a small phone in landscape before; a large title"
      + " adds 52, a prompt 30.",
    .recorded, basis: "articles/002/opaque, articles/002/ios11-always-covered")
}

/// Where a navigation bar lies.
///
/// Its frame begins below the status bar (its background goes up to the screen's edge). On phones
/// with an island it begins higher than the safe area ends, at the device's own place up to iOS 18.
/// From iOS 26 it begins at the window's safe area, but not above a floor of 10 points, 24 in
/// compact height.
struct NavigationBarGeometry {
  /// The top in window coordinates.
  let y: Double
  /// The height without large title and prompt.
  let standardHeight: Double
  let largeTitleHeight: Double
  let promptHeight: Double

  var height: Double { standardHeight + largeTitleHeight + promptHeight }

  init(_ bar: NavigationBarConfiguration, on platform: Platform, screen: ScreenGeometry) {
    let device = platform.device
    let isModern = platform.os.major >= 26
    if isModern {
      y = max(screen.safeAreaInsets.top, screen.isLandscapePhone ? 24 : 10)
      standardHeight = 54
    } else {
      let statusBarBottom = screen.statusBar?.maxY ?? 0
      if let own = device.navigationBarY, !platform.orientation.isLandscape {
        y = own
      } else {
        y = max(statusBarBottom, screen.safeAreaInsets.top)
      }
      if device.idiom == .pad {
        standardHeight = platform.os.major >= 12 ? 50 : 44
      } else {
        standardHeight = screen.isLandscapePhone ? device.navigationBarLandscapeHeight : 44
      }
    }
    let hasLargeTitle = bar.largeTitle && platform.os.major >= 11 && !screen.isLandscapePhone
    largeTitleHeight = hasLargeTitle ? 52 : 0
    promptHeight = bar.prompt ? 30 : 0
  }
}
