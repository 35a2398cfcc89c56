import LayoutModel

extension LayoutRule {
  static let tabBar = LayoutRule(
    "tab bar",
    "The bar is 49 points high above the home indicator's area; 32 on a small phone in landscape"
      + " from iOS 11, 50 or 65 on an iPad from iOS 12; 83 in all on a phone from iOS 26.",
    .recorded, basis: "articles/000/full-screen-under-bars")
  static let toolbar = LayoutRule(
    "toolbar",
    "The bar is 44 points high above the tab bar or the home indicator's area; 32 on a small phone"
      + " in landscape, 50 or 65 on an iPad from iOS 12.",
    .inferred, basis: "measured bar heights by OS version and device")
}

/// How high the bars at the bottom edge are, the home indicator's area included.
enum BottomBarGeometry {
  /// The height of the tab bar's frame in points.
  ///
  /// From iOS 26 a phone's bar is 83 high with or without home indicator, 64 in compact height.
  static func tabBarHeight(on platform: Platform, screen: ScreenGeometry) -> Double {
    let major = platform.os.major
    let below = screen.safeAreaInsets.bottom
    if platform.device.idiom == .pad {
      if major < 12 { return 49 + below }
      return platform.device.hasHomeIndicator ? 45 + below : 50
    }
    if major >= 26 { return screen.isLandscapePhone ? 64 : 83 }
    let isSmall = screen.isLandscapePhone && platform.device.navigationBarLandscapeHeight < 44
    return (isSmall && major >= 11 ? 32 : 49) + below
  }

  /// The height of the toolbar's frame in points, `below` points of it under the bar itself.
  static func toolbarHeight(
    on platform: Platform, screen: ScreenGeometry, below: Double
  ) -> Double {
    let major = platform.os.major
    if platform.device.idiom == .pad {
      if major < 12 { return 44 + below }
      return platform.device.hasHomeIndicator ? 45 + below : 50
    }
    let isSmall = screen.isLandscapePhone && platform.device.navigationBarLandscapeHeight < 44
    return (isSmall ? 32 : 44) + below
  }
}
