import LayoutModel

/// The bars of the containers and what they leave of the container's area.
struct BarGeometry {
  /// The bars in the container's coordinates.
  var layout: BarLayout
  /// The safe area inside the containers: the container's own, enlarged by the visible bars.
  var safeAreaInsets: EdgeInsets
  /// How much of it a hidden tab bar makes, in points.
  private var hiddenTabBarHeight = 0.0

  /// Places the bars of a container.
  init(
    _ configuration: borrowing Configuration, screen: ScreenGeometry,
    presentation: PresentationGeometry,
    isRefreshingInBar: Bool, trace: inout Trace
  ) {
    let platform = configuration.platform
    let container = configuration.container
    layout = BarLayout(statusBar: screen.statusBar)
    safeAreaInsets = presentation.safeAreaInsets
    if trace.isOpen { Self.note(screen, into: &trace) }
    if let bar = container.navigationBar {
      placeNavigationBar(
        bar.isHidden,
        NavigationBarGeometry(
          bar, on: platform, screen: screen, presentation: presentation,
          isRefreshing: isRefreshingInBar),
        screen: screen, presentation: presentation, trace: &trace)
    }
    if let bar = container.tabBar {
      placeTabBar(bar.isHidden, on: platform, presentation: presentation, trace: &trace)
    }
    if let bar = container.toolbar {
      placeToolbar(bar.isHidden, on: platform, presentation: presentation, trace: &trace)
    }
  }

  private mutating func placeNavigationBar(
    _ isHidden: Bool, _ geometry: NavigationBarGeometry, screen: ScreenGeometry,
    presentation: PresentationGeometry, trace: inout Trace
  ) {
    layout.navigationBar = Rect(
      x: 0, y: geometry.y, width: presentation.size.width, height: geometry.height)
    if isHidden {
      layout.hidden.insert(.navigationBar)
    } else {
      safeAreaInsets.top = geometry.y + geometry.height
      if trace.isOpen {
        Self.note(geometry, screen: screen, presentation: presentation, into: &trace)
      }
    }
  }

  /// From iOS 26 an iPad's tab bar floats at the top: in the band of a navigation bar where there
  /// is one, else on 64 points of its own below the status bar.
  private mutating func placeTabBar(
    _ isHidden: Bool, on platform: Platform, presentation: PresentationGeometry,
    trace: inout Trace
  ) {
    let size = presentation.size
    if platform.usesLiquidGlass && platform.device.idiom == .pad {
      layout.tabBar = Rect(
        x: 0, y: presentation.safeAreaInsets.top, width: size.width, height: 44)
      if isHidden {
        layout.hidden.insert(.tabBar)
      } else if layout.visibleNavigationBar == nil {
        safeAreaInsets.top = presentation.safeAreaInsets.top + 64
      }
      return
    }
    let height = BottomBarGeometry.tabBarHeight(
      on: platform, below: presentation.safeAreaInsets.bottom)
    layout.tabBar = Rect(x: 0, y: size.height - height, width: size.width, height: height)
    if isHidden {
      layout.hidden.insert(.tabBar)
      // Before iOS 11 a bar that is only hidden, not left out by hidesBottomBarWhenPushed, still
      // counts (published prints of iOS 10).
      guard platform.os.major < 11 else { return }
      hiddenTabBarHeight = height
      safeAreaInsets.bottom = height
      return
    }
    safeAreaInsets.bottom = height
    let rule: LayoutRule = platform.usesLiquidGlass ? .tabBar26 : .tabBar
    Self.note(height, of: .tabBar, "tab bar", rule, into: &trace)
  }

  private mutating func placeToolbar(
    _ isHidden: Bool, on platform: Platform, presentation: PresentationGeometry,
    trace: inout Trace
  ) {
    let size = presentation.size
    let hasTabBar = layout.visibleTabBar(in: size) != nil
    let below = hasTabBar || isHidden ? 0 : presentation.safeAreaInsets.bottom
    let height = BottomBarGeometry.toolbarHeight(on: platform, below: below)
    let bottom = hasTabBar ? size.height - safeAreaInsets.bottom : size.height
    layout.toolbar = Rect(x: 0, y: bottom - height, width: size.width, height: height)
    if isHidden {
      layout.hidden.insert(.toolbar)
      return
    }
    safeAreaInsets.bottom = size.height - bottom + height
    hiddenTabBarHeight = 0
    Self.note(height, of: .toolbar, "toolbar", .toolbar, into: &trace)
  }

  // MARK: Reasons

  /// The terms that make the safe area inside the containers on one edge.
  func terms(_ edge: Edge, in size: Size) -> [Derivation.Term] {
    switch edge {
    case .top:
      guard let bar = layout.visibleNavigationBar else { break }
      return [
        .plus("navigation bar's y", bar.minY, Metric(.navigationBar, .frame(.y))),
        .plus("navigation bar", bar.size.height, Metric(.navigationBar, .frame(.height))),
      ]
    case .bottom:
      var terms: [Derivation.Term] = []
      if let bar = layout.visibleToolbar {
        terms.append(.plus("toolbar", bar.size.height, Metric(.toolbar, .frame(.height))))
      }
      if let bar = layout.visibleTabBar(in: size) {
        terms.append(.plus("tab bar", bar.size.height, Metric(.tabBar, .frame(.height))))
      }
      if hiddenTabBarHeight > 0 { terms.append(.plus("hidden tab bar", hiddenTabBarHeight)) }
      if !terms.isEmpty { return terms }
    case .left, .right: break
    }
    let metric = Metric(.window, .safeAreaInsets(edge))
    return [.plus("window's safe area \(edge.rawValue)", safeAreaInsets[edge], metric)]
  }

  private static func note(
    _ height: Double, of bar: MetricSubject, _ label: String, _ rule: LayoutRule,
    into trace: inout Trace
  ) {
    guard trace.isOpen else { return }
    trace.note(
      Metric(bar, .frame(.height)), Derivation(rule, value: height, sum: [.plus(label, height)]))
  }

  private static func note(_ screen: ScreenGeometry, into trace: inout Trace) {
    for edge in Edge.allCases {
      let value = screen.safeAreaInsets[edge]
      let isStatusBar = edge == .top && value == screen.statusBar?.size.height
      trace.note(
        Metric(.window, .safeAreaInsets(edge)),
        Derivation(
          .screen, value: value,
          sum: [.plus(isStatusBar ? "status bar" : "screen's safe area \(edge.rawValue)", value)]))
    }
    if let bar = screen.statusBar {
      trace.note(
        Metric(.statusBar, .frame(.height)),
        Derivation(
          screen.callShift > 0 ? .callStatusBar : .statusBar, value: bar.size.height,
          sum: [.plus("status bar", bar.size.height)]))
    }
  }

  private static func note(
    _ geometry: NavigationBarGeometry, screen: ScreenGeometry,
    presentation: PresentationGeometry, into trace: inout Trace
  ) {
    let source: Derivation.Term =
      if geometry.y == screen.statusBar?.maxY {
        .plus("status bar", geometry.y)
      } else if geometry.y == screen.safeAreaInsets.top {
        .plus("screen's safe area top", geometry.y, Metric(.window, .safeAreaInsets(.top)))
      } else {
        .plus("navigation bar's place", geometry.y)
      }
    trace.note(
      Metric(.navigationBar, .frame(.y)),
      Derivation(geometry.rule, value: geometry.y, sum: [source]))
    var terms = [Derivation.Term.plus("navigation bar", geometry.standardHeight)]
    if geometry.largeTitleHeight > 0 {
      terms.append(.plus("large title", geometry.largeTitleHeight))
    }
    if geometry.searchHeight > 0 { terms.append(.plus("search bar", geometry.searchHeight)) }
    if geometry.promptHeight > 0 { terms.append(.plus("prompt", geometry.promptHeight)) }
    if geometry.refreshHeight > 0 {
      terms.append(.plus("refresh control", geometry.refreshHeight))
    }
    trace.note(
      Metric(.navigationBar, .frame(.height)),
      Derivation(
        geometry.refreshHeight > 0
          ? .refreshInBar : geometry.searchHeight > 0 ? .searchRow : geometry.rule,
        value: geometry.height,
        sum: terms))
  }
}

extension BarLayout {
  /// The navigation bar's frame where it is shown.
  var visibleNavigationBar: Rect? { hidden.contains(.navigationBar) ? nil : navigationBar }

  /// The toolbar's frame where it is shown.
  var visibleToolbar: Rect? { hidden.contains(.toolbar) ? nil : toolbar }

  /// The tab bar's frame where it is shown at the bottom.
  func visibleTabBar(in size: Size) -> Rect? {
    guard let tabBar, !hidden.contains(.tabBar), tabBar.maxY >= size.height else { return nil }
    return tabBar
  }
}
