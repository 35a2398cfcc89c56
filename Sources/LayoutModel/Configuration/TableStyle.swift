/// UIKit's `UITableView.Style`.
public enum TableStyle: String, CaseIterable, Hashable, Sendable {
  case plain
  case grouped
  case insetGrouped
}
