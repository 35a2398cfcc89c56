/// What the app says of its status bar.
public struct StatusBarConfiguration: Hashable, Sendable {
  /// Whether the app hides the bar.
  public var isHidden: Bool
  /// Whether the bar has its double height for a call or a hotspot (up to iOS 12).
  public var isInCall: Bool

  /// Makes a status bar; by default visible, without a call.
  public init(isHidden: Bool = false, isInCall: Bool = false) {
    self.isHidden = isHidden
    self.isInCall = isInCall
  }
}
