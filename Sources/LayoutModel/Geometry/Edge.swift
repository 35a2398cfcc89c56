/// One side of a rectangle, in UIKit's order: top, left, bottom, right.
public enum Edge: String, CaseIterable, Hashable, Sendable {
  case top
  case left
  case bottom
  case right

  /// The axis along which the edge limits: y for top and bottom, x for left and right.
  public var axis: Axis {
    switch self {
    case .top, .bottom: .y
    case .left, .right: .x
    }
  }
}
