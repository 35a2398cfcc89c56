/// A rectangle in its owner's coordinate space, in points.
public struct Rect: Hashable, Sendable {
  /// The corner with the least coordinates.
  public var origin: Point
  /// Width and height.
  public var size: Size

  /// The empty rectangle at the origin: the frame of a view made without one.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Makes a rectangle from its origin and size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from four numbers in UIKit's order.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The least x.
  public var minX: Double { origin.x }
  /// The least y.
  public var minY: Double { origin.y }
  /// The largest x.
  public var maxX: Double { origin.x + size.width }
  /// The largest y.
  public var maxY: Double { origin.y + size.height }

  /// The smallest coordinate on one axis.
  public func minimum(_ axis: Axis) -> Double { origin[axis] }

  /// The largest coordinate on one axis.
  public func maximum(_ axis: Axis) -> Double { origin[axis] + size[axis] }

  /// The same rectangle moved by a displacement.
  public func offset(by displacement: Point) -> Rect {
    Rect(origin: origin + displacement, size: size)
  }

  /// The rectangle without the insets; its size is never less than zero.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  /// The common part of two rectangles; of zero size where they have none.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    return Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}
