import LayoutModel

/// A layout in the making: the order of events is UIKit's.
///
/// Screen and bars, then the views with their properties as `viewDidLoad` sets them, then the layout
/// pass, then the actions over time.
struct Simulation {
  var configuration: Configuration
  let screen: ScreenGeometry
  let presentation: PresentationGeometry
  let grid: PixelGrid
  var bars: BarGeometry
  var states: [ViewState] = []
  var tables: [TableLayout?] = []
  var measuredRows: [MeasuredRows?] = []
  var collections: [CollectionLayout?] = []
  var gaps: [ModelGap] = []
  var timeline: [TimelineEvent] = []
  var trace: Trace
  /// Seconds since the layout.
  var clock = 0.0
  /// Whether something has changed that the next layout pass takes up.
  var needsLayout = false
  /// Whether the navigation bar hosts a refresh control that refreshes.
  var isRefreshingInBar = false
  /// What the bars cover of the controller's view, once it has been laid out.
  var layoutGuides = EdgeInsets.zero

  init(_ configuration: Configuration, explaining: Bool) {
    self.configuration = configuration
    trace = Trace(isOpen: explaining)
    screen = ScreenGeometry(configuration.platform, statusBar: configuration.statusBar)
    presentation = PresentationGeometry(configuration, screen: screen)
    grid = PixelGrid(configuration.platform)
    bars = BarGeometry(
      configuration, screen: screen, presentation: presentation, isRefreshingInBar: false,
      trace: &trace)
    noteGaps()
  }

  private mutating func noteGaps() {
    let platform = configuration.platform
    if configuration.statusBar.isInCall && platform.os.major < 13 {
      gaps.append(ModelGap(.everything, "the status bar during a call is not modelled"))
    }
    if platform.systemName != "iOS" && platform.systemName != "iPadOS" {
      gaps.append(ModelGap(.everything, "\(platform.systemName) is not modelled, only iOS"))
    }
    if let gap = presentation.gap { gaps.append(ModelGap(.view(0), gap)) }
  }

  /// Makes the views with the properties set on them, before any layout.
  ///
  /// In the order in which UIKit code is usually written: frame and bounds, insets, then data. At
  /// the insets the content of a table is still empty, which is why a table with a top inset starts
  /// at minus that inset (articles/000/cells-inset) and a scroll view that gets its size later from
  /// constraints does not (articles/004/inset-does-not-move-content).
  mutating func loadViews() {
    let count = configuration.views.count
    states.reserveCapacity(count)
    tables = Array(repeating: nil, count: count)
    measuredRows = Array(repeating: nil, count: count)
    collections = Array(repeating: nil, count: count)
    for index in configuration.views.indices {
      loadView(index)
      if configuration.views[index].scroll != nil { loadScrollView(index) }
    }
  }

  private mutating func loadView(_ index: Int) {
    let controller: ControllerClass? =
      index == 0
      ? configuration.controller.controllerClass : configuration.views[index].childController
    let initial = InitialFrame(configuration.views[index], controller: controller, screen: screen)
    var state = ViewState(
      frame: initial.rect, anchorPoint: configuration.views[index].anchorPoint,
      transform: configuration.views[index].transform)
    var rule = configuration.views[index].transform == nil ? initial.rule : .transformedFrame
    if let bounds = configuration.views[index].bounds {
      if configuration.views[index].frame == nil {
        if configuration.views[index].center == nil && index > 0 { state.setCenter(.zero) }
        state.setBoundsSize(bounds.size)
        rule = .boundsAndCenter
      }
      state.boundsOrigin = bounds.origin
    }
    if let center = configuration.views[index].center {
      state.setCenter(center)
      rule = .boundsAndCenter
    }
    states.append(state)
    noteFrame(of: index, rule: rule)
  }

  private mutating func loadScrollView(_ index: Int) {
    guard let scroll = configuration.views[index].scroll else { return }
    noteNeverScrolled(index)
    states[index].scrollIndicatorInsets = scroll.scrollIndicatorInsets
    if scroll.contentInset != .zero { setContentInset(scroll.contentInset, of: index) }
    noteContentInset(of: index)
    if configuration.views[index].table != nil {
      layOutTable(index)
    } else if let size = scroll.contentSize, configuration.views[index].collection == nil {
      setContentSize(size, of: index, rule: .statedContentSize)
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

  /// Whether the views are in a window: before that no bar and no safe area reaches them.
  var isInWindow: Bool { configuration.phase.isLaidOut }
}
