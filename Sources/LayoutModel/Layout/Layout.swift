/// What the simulator returns: the resolved view tree, its timeline and the reasons.
///
/// Every number that a metric, a picture or an explanation shows is read off this value.
public struct Layout: Sendable {
  /// The screen's size in points, in the interface's orientation.
  public var screenSize: Size
  /// The safe area of the window: what screen and status bar take, without any bar.
  public var windowSafeAreaInsets: EdgeInsets
  /// Whether the system has safe areas: from iOS 11 on.
  public var hasSafeAreas: Bool
  /// What the bars cover of the controller's view at top and bottom: the lengths of its layout guides.
  public var layoutGuides: EdgeInsets
  /// Where the controller's presentation begins on the screen: zero unless it is a sheet.
  public var presentationOrigin: Point
  /// The frame of the outermost container's view in the window; nil where no rule gives it.
  public var containerFrame: Rect?
  /// `UIScreen.applicationFrame`.
  public var applicationFrame: Rect
  /// Where the bars are.
  public var bars: BarLayout
  /// The views in the order of `Configuration.views`.
  public var views: [ViewLayout]
  /// What happened after the layout, in order of time.
  public var timeline: [TimelineEvent]
  /// Where content was on its way, in order of time; empty unless the simulator was asked for it.
  public var motion: [MotionSample]
  /// What no rule decides, so that numbers that depend on it are not given.
  public var gaps: [ModelGap]
  /// The reasons of the numbers; empty unless the simulator was asked to explain.
  public var derivations: [Metric: Derivation]

  /// Makes a layout from its parts.
  public init(
    screenSize: Size, windowSafeAreaInsets: EdgeInsets, hasSafeAreas: Bool = true,
    layoutGuides: EdgeInsets = .zero,
    presentationOrigin: Point = .zero, containerFrame: Rect? = nil, applicationFrame: Rect? = nil,
    bars: BarLayout,
    views: [ViewLayout],
    timeline: [TimelineEvent] = [], motion: [MotionSample] = [], gaps: [ModelGap] = [],
    derivations: [Metric: Derivation] = [:]
  ) {
    self.screenSize = screenSize
    self.windowSafeAreaInsets = windowSafeAreaInsets
    self.hasSafeAreas = hasSafeAreas
    self.layoutGuides = layoutGuides
    self.presentationOrigin = presentationOrigin
    self.containerFrame = containerFrame
    self.applicationFrame = applicationFrame ?? Rect(origin: .zero, size: screenSize)
    self.bars = bars
    self.views = views
    self.timeline = timeline
    self.motion = motion
    self.gaps = gaps
    self.derivations = derivations
  }
}
