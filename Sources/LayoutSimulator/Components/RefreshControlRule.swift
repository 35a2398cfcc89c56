import LayoutModel

extension LayoutRule {
  static let refreshControl = LayoutRule(
    "UIRefreshControl",
    "The control is 60 points high and stays at the content's visible top; while it refreshes the"
      + " 60 points count as adjusted content inset, before iOS 13 as content inset.",
    .recorded, basis: "peer/ou-refresh-frame0, peer/ou-refresh-frame-120; dumps of iOS 26.1")
}

/// A scroll view's `UIRefreshControl`.
enum RefreshControlRule {
  static let height = 60.0

  /// Whether a finger that has pulled the content down by a distance may have begun to refresh.
  ///
  /// The threshold is not documented; a control that has not come out whole has not begun.
  static func mayBegin(pulledBy distance: Double) -> Bool { distance >= height }

  /// The frame in content coordinates: at the content's top, or pulled up with the visible top.
  ///
  /// `inset` is the adjusted inset at the top without what the refresh itself adds.
  static func frame(offset: Double, inset: Double, width: Double) -> Rect {
    Rect(x: 0, y: min(0, offset + inset), width: width, height: height)
  }
}
