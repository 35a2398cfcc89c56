/// A position or a displacement, in points.
public struct Point: Hashable, Sendable {
  /// The horizontal coordinate; it grows to the right.
  public var x: Double
  /// The vertical coordinate; it grows downward.
  public var y: Double

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// Makes a point from its coordinates, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The coordinate on one axis.
  public subscript(axis: Axis) -> Double {
    get { axis == .x ? x : y }
    set { if axis == .x { x = newValue } else { y = newValue } }
  }

  /// Adds two displacements.
  public static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }

  /// The displacement that leads from `b` to `a`.
  public static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
}
