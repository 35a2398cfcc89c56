/// A tab bar or toolbar as its container shows it.
public struct BarConfiguration: Hashable, Sendable {
  /// UIKit's `isTranslucent`.
  public var translucent: Bool
  /// Whether the container hides the bar.
  public var isHidden: Bool

  /// Makes a bar; by default translucent and visible, as from iOS 7.
  public init(translucent: Bool = true, isHidden: Bool = false) {
    self.translucent = translucent
    self.isHidden = isHidden
  }
}
