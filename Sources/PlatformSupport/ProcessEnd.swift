/// How a program ended.
public struct ProcessEnd: Sendable {
  /// The exit status.
  public let status: Int32
  /// The most memory that it ever had.
  public let peakBytes: Int
}
