import LayoutModel

/// The bars of the containers and what they leave of the window.
struct BarGeometry {
  var layout: BarLayout
  /// The safe area inside the containers: the window's, enlarged by the visible bars.
  var safeAreaInsets: EdgeInsets

  /// Places the bars of a container on a screen.
  ///
  /// From iOS 26 an iPad's tab bar floats at the top: in the band of a navigation bar where there
  /// is one, else 64 points below the status bar.
  init(_ configuration: Configuration, screen: ScreenGeometry, trace: inout Trace) {
    let platform = configuration.platform
    let container = configuration.container
    layout = BarLayout(statusBar: screen.statusBar)
    safeAreaInsets = screen.safeAreaInsets
    noteScreen(screen, into: &trace)

    if let bar = container.navigationBar, !bar.isHidden {
      let geometry = NavigationBarGeometry(bar, on: platform, screen: screen)
      layout.navigationBar = Rect(
        x: 0, y: geometry.y, width: screen.size.width, height: geometry.height)
      safeAreaInsets.top = geometry.y + geometry.height
      note(geometry, screen: screen, into: &trace)
    }
    if let bar = container.tabBar, !bar.isHidden {
      if platform.os.major >= 26 && platform.device.idiom == .pad {
        layout.tabBar = Rect(
          x: 0, y: screen.safeAreaInsets.top, width: screen.size.width, height: 44)
        if layout.navigationBar == nil { safeAreaInsets.top += 64 }
      } else {
        let height = BottomBarGeometry.tabBarHeight(on: platform, screen: screen)
        layout.tabBar = Rect(
          x: 0, y: screen.size.height - height, width: screen.size.width, height: height)
        safeAreaInsets.bottom = height
        Self.note(height, of: .tabBar, "tab bar", .tabBar, into: &trace)
      }
    }
    if let bar = container.toolbar, !bar.isHidden {
      let hasTabBar = safeAreaInsets.bottom > screen.safeAreaInsets.bottom
      let below = hasTabBar ? 0 : screen.safeAreaInsets.bottom
      let height = BottomBarGeometry.toolbarHeight(on: platform, screen: screen, below: below)
      let bottom = hasTabBar ? screen.size.height - safeAreaInsets.bottom : screen.size.height
      layout.toolbar = Rect(
        x: 0, y: bottom - height, width: screen.size.width, height: height)
      safeAreaInsets.bottom = screen.size.height - bottom + height
      Self.note(height, of: .toolbar, "toolbar", .toolbar, into: &trace)
    }
  }

  /// The terms that make the safe area inside the containers on one edge.
  func terms(_ edge: Edge) -> [Derivation.Term] {
    switch edge {
    case .top:
      guard let bar = layout.navigationBar else { break }
      return [
        .plus("navigation bar's y", bar.minY, Metric(.navigationBar, .frame(.y))),
        .plus("navigation bar", bar.size.height, Metric(.navigationBar, .frame(.height))),
      ]
    case .bottom:
      var terms: [Derivation.Term] = []
      if let bar = layout.toolbar {
        terms.append(.plus("toolbar", bar.size.height, Metric(.toolbar, .frame(.height))))
      }
      if let bar = layout.tabBar, bar.minY > 0, safeAreaInsets.bottom >= bar.size.height {
        terms.append(.plus("tab bar", bar.size.height, Metric(.tabBar, .frame(.height))))
      }
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

  private func noteScreen(_ screen: ScreenGeometry, into trace: inout Trace) {
    guard trace.isOpen else { return }
    for edge in Edge.allCases {
      let value = screen.safeAreaInsets[edge]
      let isStatusBar = edge == .top && value > 0 && value == screen.statusBar?.size.height
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
          .statusBar, value: bar.size.height, sum: [.plus("status bar", bar.size.height)]))
    }
  }

  private func note(
    _ geometry: NavigationBarGeometry, screen: ScreenGeometry, into trace: inout Trace
  ) {
    guard trace.isOpen else { return }
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
      Derivation(.navigationBar, value: geometry.y, sum: [source]))
    var terms = [Derivation.Term.plus("navigation bar", geometry.standardHeight)]
    if geometry.largeTitleHeight > 0 {
      terms.append(.plus("large title", geometry.largeTitleHeight))
    }
    if geometry.promptHeight > 0 { terms.append(.plus("prompt", geometry.promptHeight)) }
    trace.note(
      Metric(.navigationBar, .frame(.height)),
      Derivation(.navigationBar, value: geometry.height, sum: terms))
  }
}
