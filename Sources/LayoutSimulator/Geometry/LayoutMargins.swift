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
  static func insets(
    _ view: ViewConfiguration, isControllerView: Bool, safeArea: EdgeInsets
  ) -> EdgeInsets? {
    if view.preservesSuperviewLayoutMargins { return nil }
    guard let own = view.layoutMargins ?? (isControllerView ? nil : standard) else { return nil }
    return view.insetsLayoutMarginsFromSafeArea ? own + safeArea : own
  }

  private static let standard = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}
