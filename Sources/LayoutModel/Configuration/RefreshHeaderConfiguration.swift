/// A pull-to-refresh header of the app's own, above the content.
///
/// It is armed while the offset is at most -(contentInset.top + height); let go when armed it
/// refreshes for `duration` seconds, during which contentInset.top is larger by the height.
public struct RefreshHeaderConfiguration: Hashable, Sendable {
  /// The name by which metrics call the header.
  public var id: String
  /// The header's height in points.
  public var height: Double
  /// How long a refresh lasts, in seconds.
  public var duration: Double

  /// Makes a header; a refresh lasts 2 seconds unless said otherwise.
  public init(id: String, height: Double, duration: Double = 2) {
    self.id = id
    self.height = height
    self.duration = duration
  }
}
