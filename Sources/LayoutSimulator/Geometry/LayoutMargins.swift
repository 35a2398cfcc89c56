import LayoutModel

extension LayoutRule {
  static let layoutMargins = LayoutRule(
    "layoutMargins",
    "The margins are 8 points on every edge unless set, counted from the safe area (iOS 11 and"
      + " later).",
    .recorded, basis: "peer/ou-margins-default, peer/ou-margins-safearea")
}

/// The margins of a view.
enum LayoutMargins {
  /// The margins in effect; nil where no rule gives them: a controller's own view has margins of
  /// the system's, and margins preserved from the superview are not modelled.
  ///
  /// `safeArea` is what the margins are counted from.
  static func insets(
    stated: EdgeInsets?, isControllerView: Bool, preservesSuperview: Bool, safeArea: EdgeInsets
  ) -> EdgeInsets? {
    if preservesSuperview { return nil }
    guard let own = stated ?? (isControllerView ? nil : standard) else { return nil }
    return own + safeArea
  }

  private static let standard = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}
