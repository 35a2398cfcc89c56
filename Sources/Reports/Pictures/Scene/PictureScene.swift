import LayoutModel

/// What a picture shows: everything in window coordinates and points, nothing about its looks.
struct PictureScene {
  /// A bar with its name in words.
  struct Bar {
    var name: String
    var frame: Rect
  }

  /// A view other than the one in focus.
  struct Box {
    var name: String
    var frame: Rect
    var isScrollView: Bool
    /// Whether it lies in the content of the view in focus.
    var isInFocus: Bool
    /// Whether the view in focus lies in it.
    var isAroundFocus: Bool
  }

  /// The largest number of views that are drawn beside the one in focus.
  private static let mostBoxes = 40
  /// Beyond this a coordinate says "far away", and nothing more can be drawn of it.
  private static let farthest = 1e12

  let name: String
  let configuration: Configuration
  let layout: Layout
  let comparisons: [Comparison]
  let screen: Rect
  let bars: [Bar]
  /// The view in focus, by its place in `Configuration.views`.
  let focus: Int
  let focusFrame: Rect
  /// Whether the view in focus is seen and where it lies is modelled.
  let drawsFocus: Bool
  /// What the view in focus scrolls; nil where it is no scroll view or its place is not modelled.
  let content: ContentScene?
  let boxes: [Box]
  /// How many views there was no room for.
  let omittedBoxCount: Int
  let deviations: [PictureDeviation]

  init(
    name: String, configuration: Configuration, layout: Layout, comparisons: [Comparison]
  ) {
    self.name = name
    self.configuration = configuration
    self.layout = layout
    self.comparisons = comparisons
    screen = Rect(
      x: 0, y: 0, width: Self.length(layout.screenSize.width, default: 375),
      height: Self.length(layout.screenSize.height, default: 667))
    bars = Self.bars(of: layout)
    let visible = configuration.views.indices.filter { Self.isDrawn($0, in: layout) }
    let focus = PictureFocus.view(of: configuration, comparisons: comparisons, among: visible)
    self.focus = focus
    focusFrame = Self.windowFrame(of: focus, in: layout)
    drawsFocus = visible.contains(focus)
    content =
      drawsFocus
      ? ContentScene(of: focus, configuration: configuration, layout: layout) : nil
    let others = visible.filter { index in
      index != focus
        && !(index == 0
          && Self.windowFrame(of: 0, in: layout) == Rect(origin: .zero, size: layout.screenSize))
    }
    boxes = others.prefix(Self.mostBoxes).map { index in
      Box(
        name: Self.name(of: index, configuration, layout),
        frame: Self.windowFrame(of: index, in: layout),
        isScrollView: layout.views[index].scroll != nil,
        isInFocus: Self.isInside(index, focus, in: layout),
        isAroundFocus: Self.isInside(focus, index, in: layout))
    }
    omittedBoxCount = max(0, others.count - Self.mostBoxes)
    deviations = comparisons.compactMap {
      PictureDeviation($0, configuration: configuration, layout: layout)
    }
  }

  /// The view in focus as the document has it.
  var focusView: ViewConfiguration { configuration.views[focus] }

  /// The safe area of the controller's view; before iOS 11 what its layout guides leave free.
  var safeArea: (rect: Rect, insets: EdgeInsets)? {
    guard let root = layout.views.first, !layout.gaps.contains(where: { $0.scope == .everything })
    else { return nil }
    let insets = layout.hasSafeAreas ? root.safeAreaInsets : layout.layoutGuides
    guard insets != .zero else { return nil }
    let frame = Self.windowFrame(of: 0, in: layout)
    return (Self.clipped(frame.inset(by: insets)), insets)
  }

  /// A view's name, with the offset of content that is not where it begins.
  private static func name(
    of view: Int, _ configuration: Configuration, _ layout: Layout
  ) -> String {
    let id = configuration.views[view].id
    let offset = layout.views[view].bounds.origin
    guard layout.views[view].scroll != nil, offset != .zero else { return id }
    let (x, y) = (PointText.format(offset.x), PointText.format(offset.y))
    return "\(id), contentOffset \(x), \(y)"
  }

  // MARK: Coordinates

  /// A view's frame on the screen, with coordinates that can be drawn.
  static func windowFrame(of view: Int, in layout: Layout) -> Rect {
    guard layout.views.indices.contains(view) else { return .zero }
    return clipped(
      layout.screenFrame(layout.views[view].frame, in: layout.views[view].superview))
  }

  /// A rectangle of which every coordinate is finite.
  static func clipped(_ rect: Rect) -> Rect {
    let left = clipped(rect.minX)
    let top = clipped(rect.minY)
    return Rect(
      x: left, y: top, width: max(0, clipped(rect.maxX) - left),
      height: max(0, clipped(rect.maxY) - top))
  }

  static func clipped(_ coordinate: Double) -> Double {
    coordinate.isNaN ? 0 : min(max(coordinate, -farthest), farthest)
  }

  private static func length(_ length: Double, default fallback: Double) -> Double {
    length.isFinite && length >= 1 && length < 100_000 ? length : fallback
  }

  // MARK: What is there

  private static func bars(of layout: Layout) -> [Bar] {
    let all: [(name: String, frame: Rect?, isHidden: Bool, subject: MetricSubject)] = [
      ("status bar", layout.bars.statusBar, false, .statusBar),
      (
        "navigation bar", layout.bars.navigationBar, layout.bars.hidden.contains(.navigationBar),
        .navigationBar
      ),
      ("tab bar", layout.bars.tabBar, layout.bars.hidden.contains(.tabBar), .tabBar),
      ("toolbar", layout.bars.toolbar, layout.bars.hidden.contains(.toolbar), .toolbar),
    ]
    return all.compactMap { bar in
      let isUnknown = layout.gaps.contains {
        $0.scope == .everything || $0.scope == .bar(bar.subject)
      }
      guard let frame = bar.frame, !bar.isHidden, !isUnknown, frame.size.height > 0 else {
        return nil
      }
      return Bar(name: bar.name, frame: clipped(frame))
    }
  }

  /// Whether a view is seen and where it lies is modelled.
  private static func isDrawn(_ view: Int, in layout: Layout) -> Bool {
    guard layout.views.indices.contains(view) else { return false }
    var current: Int? = view
    while let index = current {
      if layout.views[index].isHidden { return false }
      let isUnknown = layout.gaps.contains { gap in
        gap.scope == .everything || gap.scope == .view(index) || gap.scope == .frame(index)
      }
      if isUnknown { return false }
      current = layout.views[index].superview
    }
    return true
  }

  private static func isInside(_ view: Int, _ ancestor: Int, in layout: Layout) -> Bool {
    var current = layout.views[view].superview
    while let index = current {
      if index == ancestor { return true }
      current = layout.views[index].superview
    }
    return false
  }
}
