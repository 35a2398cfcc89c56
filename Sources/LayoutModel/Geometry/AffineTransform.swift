/// A transform of the plane, UIKit's `CGAffineTransform`.
///
/// `x' = a x + c y + tx`, `y' = b x + d y + ty`.
public struct AffineTransform: Hashable, Sendable {
  /// The factor of x in x'.
  public var a: Double
  /// The factor of x in y'.
  public var b: Double
  /// The factor of y in x'.
  public var c: Double
  /// The factor of y in y'.
  public var d: Double
  /// The displacement on x.
  public var tx: Double
  /// The displacement on y.
  public var ty: Double

  /// The transform that moves nothing.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes a transform from its six numbers in UIKit's order.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// How much the transform stretches a horizontal and a vertical line.
  public var scale: Size {
    Size(
      width: (a * a + b * b).squareRoot(), height: (c * c + d * d).squareRoot())
  }

  /// Where a point goes.
  public func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The smallest rectangle around what becomes of a rectangle.
  public func apply(to rect: Rect) -> Rect {
    let corners = [
      apply(to: rect.origin), apply(to: Point(x: rect.maxX, y: rect.minY)),
      apply(to: Point(x: rect.minX, y: rect.maxY)), apply(to: Point(x: rect.maxX, y: rect.maxY)),
    ]
    let left = corners.reduce(corners[0].x) { min($0, $1.x) }
    let top = corners.reduce(corners[0].y) { min($0, $1.y) }
    let right = corners.reduce(corners[0].x) { max($0, $1.x) }
    let bottom = corners.reduce(corners[0].y) { max($0, $1.y) }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The transform back; nil where the plane has been folded into a line.
  public var inverse: AffineTransform? {
    let determinant = a * d - b * c
    guard determinant != 0 else { return nil }
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}
