/// A tab bar or toolbar as its container shows it.
public struct BarConfiguration: Hashable, Sendable {
  public var translucent: Bool
  public var isHidden: Bool

  /// Makes a bar; by default translucent and visible, as from iOS 7.
  public init(translucent: Bool = true, isHidden: Bool = false) {
    self.translucent = translucent
    self.isHidden = isHidden
  }
}
