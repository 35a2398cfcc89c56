/// A point or rectangle that UIKit is asked to convert between two views' bounds coordinates.
public struct CoordinateConversion: Hashable, Sendable {
  /// The rectangle; of a point the size is nil.
  public var origin: Point
  /// The size; nil for a point.
  public var size: Size?
  /// Whether the values are in the other view's coordinates: `convert(_:from:)`.
  public var isFrom: Bool
  /// The other view, by its place in `Configuration.views`; nil for the window.
  public var other: Int?
  /// The other view's id as it is written; `nil` for the window.
  public var otherName: String

  /// Makes a conversion.
  public init(origin: Point, size: Size?, isFrom: Bool, other: Int?, otherName: String) {
    self.origin = origin
    self.size = size
    self.isFrom = isFrom
    self.other = other
    self.otherName = otherName
  }
}
