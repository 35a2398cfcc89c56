import LayoutModel

extension LayoutRule {
  static let tabBar = LayoutRule(
    "tab bar",
    "The bar is 49 points high above the home indicator's area; 32 on a small phone in landscape"
      + " from iOS 11; on an iPad from iOS 12 50, or 45 above a home indicator. Before iOS 11 it counts"
      + " where it is hidden, too.",
    .recorded, basis: "articles/000/full-screen-under-bars, field/fd072, field/fd084-11pro")
  static let tabBar26 = LayoutRule(
    "tab bar",
    "From iOS 26 a phone's bar is 83 points high with or without home indicator, 64 in compact"
      + " height; an iPad's floats at the top, 44 high, in the navigation bar's band or on 64 points"
      + " of its own.",
    .recorded, basis: "field/fd021, field/fd067, field/fd027, field/fd024, field/fd025")
  static let toolbar = LayoutRule(
    "toolbar",
    "Up to iOS 18 the bar is 44 points high, 49 on a phone with a home indicator in portrait, 32 on a"
      + " small phone in landscape; on an iPad from iOS 12 50, or 45 above a home indicator.",
    .recorded, basis: "field/fc059, field/fc133, field/fc134, field/fd082, field/fd089-ipad11")
}

/// How high the bars at the bottom edge are.
enum BottomBarGeometry {
  /// The height of the tab bar's frame in points, the home indicator's area included.
  static func tabBarHeight(on platform: Platform, below: Double) -> Double {
    let major = platform.os.major
    if platform.device.idiom == .pad {
      if major < 12 { return 49 + below }
      return platform.device.hasHomeIndicator ? 45 + below : 50
    }
    if platform.usesLiquidGlass {
      return platform.orientation.isLandscape ? 64 : 83
    }
    return (platform.isCompactHeight && major >= 11 ? 32 : 49) + below
  }

  /// What is not known of a toolbar; nil where there is none or its height is known.
  ///
  /// On iOS 26 a toolbar of its own is 54 points high; what a container's leaves at the bottom no
  /// print shows.
  static func toolbarGap(_ configuration: borrowing Configuration) -> String? {
    guard configuration.container.toolbar != nil, configuration.platform.usesLiquidGlass else {
      return nil
    }
    return "the height of a container's toolbar from iOS 26 is not modelled"
  }

  /// The height of the toolbar's frame in points, `below` points of it under the bar itself.
  static func toolbarHeight(on platform: Platform, below: Double) -> Double {
    let device = platform.device
    if device.idiom == .pad {
      if platform.os.major < 12 { return 44 + below }
      return (device.hasHomeIndicator ? 45 : 50) + below
    }
    if platform.isCompactHeight { return 32 + below }
    let isTall = device.hasHomeIndicator && !platform.orientation.isLandscape
    return (isTall ? 49 : 44) + below
  }
}
