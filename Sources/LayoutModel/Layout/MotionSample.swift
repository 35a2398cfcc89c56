/// Where a scroll view's content stood at a moment of its motion.
public struct MotionSample: Hashable, Sendable {
  /// Seconds since the layout was done.
  public var time: Double
  /// The scroll view, by its place in `Configuration.views`.
  public var view: Int
  /// The content offset at that moment.
  public var contentOffset: Point

  /// Makes a sample.
  public init(time: Double, view: Int, contentOffset: Point) {
    self.time = time
    self.view = view
    self.contentOffset = contentOffset
  }
}
