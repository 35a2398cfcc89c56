import LayoutModel

/// What moves a scroll view's content at the moment: a finger, or what the release left.
struct ScrollMotion {
  /// Where the content would be without rubber band; nil without a finger.
  var finger: Point?
  /// The offset at which the finger came down.
  var dragStart: Point?
  /// The velocity that a touch leaves for its release, in points per millisecond.
  var touchVelocity: Point?
  /// The motion on each axis since the release; nil where nothing moves.
  var x: Trajectory?
  var y: Trajectory?
  /// When the finger was lifted, in seconds since the layout.
  var releaseTime = 0.0

  /// Whether the content moves by itself.
  var isDecelerating: Bool { x != nil || y != nil }

  subscript(axis: Axis) -> Trajectory? {
    get { axis == .x ? x : y }
    set { if axis == .x { x = newValue } else { y = newValue } }
  }

  /// When the last of the motions ends, in seconds since the layout.
  var end: Double { releaseTime + max(x?.duration ?? 0, y?.duration ?? 0) }
}
