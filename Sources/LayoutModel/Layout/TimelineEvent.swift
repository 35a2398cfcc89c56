/// One moment of the actions, with the scroll view's state right after it.
public struct TimelineEvent: Hashable, Sendable {
  /// What happened.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case setContentOffset
    case scrollTo
    case drag
    case release
    case didEndDecelerating
    case refreshBegan
    case refreshEnded
    case loadMoreBegan
  }

  /// Seconds since the layout was done.
  public var time: Double
  /// The scroll view, by its place in `Configuration.views`.
  public var view: Int
  /// What happened.
  public var kind: Kind
  /// The content offset right after it.
  public var contentOffset: Point
  /// The content inset right after it.
  public var contentInset: EdgeInsets

  /// Makes an event.
  public init(
    time: Double, view: Int, kind: Kind, contentOffset: Point, contentInset: EdgeInsets
  ) {
    self.time = time
    self.view = view
    self.kind = kind
    self.contentOffset = contentOffset
    self.contentInset = contentInset
  }
}
