/// A printed value that no configuration key determines; it is kept and never compared.
public struct UnexplainedValue: Sendable {
  /// The metric's path, or a name of the document's own.
  public var path: String
  /// The printed value.
  public var value: MetricValue

  /// Makes a value.
  public init(path: String, value: MetricValue) {
    self.path = path
    self.value = value
  }
}
