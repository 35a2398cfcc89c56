/// How the search bar of a navigation item's search controller stands (iOS 11 and later).
public enum SearchControllerState: String, CaseIterable, Hashable, Sendable {
  /// Scrolled away under `hidesSearchBarWhenScrolling`: its row has no height.
  case collapsed
  /// Shown in its row.
  case shown
  /// The search is under way.
  case active
}
