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
  /// A finger that comes down, travels `by` points in equal moves and stays for `rest` seconds.
  ///
  /// Unlike `drag` it includes what the recognition of a pan takes.
  case touch(view: Int, by: Point, moves: Int, interval: Double, rest: Double)
  /// The finger lifts. The velocity is the content's, in points per millisecond, positive where
  /// the offset grows; nil for what the touch before had.
  case release(view: Int, velocity: Point?)
  /// `contentInset = to`.
  case setContentInset(view: Int, to: EdgeInsets)
  /// `contentSize = to`.
  case setContentSize(view: Int, to: Size)
  /// `frame = to`, under the view's transform if it has one.
  case setFrame(view: Int, to: Rect)
  /// `bounds = to`; without a size only the origin changes.
  case setBounds(view: Int, origin: Point, size: Size?)
  /// `scrollToRow(at:at:animated:)` or `scrollToItem(at:at:animated:)`.
  case scrollToItem(view: Int, IndexPath, at: ScrollPosition)
  /// `scrollRectToVisible(_:animated:)`.
  case scrollRectToVisible(view: Int, Rect)
  /// `beginRefreshing()` on the refresh control of the scroll view.
  case beginRefreshing(view: Int)
  /// `endRefreshing()` on the refresh control of the scroll view.
  case endRefreshing(view: Int)
  /// Rows are inserted into a section, each as high as the section's first row.
  case insertRows(view: Int, section: Int, count: Int)
  /// Rows are deleted from the end of a section.
  case deleteRows(view: Int, section: Int, count: Int)
  /// `reloadData()`: heights are asked for anew.
  case reloadData(view: Int)
  /// A keyboard of a height in points covers the bottom of the screen while the first responder is
  /// in the scroll view; 0 takes it away.
  case keyboard(view: Int, height: Double)
  /// The interface turns; its views keep the frames that were set on them.
  case rotate(to: Orientation)
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
