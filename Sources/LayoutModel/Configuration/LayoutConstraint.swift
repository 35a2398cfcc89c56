/// One equality between an attribute of a view and a constant or another attribute.
///
/// `attribute = target * multiplier + constant`, all in points.
public struct LayoutConstraint: Hashable, Sendable {
  /// What the attribute is held to.
  public enum Target: Hashable, Sendable {
    /// The constant alone: a width or height of its own.
    case none
    /// An attribute of a view, by its place in `Configuration.views`.
    case view(Int, LayoutAttribute)
    /// An attribute of a view's safe area layout guide.
    case safeArea(Int, LayoutAttribute)

    /// The view that the attribute is held to; nil for none.
    public var view: Int? {
      switch self {
      case .none: nil
      case .view(let index, _), .safeArea(let index, _): index
      }
    }
  }

  /// The view's attribute that is held.
  public var attribute: LayoutAttribute
  /// What it is held to.
  public var target: Target
  /// What the target's attribute is multiplied with.
  public var multiplier: Double
  /// What is added, in points.
  public var constant: Double

  /// Makes a constraint on a view's attribute.
  public init(
    _ attribute: LayoutAttribute, to target: Target, multiplier: Double = 1, constant: Double = 0
  ) {
    self.attribute = attribute
    self.target = target
    self.multiplier = multiplier
    self.constant = constant
  }
}
