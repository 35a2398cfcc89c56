import LayoutModel

/// What the rules ask of a view's configuration at every layout pass.
///
/// Nothing in it is counted by reference: a copy of a whole `ViewConfiguration` costs more than most
/// rules do.
struct ViewTraits {
  let viewClass: ViewClass
  let superview: Int?
  let isHidden: Bool
  /// Whether the view has constraints of its own.
  let isConstrained: Bool
  let layoutMargins: EdgeInsets?
  let preservesSuperviewLayoutMargins: Bool
  let insetsLayoutMarginsFromSafeArea: Bool
  // What only a scroll view has; of no meaning for other views.
  let contentInset: EdgeInsets
  let adjustmentBehavior: ContentInsetAdjustmentBehavior
  let isScrollEnabled: Bool
  let bouncesAlways: (x: Bool, y: Bool)
  let contentOffset: Point?
  /// Whether a pull-to-refresh header or a load-more footer hears of every scrolling.
  let hasComponents: Bool
  let hasRefreshControl: Bool

  init(_ view: borrowing ViewConfiguration) {
    viewClass = view.viewClass
    superview = view.superview
    isHidden = view.isHidden
    isConstrained = !view.constraints.isEmpty
    layoutMargins = view.layoutMargins
    preservesSuperviewLayoutMargins = view.preservesSuperviewLayoutMargins
    insetsLayoutMarginsFromSafeArea = view.insetsLayoutMarginsFromSafeArea
    contentInset = view.scroll?.contentInset ?? .zero
    adjustmentBehavior = view.scroll?.contentInsetAdjustmentBehavior ?? .never
    isScrollEnabled = view.scroll?.isScrollEnabled ?? false
    bouncesAlways = (
      view.scroll?.alwaysBounceHorizontal ?? false,
      view.scroll?.alwaysBounceVertical ?? (view.viewClass == .tableView)
    )
    contentOffset = view.scroll?.contentOffset
    hasComponents = view.scroll?.refreshHeader != nil || view.scroll?.loadMoreFooter != nil
    hasRefreshControl = view.scroll?.refreshControl != nil
  }
}
