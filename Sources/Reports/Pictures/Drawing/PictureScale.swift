import LayoutModel

/// How large a picture is drawn, and what of a long content is broken out.
enum PictureScale {
  /// The room that a screen alone may take, in the drawing's units.
  private static let screenRoom = Size(width: 470, height: 470)
  private static let largestScale = 0.72
  /// The room of a picture with what lies outside of the screen.
  private static let room = Size(width: 650, height: 650)
  /// How much smaller a picture may become before something is broken out instead.
  private static let leastShrinking = 0.78
  /// What is not worth a break, in the drawing's units.
  private static let shortestBreak = 70.0

  /// Returns the axes, both with the same scale.
  static func axes(of scene: PictureScene) -> (x: BrokenAxis, y: BrokenAxis) {
    let screen = scene.screen
    // A small screen of its own is drawn larger, so that it is seen.
    let enlarged = min(2, 250 / max(screen.size.width, screen.size.height))
    let best = min(
      max(largestScale, enlarged), screenRoom.width / screen.size.width,
      screenRoom.height / screen.size.height)
    let points = interestingPoints(of: scene)
    func axis(_ axis: Axis, scale: Double, longest: Double) -> BrokenAxis {
      BrokenAxis(
        core: screen.minimum(axis)...screen.maximum(axis), points: points.map { $0[axis] },
        longest: longest, scale: scale, breakLength: 18, margin: 16 / scale)
    }
    func factor(_ a: Axis, longest: Double) -> Double {
      let length = axis(a, scale: best, longest: longest).length
      return min(1, room[a] / length)
    }
    // Each axis is broken only where that keeps the picture large.
    func longest(_ axis: Axis) -> Double {
      [.infinity, 1.1 * screen.size[axis]].first {
        factor(axis, longest: $0) >= leastShrinking
      } ?? shortestBreak / best
    }
    let longest = (x: longest(.x), y: longest(.y))
    let scale =
      best
      * max(0.6, min(factor(.x, longest: longest.x), factor(.y, longest: longest.y)))
    return (
      axis(.x, scale: scale, longest: longest.x), axis(.y, scale: scale, longest: longest.y)
    )
  }

  /// Where something begins or ends that is worth to be seen whole.
  static func interestingPoints(of scene: PictureScene) -> [Point] {
    var rects = [scene.focusFrame]
    if let content = scene.content {
      rects.append(content.rect)
      rects += content.bands.map(\.rect)
    }
    rects += scene.boxes.filter { !$0.isInFocus || $0.isScrollView }.map(\.frame)
    var points = rects.flatMap {
      [$0.origin, Point(x: $0.maxX, y: $0.maxY)]
    }
    for place in scene.deviations.prefix(PictureScene.mostDeviations).compactMap(\.place) {
      points.append(
        place.axis == .x ? Point(x: place.recorded, y: 0) : Point(x: 0, y: place.recorded))
    }
    return points
  }
}
