/// A collection view's `UICollectionViewFlowLayout`; the defaults are UIKit's.
public struct FlowLayoutConfiguration: Hashable, Sendable {
  /// The direction in which the content grows.
  public var scrollDirection: ScrollDirection
  /// The size of items without a size of their own, in points.
  public var itemSize: Size
  /// The least space between lines, in points.
  public var minimumLineSpacing: Double
  /// The least space between items of a line, in points.
  public var minimumInteritemSpacing: Double
  /// The space around the items of each section, in points.
  public var sectionInset: EdgeInsets
  /// The size of section headers; only the length along the scroll direction counts.
  public var headerReferenceSize: Size
  /// The size of section footers; only the length along the scroll direction counts.
  public var footerReferenceSize: Size

  /// Makes a layout.
  public init(
    scrollDirection: ScrollDirection = .vertical, itemSize: Size = Size(width: 50, height: 50),
    minimumLineSpacing: Double = 10, minimumInteritemSpacing: Double = 10,
    sectionInset: EdgeInsets = .zero, headerReferenceSize: Size = .zero,
    footerReferenceSize: Size = .zero
  ) {
    self.scrollDirection = scrollDirection
    self.itemSize = itemSize
    self.minimumLineSpacing = minimumLineSpacing
    self.minimumInteritemSpacing = minimumInteritemSpacing
    self.sectionInset = sectionInset
    self.headerReferenceSize = headerReferenceSize
    self.footerReferenceSize = footerReferenceSize
  }
}
