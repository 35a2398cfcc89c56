import LayoutModel

extension LayoutRule {
  static let searchBar = LayoutRule(
    "UISearchBar",
    "In Mac Catalyst 26 a search bar asks for 44 points of height; its text field is 36 high, 8 from"
      + " each side, and begins as far above the bar as the bar is lower than that.",
    .recorded, basis: "peer/ou-searchbar-36, peer/ou-searchbar-44")
}

/// A search bar's text field and the height it asks for.
enum SearchBarGeometry {
  /// The layout; nil where no record says anything.
  static func layout(size: Size, on platform: Platform) -> SearchBarLayout? {
    guard platform.isMacCatalystApp, platform.os.major >= 26 else { return nil }
    let idealHeight = 44.0
    return SearchBarLayout(
      searchTextField: Rect(
        x: 8, y: (size.height - idealHeight) / 2, width: max(0, size.width - 16), height: 36),
      idealHeight: idealHeight)
  }
}
