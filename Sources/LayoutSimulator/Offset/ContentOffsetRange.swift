import LayoutModel

extension LayoutRule {
  static let minimumOffset = LayoutRule(
    "contentOffset range", "The least offset at rest is minus the adjusted inset at the edge.",
    .recorded, basis: "articles/000/cells-inset")
  static let maximumOffset = LayoutRule(
    "contentOffset range",
    "The largest offset at rest shows the end of the content with its inset at the end of the"
      + " bounds, but is never less than the least.",
    .recorded, basis: "articles/000/no-bounce-range, articles/001/offset-at-bottom")
}

/// The offsets at which a scroll view comes to rest.
///
/// `minimum = -inset.leading`, `maximum = max(minimum, content + inset.trailing - bounds)`, on each
/// axis, with the adjusted content inset.
struct ContentOffsetRange {
  let minimum: Point
  let maximum: Point

  init(contentSize: Size, inset: EdgeInsets, bounds: Size) {
    let left = -inset.left
    let top = -inset.top
    minimum = Point(x: left, y: top)
    maximum = Point(
      x: max(left, contentSize.width + inset.right - bounds.width),
      y: max(top, contentSize.height + inset.bottom - bounds.height))
  }

  /// The ends of the range on an axis.
  func limits(_ axis: Axis) -> Trajectory.Limits {
    Trajectory.Limits(minimum: minimum[axis], maximum: maximum[axis])
  }

  /// The offset in the range that is nearest to an offset.
  func clamp(_ offset: Point) -> Point {
    Point(
      x: min(max(offset.x, minimum.x), maximum.x),
      y: min(max(offset.y, minimum.y), maximum.y))
  }
}
