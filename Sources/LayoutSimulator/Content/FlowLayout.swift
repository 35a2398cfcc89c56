import LayoutModel

extension LayoutRule {
  static let flowLayout = LayoutRule(
    "UICollectionViewFlowLayout",
    "Items fill lines across the scroll direction; the space between the items of a line grows so"
      + " that a full line reaches both ends. Items of several sizes stand in the middle of their"
      + " line, and the last line keeps the least spacing.",
    .recorded, basis: "peer/ou-flow-B, peer/ou-flow-E, peer/ou-flow-Q")
}

/// A flow layout: sections one after the other along the scroll direction.
struct FlowLayout {
  private let layout: FlowLayoutConfiguration
  private let bounds: Size
  private let grid: PixelGrid
  /// The axis along which content grows, and the other one.
  private let scrollAxis: Axis
  private let lineAxis: Axis

  init(_ layout: FlowLayoutConfiguration, bounds: Size, grid: PixelGrid) {
    self.layout = layout
    self.bounds = bounds
    self.grid = grid
    scrollAxis = layout.scrollDirection == .vertical ? .y : .x
    lineAxis = layout.scrollDirection == .vertical ? .x : .y
  }

  /// Lays out the sections.
  ///
  /// - Complexity: O(s + n) in the numbers of sections and of items that have sizes of their own.
  func layout(_ sections: [CollectionSection]) -> CollectionLayout {
    var start = 0.0
    var layouts: [CollectionSectionLayout] = []
    layouts.reserveCapacity(sections.count)
    for section in sections {
      let header = supplementary(
        section.headerReferenceSize ?? layout.headerReferenceSize, at: &start)
      let items = items(of: section, at: &start)
      let footer = supplementary(
        section.footerReferenceSize ?? layout.footerReferenceSize, at: &start)
      layouts.append(CollectionSectionLayout(header: header, footer: footer, items: items))
    }
    var size = bounds
    size[scrollAxis] = start
    return CollectionLayout(sections: layouts, contentSize: size)
  }

  /// A header or footer: as wide as the content, as long as its reference size says.
  private func supplementary(_ size: Size, at start: inout Double) -> Rect? {
    let length = size[scrollAxis]
    guard length > 0 else { return nil }
    defer { start += length }
    return rect(along: start, length, across: 0, bounds[lineAxis])
  }

  private func rect(
    along start: Double, _ length: Double, across offset: Double, _ extent: Double
  ) -> Rect {
    scrollAxis == .y
      ? Rect(x: offset, y: start, width: extent, height: length)
      : Rect(x: start, y: offset, width: length, height: extent)
  }

  // MARK: Items

  /// The space for items across the scroll direction.
  private var lineExtent: Double {
    bounds[lineAxis] - layout.sectionInset.leading(lineAxis)
      - layout.sectionInset.trailing(lineAxis)
  }

  private func items(
    of section: CollectionSection, at start: inout Double
  ) -> CollectionSectionLayout.Items {
    start += layout.sectionInset.leading(scrollAxis)
    defer { start += layout.sectionInset.trailing(scrollAxis) }
    let size = section.itemSizes.first ?? layout.itemSize
    if section.itemSizes.allSatisfy({ $0 == size }) {
      return gridItems(size, count: section.items, at: &start)
    }
    return listItems(section.itemSizes, at: &start)
  }

  private func gridItems(
    _ size: Size, count: Int, at start: inout Double
  ) -> CollectionSectionLayout.Items {
    let extent = size[lineAxis]
    let spacing = layout.minimumInteritemSpacing
    let step = extent + spacing
    let fitting = step > 0 ? ((lineExtent + spacing) / step).rounded(.down) : 1
    let perLine = max(1, Int(min(max(fitting, 1), 1e9)))
    let free = lineExtent - Double(perLine) * extent
    let stretched = perLine > 1 ? extent + max(spacing, free / Double(perLine - 1)) : step
    let line = size[scrollAxis] + layout.minimumLineSpacing
    let inset = layout.sectionInset.leading(lineAxis) + loneInset(extent)
    var origin = Point.zero
    origin[scrollAxis] = start
    origin[lineAxis] = inset
    let lines = count == 0 ? 0 : (count - 1) / perLine + 1
    if lines > 0 {
      start += Double(lines) * size[scrollAxis] + Double(lines - 1) * layout.minimumLineSpacing
    }
    return .grid(
      .init(
        origin: origin, itemSize: size, itemsPerLine: perLine, itemStep: stretched,
        lineStep: line, scrollAxis: scrollAxis, scale: grid.scale), count: count)
  }

  /// How far an item stands from the beginning of its line, without the section's inset.
  ///
  /// One beside which no other of its size would fit stands in the middle (no printed source).
  private func loneInset(_ extent: Double) -> Double {
    let fitsTwo = 2 * extent + layout.minimumInteritemSpacing <= lineExtent
    return fitsTwo ? 0 : max(0, (lineExtent - extent) / 2)
  }

  private func listItems(
    _ sizes: [Size], at start: inout Double
  ) -> CollectionSectionLayout.Items {
    var rects: [Rect] = []
    rects.reserveCapacity(sizes.count)
    var index = 0
    while index < sizes.count {
      if index > 0 { start += layout.minimumLineSpacing }
      var end = index
      var used = 0.0
      while end < sizes.count {
        let next = used + (end > index ? layout.minimumInteritemSpacing : 0) + sizes[end][lineAxis]
        if end > index && next > lineExtent { break }
        used = next
        end += 1
      }
      let length = sizes[index..<end].reduce(0) { max($0, $1[scrollAxis]) }
      addLine(sizes[index..<end], at: start, length, isLast: end == sizes.count, to: &rects)
      start += length
      index = end
    }
    return .list(rects)
  }

  private func addLine(
    _ line: ArraySlice<Size>, at start: Double, _ length: Double, isLast: Bool,
    to rects: inout [Rect]
  ) {
    let extents = line.reduce(0) { $0 + $1[lineAxis] }
    var spacing = layout.minimumInteritemSpacing
    if !isLast && line.count > 1 {
      spacing = max(spacing, (lineExtent - extents) / Double(line.count - 1))
    }
    var offset = layout.sectionInset.leading(lineAxis)
    if line.count == 1 { offset += loneInset(extents) }
    for size in line {
      let middle = start + (length - size[scrollAxis]) / 2
      var item = rect(along: middle, size[scrollAxis], across: offset, size[lineAxis])
      item.origin = grid.round(item.origin)
      rects.append(item)
      offset += size[lineAxis] + spacing
    }
  }
}
