/// A pull-to-refresh header as it stands.
public struct RefreshHeaderLayout: Hashable, Sendable {
  /// What the header shows.
  public enum State: String, CaseIterable, Hashable, Sendable {
    case idle
    /// Pulled far enough: letting go starts the refresh.
    case willRefresh
    case refreshing
  }

  /// The frame in content coordinates.
  public var frame: Rect
  /// What the header shows.
  public var state: State

  /// Makes a header's layout.
  public init(frame: Rect, state: State) {
    self.frame = frame
    self.state = state
  }
}
