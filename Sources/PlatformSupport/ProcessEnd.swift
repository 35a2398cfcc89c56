/// How a program ended.
public struct ProcessEnd: Sendable {
  /// The exit status.
  public let status: Int32
  /// How long it kept processors busy, in its own code and in the system's.
  public let processorSeconds: Double
  /// The most memory that it ever had.
  public let peakBytes: Int
}
