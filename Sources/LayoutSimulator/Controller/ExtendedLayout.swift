import LayoutModel

extension LayoutRule {
  static let extendedLayout = LayoutRule(
    "edgesForExtendedLayout",
    "The view extends under a bar on an edge if that edge is in edgesForExtendedLayout and the bar"
      + " is translucent or extendedLayoutIncludesOpaqueBars is set; else it ends at the bar.",
    .recorded, basis: "articles/002/opaque, articles/002/both")
}

/// Where a container puts its child controller's view.
///
/// One rule covers every printed frame: the view extends under a bar on an edge if and only if that
/// edge is in `edgesForExtendedLayout` and (the bar is translucent or
/// `extendedLayoutIncludesOpaqueBars`). So "edgesForExtendedLayout wins" (articles/002/both) holds
/// where it removes an edge, and including an edge is powerless against an opaque bar alone. A bar is
/// opaque too where an opaque background image is set for the metrics in use (field/fc075-a).
struct ExtendedLayout {
  let extendsUnderTop: Bool
  let extendsUnderTabBar: Bool
  let extendsUnderToolbar: Bool

  init(_ configuration: borrowing Configuration) {
    let controller = configuration.controller
    func extends(_ edge: RectEdge, under translucent: Bool?) -> Bool {
      guard let translucent else { return true }
      return controller.edgesForExtendedLayout.contains(edge)
        && (translucent || controller.extendedLayoutIncludesOpaqueBars)
    }
    let container = configuration.container
    let metrics: BarMetrics = configuration.platform.isCompactHeight ? .compact : .default
    extendsUnderTop = extends(
      .top,
      under: container.navigationBar.map {
        $0.translucent && !$0.backgroundImage.contains(metrics)
      })
    extendsUnderTabBar = extends(.bottom, under: container.tabBar?.translucent)
    extendsUnderToolbar = extends(.bottom, under: container.toolbar?.translucent)
  }

  /// The view's frame in the container's coordinates.
  func viewFrame(in bars: BarLayout, presentation: PresentationGeometry) -> Rect {
    let size = presentation.size
    var top = presentation.rootTop
    var bottom = size.height
    if !extendsUnderTop, let bar = bars.visibleNavigationBar { top = bar.maxY }
    if !extendsUnderTabBar, let bar = bars.visibleTabBar(in: size) {
      bottom = min(bottom, bar.minY)
    }
    if !extendsUnderToolbar, let bar = bars.visibleToolbar { bottom = min(bottom, bar.minY) }
    return Rect(x: 0, y: top, width: size.width, height: bottom - top)
  }

  /// Notes why the frame is what it is.
  func note(
    _ frame: Rect, bars: BarGeometry, presentation: PresentationGeometry,
    into trace: inout Trace
  ) {
    guard trace.isOpen else { return }
    let size = presentation.size
    trace.note(
      Metric(.view(0), .frame(.y)),
      Derivation(
        .extendedLayout, value: frame.minY,
        sum: frame.minY > 0 ? bars.terms(.top, in: size) : []))
    var height: [Derivation.Term] = [
      .plus(presentation.isSheet ? "sheet" : "screen", size.height)
    ]
    if frame.minY > 0 {
      height.append(.minus("view's y", frame.minY, Metric(.view(0), .frame(.y))))
    }
    if frame.maxY < size.height {
      height.append(.minus("bars at the bottom", size.height - frame.maxY))
    }
    let rule: LayoutRule = presentation.isSheet ? .pageSheet : .extendedLayout
    trace.note(
      Metric(.view(0), .frame(.height)),
      Derivation(rule, value: frame.size.height, sum: height))
    trace.note(
      Metric(.view(0), .frame(.width)),
      Derivation(rule, value: frame.size.width, sum: [.plus("screen", frame.size.width)]))
    trace.note(Metric(.view(0), .frame(.x)), Derivation(rule, value: frame.minX, sum: []))
  }
}
