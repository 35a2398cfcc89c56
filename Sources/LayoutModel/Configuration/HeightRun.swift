/// A number of successive rows of one height.
public struct HeightRun: Hashable, Sendable {
  /// The height of each row, in points.
  public var height: Double
  /// How many rows there are.
  public var count: Int

  /// Makes a run of rows.
  public init(height: Double, count: Int) {
    self.height = height
    self.count = count
  }
}
