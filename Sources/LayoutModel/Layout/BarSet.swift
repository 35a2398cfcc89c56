/// A set of bars.
public struct BarSet: OptionSet, Hashable, Sendable {
  /// One bit for each bar.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The navigation bar.
  public static let navigationBar = BarSet(rawValue: 1)
  /// The tab bar.
  public static let tabBar = BarSet(rawValue: 2)
  /// The toolbar.
  public static let toolbar = BarSet(rawValue: 4)
}
