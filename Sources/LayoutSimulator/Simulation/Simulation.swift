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
  /// Whether the views are in a window: before that no bar and no safe area reaches them.
  let isInWindow: Bool
  /// Whether frames follow content offsets, so that scrolling needs a layout pass.
  let dependsOnScrolling: Bool
  var bars: BarGeometry
  var states: [ViewState] = []
  /// The rows and items of tables and collection views; empty where there are none.
  var contents: [ContentLayout?] = []
  /// The rows of tables that have been shown; empty where no table estimates heights.
  var measuredRows: [MeasuredRows?] = []
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
    isInWindow = configuration.phase.isLaidOut
    dependsOnScrolling = ConstraintLayout.dependOnScrolling(configuration.views)
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
    states.reserveCapacity(configuration.views.count)
    for index in configuration.views.indices {
      loadView(index)
      if configuration.views[index].viewClass.isScrollView { loadScrollView(index) }
    }
  }

  private mutating func loadView(_ index: Int) {
    let controller: ControllerClass? =
      index == 0
      ? configuration.controller.controllerClass : configuration.views[index].childController
    let frame = configuration.views[index].frame
    let initial = InitialFrame(frame, controller: controller, screen: screen)
    let transform = configuration.views[index].transform
    var state = ViewState(
      frame: initial.rect, anchorPoint: configuration.views[index].anchorPoint,
      transform: transform)
    let bounds = configuration.views[index].bounds
    let center = configuration.views[index].center
    if let bounds {
      if frame == nil {
        if center == nil && index > 0 { state.setCenter(.zero) }
        state.setBoundsSize(bounds.size)
      }
      state.boundsOrigin = bounds.origin
    }
    if let center { state.setCenter(center) }
    states.append(state)
    if trace.isOpen {
      let isCentered = center != nil || (bounds != nil && frame == nil)
      noteFrame(
        of: index,
        rule: isCentered
          ? .boundsAndCenter : transform == nil ? initial.rule : .transformedFrame)
    }
  }

  private mutating func loadScrollView(_ index: Int) {
    noteNeverScrolled(index)
    guard let inset = configuration.views[index].scroll?.contentInset,
      let indicatorInsets = configuration.views[index].scroll?.scrollIndicatorInsets
    else { return }
    states[index].scrollIndicatorInsets = indicatorInsets
    if inset != .zero { setContentInset(inset, of: index) }
    noteContentInset(of: index)
    // Tables and collection views take up their data in the layout pass.
    switch configuration.views[index].viewClass {
    case .tableView: if !isInWindow { layOutTable(index) }
    case .collectionView: break
    default:
      if let size = configuration.views[index].scroll?.contentSize {
        setContentSize(size, of: index, rule: .statedContentSize)
      }
    }
  }

  /// Sets the offsets that the app sets after everything else.
  mutating func applyStatedOffsets() {
    var hasScrolled = false
    for index in configuration.views.indices {
      guard let offset = configuration.views[index].scroll?.contentOffset else { continue }
      setContentOffset(offset, of: index)
      hasScrolled = true
    }
    if hasScrolled, dependsOnScrolling, isInWindow { layOut() }
  }

  /// Whether the system has safe areas and scroll views adjust themselves.
  var hasSafeArea: Bool { configuration.platform.os.major >= 11 }
}
