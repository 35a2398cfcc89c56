/// The attribute of a view that a constraint speaks of.
public enum LayoutAttribute: String, CaseIterable, Hashable, Sendable {
  case left
  case right
  case top
  case bottom
  case width
  case height
  case centerX
  case centerY

  /// The axis on which the attribute lies.
  public var axis: Axis {
    switch self {
    case .left, .right, .width, .centerX: .x
    case .top, .bottom, .height, .centerY: .y
    }
  }

  /// Whether the attribute is an edge: neither extent nor center.
  public var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom: true
    case .width, .height, .centerX, .centerY: false
    }
  }

  /// Whether the attribute is an extent and no position.
  public var isDimension: Bool { self == .width || self == .height }
}
