/// One of the four numbers of a rectangle.
public enum RectComponent: String, CaseIterable, Hashable, Sendable {
  case x
  case y
  case width
  case height
}

extension Rect {
  /// One of the rectangle's four numbers, in points.
  public subscript(component: RectComponent) -> Double {
    switch component {
    case .x: origin.x
    case .y: origin.y
    case .width: size.width
    case .height: size.height
    }
  }
}
