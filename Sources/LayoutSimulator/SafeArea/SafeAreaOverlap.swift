import LayoutModel

extension LayoutRule {
  static let safeArea = LayoutRule(
    "safeAreaInsets",
    "A view's safe area inset on an edge is the part of its superview's that reaches into it: the"
      + " superview's inset minus the distance between the edges, at least 0 and at most all of it.",
    .documented, basis: "UIView.safeAreaInsets; articles/002/ios11-always-partly")
  static let safeAreaAbsorbed = LayoutRule(
    "safeAreaInsets",
    "A scroll view that has taken an edge of the safe area into its adjusted content inset hands"
      + " nothing of it down.",
    .inferred, basis: "dumps of iOS 26.1: cells and overlays print zero")
  static let additionalSafeArea = LayoutRule(
    "additionalSafeAreaInsets",
    "The controller's additional insets are added to the safe area of its own view.",
    .documented, basis: "UIViewController.additionalSafeAreaInsets")
}

/// How a safe area is handed down from a superview.
enum SafeAreaOverlap {
  /// Whether safe areas depend on content offsets: those of subviews of scroll views, since iOS 11.
  static func dependsOnScrolling(_ configuration: borrowing Configuration) -> Bool {
    guard configuration.platform.os.major >= 11 else { return false }
    let views = configuration.views.span
    for index in views.indices {
      if let superview = views[index].superview, views[superview].viewClass.isScrollView {
        return true
      }
    }
    return false
  }

  /// The part of a superview's safe area that reaches into a view, edge by edge.
  ///
  /// `child = clamp(parent - gap, 0, parent)`, where the gap is the distance from the edge of the
  /// superview's bounds inward to the edge of the view's frame; a view that sticks out gets the
  /// whole inset and not more. For a subview of a scroll view the bounds' origin is the offset, so
  /// that its safe area changes while scrolling.
  static func insets(of frame: Rect, in bounds: Rect, parent: EdgeInsets) -> EdgeInsets {
    func clamp(_ parent: Double, _ gap: Double) -> Double { min(max(parent - gap, 0), parent) }
    return EdgeInsets(
      top: clamp(parent.top, frame.minY - bounds.minY),
      left: clamp(parent.left, frame.minX - bounds.minX),
      bottom: clamp(parent.bottom, bounds.maxY - frame.maxY),
      right: clamp(parent.right, bounds.maxX - frame.maxX))
  }
}
