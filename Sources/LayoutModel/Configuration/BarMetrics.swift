/// UIKit's `UIBarMetrics`: for which heights of a bar an image is set.
public enum BarMetrics: String, CaseIterable, Hashable, Sendable {
  case `default`
  case compact
}
