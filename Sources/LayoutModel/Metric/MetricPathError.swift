/// Why a text names no metric of a configuration.
public struct MetricPathError: Error, Hashable, Sendable {
  /// What is wrong and what would be right, in one line.
  public var message: String

  init(_ message: String) { self.message = message }
}
