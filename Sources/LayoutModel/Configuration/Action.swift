/// One thing that happens after the layout, in the order of the document.
///
/// Views are given by their place in `Configuration.views`.
public enum Action: Hashable, Sendable {
  /// `contentOffset = to`, without animation and without clamping.
  case setContentOffset(view: Int, to: Point)
  /// `setContentOffset` to the end of the range on one edge.
  case scrollTo(view: Int, edge: Edge)
  /// A finger on the scroll view that travels `by` points and stays; up and left are negative.
  case drag(view: Int, by: Point)
  /// The finger lifts. The velocity is the content's, in points per millisecond, positive where
  /// the offset grows; nil for a finger that stood still.
  case release(view: Int, velocity: Point?)
  /// Time passes, in seconds.
  case wait(Double)
  /// Time passes until nothing moves any more.
  case settle
  /// `layoutIfNeeded` on the controller's view.
  case layoutIfNeeded
  /// The constant of the view's constraint on an attribute changes; layout follows later.
  case setConstraint(view: Int, attribute: LayoutAttribute, constant: Double)
  /// `updateConstraints` on the controller's view: no layout yet.
  case updateConstraints
}
