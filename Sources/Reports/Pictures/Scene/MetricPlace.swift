import LayoutModel

/// Where a number of a metric lies in the window: a point from which it is counted, and a direction.
struct MetricPlace {
  let axis: Axis
  /// What the number is counted from, in window coordinates.
  let origin: Double
  /// Whether the coordinate shrinks where the number grows.
  let isReversed: Bool
  /// The rectangle across which a line of the coordinate is drawn.
  let owner: Rect

  /// The window coordinate of a number.
  func coordinate(of value: Double) -> Double { isReversed ? origin - value : origin + value }

  /// Nil where the metric is no place.
  init?(of metric: Metric, in layout: Layout) {
    switch metric.subject {
    case .view(let index):
      guard layout.views.indices.contains(index) else { return nil }
      self.init(metric.property, of: index, in: layout)
    case .refreshHeader(let index), .loadMoreFooter(let index), .refreshControl(let index):
      guard layout.views.indices.contains(index) else { return nil }
      let owner = PictureScene.windowFrame(of: index, in: layout)
      let content = layout.pointInWindow(.zero, from: index)
      switch metric.property {
      case .frame(.x): self.init(.x, content.x, owner)
      case .frame(.y): self.init(.y, content.y, owner)
      default: self.init(window: metric.property, owner: owner, outer: owner)
      }
    case .statusBar: self.init(metric.property, bar: layout.bars.statusBar)
    case .navigationBar: self.init(metric.property, bar: layout.bars.navigationBar)
    case .tabBar: self.init(metric.property, bar: layout.bars.tabBar)
    case .toolbar: self.init(metric.property, bar: layout.bars.toolbar)
    case .window:
      guard case .safeAreaInsets(let edge) = metric.property else { return nil }
      self.init(inside: layout.windowFrame, edge)
    case .topLayoutGuide: self.init(inside: layout.windowFrame, .top)
    case .bottomLayoutGuide: self.init(inside: layout.windowFrame, .bottom)
    case .screen, .navigationControllerView: return nil
    }
  }

  private init(_ axis: Axis, _ origin: Double, _ owner: Rect, isReversed: Bool = false) {
    self.axis = axis
    self.origin = origin
    self.isReversed = isReversed
    self.owner = owner
  }

  /// A distance inwards from an edge of a rectangle.
  private init(inside rect: Rect, _ edge: Edge) {
    let isFar = edge == .bottom || edge == .right
    self.init(
      edge.axis, isFar ? rect.maximum(edge.axis) : rect.minimum(edge.axis), rect,
      isReversed: isFar)
  }

  /// A component of a bar's frame, which is in window coordinates.
  private init?(_ property: MetricProperty, bar: Rect?) {
    guard let bar, case .frame(let component) = property else { return nil }
    self.init(component, of: bar, in: .zero)
  }

  /// A component of a rectangle, of which the position is counted from a point.
  private init(_ component: RectComponent, of rect: Rect, in origin: Point) {
    switch component {
    case .x: self.init(.x, origin.x, rect)
    case .y: self.init(.y, origin.y, rect)
    case .width: self.init(.x, rect.minX, rect)
    case .height: self.init(.y, rect.minY, rect)
    }
  }

  private init?(window property: MetricProperty, owner: Rect, outer: Rect) {
    switch property {
    case .screenFrame(let component): self.init(component, of: owner, in: .zero)
    case .frameInScrollView(let component): self.init(component, of: owner, in: outer.origin)
    default: return nil
    }
  }

  private init?(_ property: MetricProperty, of view: Int, in layout: Layout) {
    let frame = PictureScene.windowFrame(of: view, in: layout)
    let superview = layout.views[view].superview
    let outer = layout.pointInWindow(.zero, from: superview)
    let content = layout.pointInWindow(.zero, from: view)
    let size = layout.views[view].scroll?.contentSize ?? .zero
    let offset = layout.views[view].bounds.origin
    switch property {
    case .frame(let component): self.init(component, of: frame, in: outer)
    case .bounds(.width): self.init(.x, frame.minX, frame)
    case .bounds(.height): self.init(.y, frame.minY, frame)
    case .center(let axis): self.init(axis, outer[axis], frame)
    // A larger offset moves the content's origin back.
    case .contentOffset(let axis):
      self.init(axis, content[axis] + offset[axis], frame, isReversed: true)
    case .bounds(.x): self.init(.x, content.x + offset.x, frame, isReversed: true)
    case .bounds(.y): self.init(.y, content.y + offset.y, frame, isReversed: true)
    case .contentOrigin(let axis): self.init(axis, content[axis] + offset[axis], frame)
    case .contentSize(let axis): self.init(axis, content[axis], frame)
    case .contentInset(let edge), .adjustedContentInset(let edge):
      let isFar = edge == .bottom || edge == .right
      self.init(
        edge.axis, content[edge.axis] + (isFar ? size[edge.axis] : 0), frame, isReversed: !isFar)
    case .safeAreaInsets(let edge): self.init(inside: frame, edge)
    case .element(_, let space, let component):
      let origin =
        switch space {
        case .frame: content
        case .frameInScrollView: frame.origin
        case .screenFrame: Point.zero
        }
      switch component {
      case .x: self.init(.x, origin.x, frame)
      case .y: self.init(.y, origin.y, frame)
      case .width, .height: return nil
      }
    default:
      var current = superview
      while let index = current, layout.views[index].scroll == nil {
        current = layout.views[index].superview
      }
      let scrollView = current.map { PictureScene.windowFrame(of: $0, in: layout) }
      self.init(window: property, owner: frame, outer: scrollView ?? .zero)
    }
  }
}
