import LayoutModel

extension LayoutRule {
  static let navigationBar = LayoutRule(
    "navigation bar",
    "The bar begins below the status bar or at the safe area's top and is 44 points high; 50 on an"
      + " iPad from iOS 12, 56 in a sheet, 32 on a small phone in landscape; a large title adds 52,"
      + " a prompt 30.",
    .recorded, basis: "articles/002/opaque, articles/002/ios11-always-covered, field/fd086")
  static let navigationBar26 = LayoutRule(
    "navigation bar",
    "From iOS 26 the bar is 54 points high and begins at the window's safe area, but not above 10"
      + " points, 24 in compact height, 20 in a sheet; a large title adds 52, a prompt 30.",
    .recorded, basis: "field/fd013, field/fd014-navflow, field/fd067, field/fc120")
  static let searchRow = LayoutRule(
    "UINavigationItem.searchController",
    "A search bar that is shown adds a row of 52 points below the title, 60 from iOS 26; while the"
      + " search is active the bar of iOS 26 is 60 points high as a whole.",
    .recorded, basis: "field/fd021")
  static let refreshInBar = LayoutRule(
    "UIRefreshControl",
    "Under a large title the navigation bar hosts the refresh control and grows by 60 while it"
      + " refreshes (iOS 26).",
    .recorded, basis: "field/fd019, field/fd020")
}

/// Where a navigation bar lies in its container.
///
/// Its frame begins below the status bar (its background goes up to the screen's edge). On phones
/// with an island it begins higher than the safe area ends, at the device's own place up to iOS 18.
struct NavigationBarGeometry {
  /// The top in the container's coordinates.
  let y: Double
  /// The height without large title, prompt and refresh control.
  let standardHeight: Double
  let largeTitleHeight: Double
  let promptHeight: Double
  let refreshHeight: Double
  let searchHeight: Double
  let rule: LayoutRule

  /// What a large title adds, in points.
  static let largeTitle = 52.0

  var height: Double {
    standardHeight + largeTitleHeight + promptHeight + searchHeight + refreshHeight
  }

  init(
    _ bar: NavigationBarConfiguration, on platform: borrowing Platform, screen: ScreenGeometry,
    presentation: PresentationGeometry, isRefreshing: Bool
  ) {
    let device = platform.device
    if platform.usesLiquidGlass {
      // In compact height a sheet fills the window.
      let floor = screen.isLandscapePhone ? 24.0 : presentation.isSheet ? 20 : 10
      y = max(presentation.safeAreaInsets.top, floor)
      standardHeight = bar.searchController == .active ? 60 : 54
      rule = .navigationBar26
    } else if presentation.isSheet {
      y = 0
      standardHeight = 56
      rule = .navigationBar
    } else {
      if let own = device.navigationBarY, !platform.orientation.isLandscape {
        y = platform.os.major >= 26 ? Self.islandBarY(safeAreaTop: own, scale: device.scale) : own
      } else {
        y = max(screen.statusBar?.maxY ?? 0, screen.safeAreaInsets.top) - screen.callShift
      }
      if device.idiom == .pad {
        standardHeight = platform.os.major >= 12 ? 50 : 44
      } else {
        standardHeight = platform.isCompactHeight ? 32 : 44
      }
      rule = .navigationBar
    }
    largeTitleHeight =
      Self.showsLargeTitle(bar, on: platform, screen: screen) ? Self.largeTitle : 0
    promptHeight = bar.prompt ? 30 : 0
    searchHeight = Self.searchHeight(bar, on: platform)
    refreshHeight = isRefreshing ? 60 : 0
  }

  /// Whether a bar that may have a large title has it: not in landscape on a phone, not while a
  /// search is active.
  static func showsLargeTitle(
    _ bar: NavigationBarConfiguration, on platform: borrowing Platform, screen: ScreenGeometry
  ) -> Bool {
    bar.largeTitle && platform.os.major >= 11 && !screen.isLandscapePhone
      && bar.searchController != .active
  }

  /// The height of the search bar's row below the title.
  static func searchHeight(
    _ bar: NavigationBarConfiguration, on platform: borrowing Platform
  ) -> Double {
    guard bar.searchController == .shown else { return 0 }
    return platform.usesLiquidGlass ? 60 : 52
  }

  /// What is not known of a search controller; nil where there is none or its place is known.
  static func searchGap(_ configuration: borrowing Configuration) -> String? {
    guard let search = configuration.container.navigationBar?.searchController else { return nil }
    let platform = configuration.platform
    if platform.os.major < 11 { return "a navigation item has no search controller before iOS 11" }
    guard platform.usesLiquidGlass else {
      return search == .active ? "an active search before iOS 26 is not modelled" : nil
    }
    if platform.device.idiom == .pad || configuration.container.tabBar == nil {
      return "from iOS 26 a search bar's place is modelled only on a phone with a tab bar"
    }
    return nil
  }

  /// Where the bar of an island phone begins with the design of iOS 18: 5 points and a pixel above
  /// the safe area's top, two pixels where that is below 59 points.
  ///
  /// The rule behind the places of iOS 16 to 18 (53.667 and 56.333); it also gives the 62.333 of an
  /// iPhone Air, which knows that design only through `UIDesignRequiresCompatibility`.
  private static func islandBarY(safeAreaTop: Double, scale: Double) -> Double {
    safeAreaTop - 5 - (safeAreaTop > 59 ? 2 : 1) / scale
  }
}

extension Platform {
  /// Whether bars have the design of iOS 26.
  var usesLiquidGlass: Bool { os.major >= 26 && !requiresDesignCompatibility }

  /// Whether a phone in landscape is one of the small ones, whose bars are lower.
  ///
  /// The large ones (Plus, Max, XR, 11) have a regular width in landscape; the device table knows
  /// them by the height of their navigation bar there.
  var isCompactHeight: Bool {
    device.idiom == .phone && orientation.isLandscape && device.isSmallInLandscape
  }
}

extension Device {
  /// Whether the phone has a compact width in landscape: all that are narrower than 414 points.
  fileprivate var isSmallInLandscape: Bool { min(size.width, size.height) < 414 }
}
