/// A load-more footer as it stands.
public struct LoadMoreFooterLayout: Hashable, Sendable {
  /// What the footer shows.
  public enum State: String, CaseIterable, Hashable, Sendable {
    /// "Pull up to load more", also its state before any scrolling.
    case dragging
    /// Pulled far enough: letting go starts the loading.
    case readyLoading
    case loading
  }

  /// The frame in content coordinates.
  public var frame: Rect
  /// What the footer shows.
  public var state: State

  /// Makes a footer's layout.
  public init(frame: Rect, state: State) {
    self.frame = frame
    self.state = state
  }
}
