import LayoutModel

extension LayoutRule {
  static let adjustmentNever = LayoutRule(
    "contentInsetAdjustmentBehavior.never", "The content insets are not adjusted.", .documented,
    basis: "UIScrollView.ContentInsetAdjustmentBehavior.never; articles/002/ios11-never")
  static let adjustmentAlways = LayoutRule(
    "contentInsetAdjustmentBehavior.always",
    "The scroll view's safe area is added on every edge.", .documented,
    basis: "UIScrollView.ContentInsetAdjustmentBehavior.always; articles/002/ios11-always-covered")
  static let adjustmentScrollableAxes = LayoutRule(
    "contentInsetAdjustmentBehavior.scrollableAxes",
    "The safe area is added on the edges of an axis if scrolling is enabled and the content is"
      + " larger than the frame on it or the scroll view always bounces on it.",
    .documented,
    basis: "UIScrollView.ContentInsetAdjustmentBehavior.scrollableAxes;"
      + " articles/002/ios11-axes-author")
  static let adjustmentAutomatic = LayoutRule(
    "contentInsetAdjustmentBehavior.automatic",
    "Like scrollableAxes; the content scroll view of a controller in a container that adjusts"
      + " automatically gets top and bottom in any case.",
    .documented,
    basis: "UIScrollView.ContentInsetAdjustmentBehavior.automatic;"
      + " articles/002/ios11-automatic-short")
}

/// Which edges of its safe area a scroll view takes into `adjustedContentInset`, from iOS 11 on.
struct InsetAdjustment {
  let behavior: ContentInsetAdjustmentBehavior
  let isScrollEnabled: Bool
  let bouncesAlways: (x: Bool, y: Bool)
  /// Whether this is the scroll view that a controller in a container adjusts by itself.
  let isContentScrollView: Bool

  /// Whether the edges of an axis are adjusted.
  ///
  /// Content and frame are compared without insets, strictly. A scroll view with scrolling disabled
  /// is not adjusted for its axes; `always` does not ask.
  func adjusts(_ axis: Axis, contentSize: Size, frame: Rect) -> Bool {
    switch behavior {
    case .never: return false
    case .always: return true
    case .scrollableAxes, .automatic:
      if behavior == .automatic, isContentScrollView, axis == .y { return true }
      guard isScrollEnabled else { return false }
      return contentSize[axis] > frame.size[axis]
        || (axis == .x ? bouncesAlways.x : bouncesAlways.y)
    }
  }

  /// What the system adds to the content inset.
  func contribution(safeArea: EdgeInsets, contentSize: Size, frame: Rect) -> EdgeInsets {
    var insets = EdgeInsets.zero
    if adjusts(.y, contentSize: contentSize, frame: frame) {
      insets.top = safeArea.top
      insets.bottom = safeArea.bottom
    }
    if adjusts(.x, contentSize: contentSize, frame: frame) {
      insets.left = safeArea.left
      insets.right = safeArea.right
    }
    return insets
  }

  /// The rule that the behaviour stands for.
  var rule: LayoutRule {
    switch behavior {
    case .never: .adjustmentNever
    case .always: .adjustmentAlways
    case .scrollableAxes: .adjustmentScrollableAxes
    case .automatic: .adjustmentAutomatic
    }
  }
}
