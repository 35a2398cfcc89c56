/// An orientation of the interface; the raw values are UIKit's names.
public enum Orientation: String, CaseIterable, Sendable {
  /// Upright.
  case portrait
  /// Upside down; the layout is that of `portrait`.
  case portraitUpsideDown
  /// On its side, the home button or indicator side at the left of the interface.
  case landscapeLeft
  /// On its side, the home button or indicator side at the right of the interface.
  case landscapeRight

  /// Whether the longer side of the screen lies horizontally.
  public var isLandscape: Bool {
    self == .landscapeLeft || self == .landscapeRight
  }
}
