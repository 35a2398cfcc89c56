/// One section of a collection view.
public struct CollectionSection: Hashable, Sendable {
  /// The number of items.
  public var items: Int
  /// The size of each item, from the delegate; empty for the layout's `itemSize`.
  public var itemSizes: [Size]
  /// The size of the section's header; nil for the layout's.
  public var headerReferenceSize: Size?
  /// The size of the section's footer; nil for the layout's.
  public var footerReferenceSize: Size?

  /// Makes a section.
  public init(
    items: Int, itemSizes: [Size] = [], headerReferenceSize: Size? = nil,
    footerReferenceSize: Size? = nil
  ) {
    self.items = items
    self.itemSizes = itemSizes
    self.headerReferenceSize = headerReferenceSize
    self.footerReferenceSize = footerReferenceSize
  }
}
