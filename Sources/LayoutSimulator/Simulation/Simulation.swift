import LayoutModel

/// A layout in the making: the order of events is UIKit's.
///
/// Screen and bars, then the views with their properties as `viewDidLoad` sets them, then the layout
/// pass, then the actions over time.
struct Simulation {
  var configuration: Configuration
  var screen: ScreenGeometry
  var presentation: PresentationGeometry
  let grid: PixelGrid
  /// Whether the views are in a window: before that no bar and no safe area reaches them.
  let isInWindow: Bool
  /// Whether any view has constraints.
  let hasConstraints: Bool
  /// Whether frames follow content offsets, so that scrolling needs a layout pass.
  let dependsOnScrolling: Bool
  /// Whether safe areas depend on content offsets.
  let handsDownWhileScrolling: Bool
  /// The scroll view that the controller takes for its content.
  let contentScrollView: Int?
  /// The scroll view whose content inset a container changes (iOS 7 to 10).
  let automaticallyAdjusted: Int?
  /// Whether a frame was set on the controller's view, so that no container places it.
  var hasOwnFrame: Bool
  var bars: BarGeometry
  var states: [ViewState]
  var motions: ScrollMotions
  /// What the delegates heard of the last drags, by view.
  var drags: [Int: DragReport] = [:]
  var gaps: [ModelGap]
  var timeline: [TimelineEvent] = []
  var trace: Trace
  /// Whether the motion of content is noted on the way, and what was.
  let samplesMotion: Bool
  var motionSamples: [MotionSample] = []
  /// Seconds since the layout.
  var clock = 0.0
  /// Whether something has changed that the next layout pass takes up.
  var needsLayout = false
  /// Whether the navigation bar hosts a refresh control that refreshes.
  var isRefreshingInBar = false
  /// Whether scrolling has taken a large title or a search bar's row away.
  var hasCollapsedBar = false
  /// How high the search bar's row was before scrolling took it away, in points.
  var collapsedSearchHeight = 0.0
  /// Whether a layout pass has followed the last offset that was set, before the run loop turned.
  var hasLaidOutScrolled = false
  /// How much inset the content scroll view has gained at the top without being scrolled, in points.
  var unscrolledInset = 0.0
  /// The vertical offset at which it did, in points.
  var unscrolledOffset = 0.0
  /// What the bars cover of the controller's view, once it has been laid out.
  var layoutGuides = EdgeInsets.zero

  init(_ configuration: Configuration, explaining: Bool, samplingMotion: Bool = false) {
    self.configuration = configuration
    samplesMotion = samplingMotion
    trace = Trace(isOpen: explaining)
    screen = ScreenGeometry(configuration.platform, statusBar: configuration.statusBar)
    presentation = PresentationGeometry(configuration, screen: screen)
    grid = PixelGrid(configuration.platform)
    isInWindow = configuration.phase.isLaidOut
    dependsOnScrolling = ConstraintLayout.dependOnScrolling(configuration.views)
    handsDownWhileScrolling = isInWindow && SafeAreaOverlap.dependsOnScrolling(configuration)
    contentScrollView = ContentScrollView.index(in: configuration.views)
    automaticallyAdjusted = AutomaticInsets.scrollView(of: configuration)
    hasOwnFrame = configuration.views[0].frame != nil
    motions = ScrollMotions(viewCount: configuration.views.count)
    bars = BarGeometry(
      configuration, screen: screen, presentation: presentation, isRefreshingInBar: false,
      trace: &trace)
    states = Self.states(of: configuration, screen: screen)
    hasConstraints = states.contains(where: \.traits.isConstrained)
    gaps = Self.gaps(configuration, presentation: presentation)
  }

  private static func gaps(
    _ configuration: borrowing Configuration, presentation: PresentationGeometry
  ) -> [ModelGap] {
    var gaps: [ModelGap] = []
    let platform = configuration.platform
    if configuration.statusBar.isInCall && platform.os.major < 13 && platform.device.idiom == .pad {
      gaps.append(ModelGap(.everything, "an iPad's status bar during a call is not modelled"))
    }
    if platform.systemName != "iOS" && platform.systemName != "iPadOS" {
      gaps.append(ModelGap(.everything, "\(platform.systemName) is not modelled, only iOS"))
    }
    if let gap = presentation.gap { gaps.append(ModelGap(.view(0), gap)) }
    if let gap = NavigationBarGeometry.searchGap(configuration) {
      gaps += [ModelGap(.view(0), gap), ModelGap(.bar(.navigationBar), gap)]
    }
    if let gap = BottomBarGeometry.toolbarGap(configuration) {
      gaps.append(ModelGap(.bar(.toolbar), gap))
      if configuration.container.toolbar?.isHidden == false { gaps.append(ModelGap(.view(0), gap)) }
    }
    return gaps
  }

  /// Makes the views with the properties set on them, before any layout.
  ///
  /// In the order in which UIKit code is usually written: frame and bounds, insets, then data. At
  /// the insets the content of a table is still empty, which is why a table with a top inset starts
  /// at minus that inset (articles/000/cells-inset) and a scroll view that gets its size later from
  /// constraints does not (articles/004/inset-does-not-move-content).
  mutating func loadViews() {
    for index in states.indices {
      if trace.isOpen { noteInitialFrame(of: index) }
      if states[index].traits.viewClass.isScrollView { loadScrollView(index) }
    }
  }

  /// The views with what was set on them.
  private static func states(
    of configuration: borrowing Configuration, screen: ScreenGeometry
  ) -> [ViewState] {
    // Borrowed from the array: a copy of a view would cost more than all else here.
    let views = configuration.views.span
    var states: [ViewState] = []
    states.reserveCapacity(views.count)
    for index in views.indices {
      let root = index == 0 ? configuration.controller.controllerClass : nil
      states.append(ViewState(views[index], controller: root, screen: screen))
    }
    return states
  }

  private mutating func noteInitialFrame(of index: Int) {
    let view = configuration.views[index]
    let isCentered = view.center != nil || (view.bounds != nil && view.frame == nil)
    let controller = index == 0 ? configuration.controller.controllerClass : view.childController
    let rule = InitialFrame(view.frame, controller: controller, screen: screen).rule
    noteFrame(
      of: index,
      rule: isCentered ? .boundsAndCenter : view.transform == nil ? rule : .transformedFrame)
  }

  private mutating func loadScrollView(_ index: Int) {
    noteNeverScrolled(index)
    let inset = states[index].traits.contentInset
    if inset != .zero { setContentInset(inset, of: index) }
    noteContentInset(of: index)
    // Tables and collection views take up their data in the layout pass.
    switch states[index].traits.viewClass {
    case .tableView: if !isInWindow { layOutTable(index) }
    case .collectionView: break
    default:
      if let size = states[index].statedContentSize {
        setContentSize(size, of: index, rule: .statedContentSize)
      }
    }
  }

  /// Sets the offsets that the app sets after everything else.
  mutating func applyStatedOffsets() {
    var hasScrolled = false
    for index in states.indices {
      guard let offset = states[index].traits.contentOffset else { continue }
      setContentOffset(offset, of: index)
      if handsDownWhileScrolling { handDownSafeArea(below: index) }
      hasScrolled = true
    }
    guard hasScrolled, isInWindow else { return }
    if dependsOnScrolling { needsLayout = true }
    layOutIfNeeded()
    hasLaidOutScrolled = true
  }

  /// Whether the system has safe areas and scroll views adjust themselves.
  var hasSafeArea: Bool { configuration.platform.os.major >= 11 }
}
