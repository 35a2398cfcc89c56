import LayoutModel

/// A layout in the making: the order of events is UIKit's.
///
/// Screen and bars, then the views with their properties as `viewDidLoad` sets them, then the layout
/// pass, then the actions over time.
struct Simulation {
  var configuration: Configuration
  let screen: ScreenGeometry
  let bars: BarGeometry
  var states: [ViewState] = []
  var tables: [TableLayout?] = []
  var gaps: [ModelGap] = []
  var timeline: [TimelineEvent] = []
  var trace: Trace
  /// Seconds since the layout.
  var clock = 0.0
  /// Whether a constraint has changed since the last layout pass.
  var needsLayout = false

  init(_ configuration: Configuration, explaining: Bool) {
    self.configuration = configuration
    trace = Trace(isOpen: explaining)
    screen = ScreenGeometry(configuration.platform, statusBar: configuration.statusBar)
    bars = BarGeometry(configuration, screen: screen, trace: &trace)
    if configuration.statusBar.isInCall && configuration.platform.os.major < 13 {
      gaps.append(ModelGap(.everything, "the status bar during a call is not modelled"))
    }
  }

  /// Makes the views with the properties set on them, before any layout.
  ///
  /// In the order in which UIKit code is usually written: frame and bounds, insets, then data. At
  /// the insets the content of a table is still empty, which is why a table with a top inset starts
  /// at minus that inset (articles/000/cells-inset) and a scroll view that gets its size later from
  /// constraints does not (articles/004/inset-does-not-move-content).
  mutating func loadViews() {
    states.reserveCapacity(configuration.views.count)
    tables = Array(repeating: nil, count: configuration.views.count)
    for index in configuration.views.indices {
      let controller: ControllerClass? =
        index == 0
        ? configuration.controller.controllerClass : configuration.views[index].childController
      let initial = InitialFrame(
        configuration.views[index], controller: controller, screen: screen)
      var state = ViewState(frame: initial.rect)
      if let bounds = configuration.views[index].bounds { state.boundsOrigin = bounds.origin }
      states.append(state)
      noteFrame(of: index, rule: initial.rule)
      guard let scroll = configuration.views[index].scroll else { continue }
      noteNeverScrolled(index)
      states[index].scrollIndicatorInsets = scroll.scrollIndicatorInsets
      if scroll.contentInset != .zero { setContentInset(scroll.contentInset, of: index) }
      noteContentInset(of: index)
      if let size = scroll.contentSize { setContentSize(size, of: index, rule: .statedContentSize) }
    }
  }

  /// Sets the offsets that the app sets after everything else.
  mutating func applyStatedOffsets() {
    for index in configuration.views.indices {
      guard let offset = configuration.views[index].scroll?.contentOffset else { continue }
      setContentOffset(offset, of: index)
    }
  }

  /// Whether the system has safe areas and scroll views adjust themselves.
  var hasSafeArea: Bool { configuration.platform.os.major >= 11 }
}
