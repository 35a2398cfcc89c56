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
/// where it removes an edge, and including an edge is powerless against an opaque bar alone.
struct ExtendedLayout {
  let extendsUnderTop: Bool
  let extendsUnderTabBar: Bool
  let extendsUnderToolbar: Bool

  init(_ configuration: Configuration) {
    let controller = configuration.controller
    func extends(_ edge: RectEdge, under translucent: Bool?) -> Bool {
      guard let translucent else { return true }
      return controller.edgesForExtendedLayout.contains(edge)
        && (translucent || controller.extendedLayoutIncludesOpaqueBars)
    }
    let container = configuration.container
    extendsUnderTop = extends(.top, under: container.navigationBar?.translucent)
    extendsUnderTabBar = extends(.bottom, under: container.tabBar?.translucent)
    extendsUnderToolbar = extends(.bottom, under: container.toolbar?.translucent)
  }

  /// The view's frame in the container, in window coordinates.
  func viewFrame(in bars: BarLayout, screen: ScreenGeometry) -> Rect {
    var top = 0.0
    var bottom = screen.size.height
    if !extendsUnderTop, let bar = bars.navigationBar { top = bar.maxY }
    // A tab bar at the top of the screen takes nothing from the bottom.
    if !extendsUnderTabBar, let bar = bars.tabBar, bar.maxY >= screen.size.height {
      bottom = min(bottom, bar.minY)
    }
    if !extendsUnderToolbar, let bar = bars.toolbar { bottom = min(bottom, bar.minY) }
    return Rect(x: 0, y: top, width: screen.size.width, height: bottom - top)
  }

  /// Notes why the frame is what it is.
  func note(_ frame: Rect, bars: BarGeometry, screen: ScreenGeometry, into trace: inout Trace) {
    guard trace.isOpen else { return }
    let top = frame.minY > 0 ? bars.terms(.top) : []
    trace.note(
      Metric(.view(0), .frame(.y)),
      Derivation(.extendedLayout, value: frame.minY, sum: top))
    var height: [Derivation.Term] = [.plus("screen", screen.size.height)]
    if frame.minY > 0 {
      height.append(.minus("view's y", frame.minY, Metric(.view(0), .frame(.y))))
    }
    if frame.maxY < screen.size.height {
      height.append(.minus("bars at the bottom", screen.size.height - frame.maxY))
    }
    trace.note(
      Metric(.view(0), .frame(.height)),
      Derivation(.extendedLayout, value: frame.size.height, sum: height))
    trace.note(
      Metric(.view(0), .frame(.width)),
      Derivation(
        .extendedLayout, value: frame.size.width, sum: [.plus("screen", frame.size.width)]))
    trace.note(
      Metric(.view(0), .frame(.x)), Derivation(.extendedLayout, value: frame.minX, sum: []))
  }
}
