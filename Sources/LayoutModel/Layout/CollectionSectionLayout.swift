/// The layout of one section of a collection view, in content coordinates.
public struct CollectionSectionLayout: Hashable, Sendable {
  /// Items of one size in lines of equally many: kept as numbers, however many there are.
  public struct Grid: Hashable, Sendable {
    /// The origin of the first item, before rounding to pixels.
    public var origin: Point
    /// The size of every item.
    public var itemSize: Size
    /// How many items stand in a full line.
    public var itemsPerLine: Int
    /// From the start of one item to the next of its line, in points.
    public var itemStep: Double
    /// From the start of one line to the next, in points.
    public var lineStep: Double
    /// The axis along which lines follow each other.
    public var scrollAxis: Axis
    /// Pixels per point: items begin on whole pixels.
    public var scale: Double

    /// Makes a grid.
    public init(
      origin: Point, itemSize: Size, itemsPerLine: Int, itemStep: Double, lineStep: Double,
      scrollAxis: Axis, scale: Double
    ) {
      self.origin = origin
      self.itemSize = itemSize
      self.itemsPerLine = itemsPerLine
      self.itemStep = itemStep
      self.lineStep = lineStep
      self.scrollAxis = scrollAxis
      self.scale = scale
    }

    func rect(_ item: Int) -> Rect {
      let line = Double(item / itemsPerLine) * lineStep
      let place = Double(item % itemsPerLine) * itemStep
      let offset =
        scrollAxis == .y ? Point(x: place, y: line) : Point(x: line, y: place)
      let origin = self.origin + offset
      return Rect(
        origin: Point(
          x: (origin.x * scale).rounded() / scale, y: (origin.y * scale).rounded() / scale),
        size: itemSize)
    }
  }

  /// The items of a section.
  public enum Items: Hashable, Sendable {
    case grid(Grid, count: Int)
    /// Items of several sizes, each with its rectangle.
    case list([Rect])
  }

  /// The section header; nil for none.
  public var header: Rect?
  /// The section footer; nil for none.
  public var footer: Rect?
  /// The items.
  public var items: Items

  /// Makes a section's layout.
  public init(header: Rect?, footer: Rect?, items: Items) {
    self.header = header
    self.footer = footer
    self.items = items
  }

  /// The number of items.
  public var itemCount: Int {
    switch items {
    case .grid(_, let count): count
    case .list(let rects): rects.count
    }
  }

  /// The rectangle of an item; nil where there is no such item.
  public func rect(_ item: Int) -> Rect? {
    guard item >= 0 && item < itemCount else { return nil }
    return switch items {
    case .grid(let grid, _): grid.rect(item)
    case .list(let rects): rects[item]
    }
  }
}
