/// Something of a configuration that no rule models.
///
/// A metric inside the scope is answered with the reason instead of a guess.
public struct ModelGap: Hashable, Sendable {
  /// Which metrics the gap takes away.
  public enum Scope: Hashable, Sendable {
    /// Every metric.
    case everything
    /// Every metric of a view and of the views inside it.
    case view(Int)
    /// What follows from the length of a scroll view's content: its content size and rows, the end
    /// of its offset range.
    case content(Int)
    /// What follows from the extent of a scroll view's content on one axis.
    case contentExtent(Int, Axis)
    /// The view's position and size and all that follows from them.
    case frame(Int)
    /// Everything about a bar.
    case bar(MetricSubject)
  }

  /// Which metrics the gap takes away.
  public var scope: Scope
  /// One sentence: what is not modelled, and what would be.
  public var reason: String

  /// Makes a gap.
  public init(_ scope: Scope, _ reason: String) {
    self.scope = scope
    self.reason = reason
  }
}
