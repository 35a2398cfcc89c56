/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The extent on x.
  public var width: Double
  /// The extent on y.
  public var height: Double

  /// No extent on either axis.
  public static let zero = Size(width: 0, height: 0)

  /// Makes a size from its extents, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The extent on one axis: width on x, height on y.
  public subscript(axis: Axis) -> Double {
    get { axis == .x ? width : height }
    set { if axis == .x { width = newValue } else { height = newValue } }
  }
}
