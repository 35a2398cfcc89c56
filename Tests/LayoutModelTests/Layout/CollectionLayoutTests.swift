import LayoutModel
import Testing

/// The look-ups of items, against a list of all their rectangles.
@Suite struct CollectionLayoutTests {
  private static let scale = 2.0

  /// Where the items of a grid lie: line after line, one after the other.
  private func rects(_ grid: CollectionSectionLayout.Grid, count: Int) -> [Rect] {
    var rects: [Rect] = []
    var line = 0
    while rects.count < count {
      for place in 0..<grid.itemsPerLine where rects.count < count {
        let along = Double(place) * grid.itemStep
        let across = Double(line) * grid.lineStep
        let x = grid.origin.x + (grid.scrollAxis == .y ? along : across)
        let y = grid.origin.y + (grid.scrollAxis == .y ? across : along)
        rects.append(
          Rect(
            x: (x * grid.scale).rounded() / grid.scale, y: (y * grid.scale).rounded() / grid.scale,
            width: grid.itemSize.width, height: grid.itemSize.height))
      }
      line += 1
    }
    return rects
  }

  private func randomLayout(_ generator: inout SeededGenerator) -> (CollectionLayout, [[Rect]]) {
    func number(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &generator)) / 3
    }
    var sections: [CollectionSectionLayout] = []
    var all: [[Rect]] = []
    for section in 0..<Int.random(in: 0...3, using: &generator) {
      let grid = CollectionSectionLayout.Grid(
        origin: Point(x: number(0...30), y: Double(section) * 400),
        itemSize: Size(width: number(10...90), height: number(10...90)),
        itemsPerLine: Int.random(in: 1...5, using: &generator), itemStep: number(90...120),
        lineStep: number(90...120), scrollAxis: Bool.random(using: &generator) ? .x : .y,
        scale: Self.scale)
      let count = Int.random(in: 0...12, using: &generator)
      let items = rects(grid, count: count)
      all.append(items)
      sections.append(
        CollectionSectionLayout(
          header: nil, footer: nil,
          items: Bool.random(using: &generator) ? .grid(grid, count: count) : .list(items)))
    }
    return (CollectionLayout(sections: sections, contentSize: .zero), all)
  }

  @Test func `an item is where the items before it end`() {
    for seed in UInt64(0)..<200 {
      var generator = SeededGenerator(seed: seed)
      let (layout, all) = randomLayout(&generator)
      for (section, rects) in all.enumerated() {
        for (item, rect) in rects.enumerated() {
          #expect(layout.rect(IndexPath(section: section, item: item)) == rect, "seed \(seed)")
        }
        #expect(layout.sections[section].itemCount == rects.count)
        #expect(layout.rect(IndexPath(section: section, item: rects.count)) == nil)
        #expect(layout.rect(IndexPath(section: section, item: -1)) == nil)
      }
      #expect(layout.rect(IndexPath(section: all.count, item: 0)) == nil)
    }
  }

  @Test func `an item is hit and seen where its rectangle is`() {
    for seed in UInt64(0)..<200 {
      var generator = SeededGenerator(seed: seed)
      let (layout, all) = randomLayout(&generator)
      let items = all.enumerated().flatMap { section, rects in
        rects.enumerated().map { (path: IndexPath(section: section, item: $0), rect: $1) }
      }
      for _ in 0..<10 {
        let point = Point(
          x: Double(Int.random(in: -20...400, using: &generator)) / 2,
          y: Double(Int.random(in: -20...1800, using: &generator)) / 2)
        let hit = items.first {
          $0.rect.minX <= point.x && point.x < $0.rect.maxX && $0.rect.minY <= point.y
            && point.y < $0.rect.maxY
        }
        #expect(layout.item(at: point) == hit?.path, "seed \(seed) \(point)")
        let bounds = Rect(origin: point, size: Size(width: 100, height: 200))
        let visible = items.filter {
          $0.rect.minX < bounds.maxX && $0.rect.maxX > bounds.minX && $0.rect.minY < bounds.maxY
            && $0.rect.maxY > bounds.minY
        }
        #expect(layout.visibleItems(in: bounds) == visible.map(\.path), "seed \(seed) \(point)")
      }
    }
  }
}
