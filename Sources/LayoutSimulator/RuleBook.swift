public import LayoutModel

/// The list of all rules of UIKit that the simulator models.
///
/// A rule stands in the file that applies it; this list only names them, in the order of events.
public enum RuleBook {
  /// Every rule, from the screen to the components.
  public static let all: [LayoutRule] =
    screen
    + bars
    + controller
    + safeArea
    + insets
    + geometry
    + constraints
    + content
    + offset
    + simulation
    + motion
    + components

  private static let screen: [LayoutRule] = [
    .pageSheet, .screen, .statusBar, .callStatusBar,
  ]

  private static let bars: [LayoutRule] = [
    .tabBar, .tabBar26, .toolbar, .navigationBar, .navigationBar26, .searchRow, .refreshInBar,
  ]

  private static let controller: [LayoutRule] = [
    .extendedLayout, .statedFrame, .noFrame, .loadViewFrame, .applicationFrame,
  ]

  private static let safeArea: [LayoutRule] = [
    .safeArea, .safeAreaAbsorbed, .additionalSafeArea,
  ]

  private static let insets: [LayoutRule] = [
    .automaticInsets, .adjustmentNever, .adjustmentAlways, .adjustmentScrollableAxes,
    .adjustmentAutomatic, .keyboard,
  ]

  private static let geometry: [LayoutRule] = [
    .layoutMargins, .pixelGrid, .boundsAndCenter, .transformedFrame,
  ]

  private static let constraints: [LayoutRule] = [
    .constraintFrame, .constraintContentSize,
  ]

  private static let content: [LayoutRule] = [
    .flowLayout, .estimatedRowHeight, .plainSectionHeader, .pinnedHeader, .groupedSectionSpacing,
    .tableContentHeight, .tableContentWidth, .insetGroupedMargin,
  ]

  private static let offset: [LayoutRule] = [
    .minimumOffset, .maximumOffset, .scrollRectToVisible, .scrollToItem,
  ]

  private static let simulation: [LayoutRule] = [
    .scrollToEdge, .largeTitleCollapses, .drag, .dragWithoutBounce, .statedContentSize,
    .statedInset, .adjustedInsetBefore11, .statedOffset, .offsetClampedByInset,
    .offsetClampedByBounds, .reloadData, .offsetFollowsInset,
  ]

  private static let motion: [LayoutRule] = [
    .bounce, .deceleration, .rubberBand, .touch,
  ]

  private static let components: [LayoutRule] = [
    .loadMoreFooter, .refreshControl, .refreshHeader, .searchBar,
  ]
}
