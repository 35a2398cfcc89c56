/// How large a JSON text may be before it is refused.
public struct JSONLimits: Equatable, Sendable {
  /// The largest byte count that a tape can address.
  static let maximumByteCount = 1 << 28

  /// How many arrays and objects may stand inside each other.
  public var depth: Int
  /// How many bytes one JSON text may have, at most 256 MiB.
  ///
  /// In a ``JSONStream`` this is the size of one document; the whole input may have any size.
  public var byteCount: Int

  /// Creates limits; those left out are 64 levels and 256 MiB.
  public init(depth: Int = 64, byteCount: Int = 1 << 28) {
    self.depth = max(0, depth)
    self.byteCount = min(max(0, byteCount), Self.maximumByteCount)
  }
}
