/// A load-more footer of the app's own, below the content.
public struct LoadMoreFooterConfiguration: Hashable, Sendable {
  /// The name by which metrics call the footer.
  public var id: String
  /// The footer's height in points.
  public var height: Double

  /// Makes a footer of a height in points.
  public init(id: String, height: Double) {
    self.id = id
    self.height = height
  }
}
