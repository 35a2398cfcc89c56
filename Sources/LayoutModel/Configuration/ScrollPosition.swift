/// Where `scrollToRow` and `scrollToItem` put the row or item.
public enum ScrollPosition: String, CaseIterable, Hashable, Sendable {
  /// The least movement that makes it visible.
  case none
  case top
  case middle
  case centeredVertically
  case bottom
  case left
  case centeredHorizontally
  case right
}
