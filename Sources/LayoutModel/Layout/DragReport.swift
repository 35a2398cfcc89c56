/// What a scroll view's delegate heard of the last drag.
public struct DragReport: Hashable, Sendable {
  /// The content's velocity when the finger lifted, in points per millisecond.
  public var velocity: Point
  /// The offset when the finger lifted.
  public var contentOffset: Point
  /// Where the content was going to stop.
  public var targetContentOffset: Point
  /// Whether the content went on by itself.
  public var willDecelerate: Bool
  /// The farthest offset between lift and rest, on each axis the one farthest from the lift.
  public var peakContentOffset: Point

  /// Makes a report.
  public init(
    velocity: Point, contentOffset: Point, targetContentOffset: Point, willDecelerate: Bool,
    peakContentOffset: Point
  ) {
    self.velocity = velocity
    self.contentOffset = contentOffset
    self.targetContentOffset = targetContentOffset
    self.willDecelerate = willDecelerate
    self.peakContentOffset = peakContentOffset
  }
}
