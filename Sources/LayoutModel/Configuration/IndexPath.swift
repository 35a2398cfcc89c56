/// The place of a row or item: section and place in it, both from 0.
public struct IndexPath: Hashable, Sendable {
  /// The section.
  public var section: Int
  /// The row or item in its section.
  public var item: Int

  /// Makes an index path.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }
}
