/// The layout of a collection view's content.
public struct CollectionLayout: Hashable, Sendable {
  /// The sections in order.
  public var sections: [CollectionSectionLayout]
  /// The size of the content in points.
  public var contentSize: Size

  /// Makes a layout.
  public init(sections: [CollectionSectionLayout], contentSize: Size) {
    self.sections = sections
    self.contentSize = contentSize
  }

  /// The rectangle of an item in content coordinates, or nil where there is no such item.
  public func rect(_ path: IndexPath) -> Rect? {
    guard sections.indices.contains(path.section) else { return nil }
    return sections[path.section].rect(path.item)
  }

  /// The item at a point in content coordinates; nil between items.
  ///
  /// - Complexity: O(n) in the number of items of the section at the point.
  public func item(at point: Point) -> IndexPath? {
    for (index, section) in sections.enumerated() {
      for item in 0..<section.itemCount {
        guard let rect = section.rect(item) else { continue }
        if point.x >= rect.minX && point.x < rect.maxX && point.y >= rect.minY
          && point.y < rect.maxY
        {
          return IndexPath(section: index, item: item)
        }
      }
    }
    return nil
  }

  /// The items that overlap the bounds, in order.
  ///
  /// - Complexity: O(n) in the number of items.
  public func visibleItems(in bounds: Rect) -> [IndexPath] {
    var visible: [IndexPath] = []
    for (index, section) in sections.enumerated() {
      for item in 0..<section.itemCount {
        guard let rect = section.rect(item) else { continue }
        let common = rect.intersection(bounds)
        if common.size.width > 0 && common.size.height > 0 {
          visible.append(IndexPath(section: index, item: item))
        }
      }
    }
    return visible
  }
}
