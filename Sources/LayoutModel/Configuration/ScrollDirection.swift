/// The direction in which a flow layout scrolls.
public enum ScrollDirection: String, CaseIterable, Hashable, Sendable {
  case vertical
  case horizontal
}
