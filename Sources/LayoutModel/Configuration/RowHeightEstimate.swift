/// The `estimatedRowHeight` property of a table view.
public enum RowHeightEstimate: Hashable, Sendable {
  /// `UITableView.automaticDimension`.
  case automatic
  /// A height in points; 0 switches estimation off.
  case points(Double)
}
