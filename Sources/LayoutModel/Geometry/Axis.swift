/// One of the two directions of the plane.
public enum Axis: String, CaseIterable, Hashable, Sendable {
  case x
  case y
}
