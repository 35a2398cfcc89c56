/// A set of UIKit's `UIBarMetrics`: for which heights of a bar an image is set.
public struct BarMetrics: OptionSet, Hashable, Sendable {
  /// One bit for each of UIKit's metrics.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The height of a bar in portrait and on large screens.
  public static let `default` = BarMetrics(rawValue: 1)
  /// The height of a bar on a small phone in landscape.
  public static let compact = BarMetrics(rawValue: 2)

  /// The words by which documents call the metrics.
  static let words: [(word: String, metrics: BarMetrics)] = [
    ("default", .default), ("compact", .compact),
  ]
}
