import LayoutModel
import Testing

@testable import LayoutSimulator

@Suite struct ScrollTargetTests {
  /// 1000 x 1000 points of content behind bounds of 100 x 200.
  private func target(_ offset: Point, inset: EdgeInsets = .zero) -> ScrollTarget {
    let bounds = Rect(offset.x, offset.y, 100, 200)
    return ScrollTarget(
      bounds: bounds, inset: inset,
      range: ContentOffsetRange(
        contentSize: Size(1000, 1000), inset: inset, bounds: bounds.size))
  }

  // MARK: scrollRectToVisible

  @Test func `a visible rectangle moves nothing`() {
    #expect(target(Point(50, 60)).revealing(Rect(50, 60, 100, 200)) == Point(50, 60))
    #expect(target(Point(50, 60)).revealing(Rect(70, 80, 10, 10)) == Point(50, 60))
  }

  @Test func `a visible rectangle moves nothing beyond the range either`() {
    // The range ends at (900, 800).
    let beyond = target(Point(950, 900))
    #expect(beyond.revealing(Rect(960, 950, 10, 10)) == Point(950, 900))
    #expect(beyond.placing(Rect(960, 950, 10, 10), at: .none) == Point(950, 900))
    #expect(beyond.revealing(Rect(960, 850, 10, 10)) == Point(950, 800))
    #expect(beyond.revealing(Rect(940, 950, 10, 10)) == Point(900, 900))
    #expect(beyond.placing(Rect(960, 950, 10, 10), at: .bottom) == Point(900, 760))
  }

  @Test func `the offset moves the least that shows the rectangle`() {
    #expect(target(Point(0, 0)).revealing(Rect(0, 300, 50, 40)) == Point(0, 140))
    #expect(target(Point(0, 500)).revealing(Rect(0, 300, 50, 40)) == Point(0, 300))
    #expect(target(Point(300, 0)).revealing(Rect(450, 0, 50, 40)) == Point(400, 0))
    #expect(target(Point(300, 0)).revealing(Rect(250, 0, 50, 40)) == Point(250, 0))
  }

  @Test func `the rectangle comes to lie between the insets`() {
    let inset = EdgeInsets(10, 20, 30, 40)
    #expect(target(Point(0, 0), inset: inset).revealing(Rect(0, 300, 20, 40)) == Point(-20, 170))
    #expect(target(Point(0, 500), inset: inset).revealing(Rect(0, 300, 20, 40)).y == 290)
    #expect(target(Point(0, 500), inset: inset).revealing(Rect(0, 510, 20, 40)).y == 500)
    #expect(target(Point(0, 500), inset: inset).revealing(Rect(0, 509, 20, 40)).y == 499)
    #expect(target(Point(0, 500), inset: inset).revealing(Rect(0, 630, 20, 40)).y == 500)
    #expect(target(Point(0, 500), inset: inset).revealing(Rect(0, 631, 20, 40)).y == 501)
  }

  @Test func `a rectangle longer than the visible part is shown from its start`() {
    #expect(target(Point(0, 0)).revealing(Rect(0, 300, 50, 400)).y == 300)
    #expect(target(Point(0, 0)).revealing(Rect(0, 300, 50, 200)).y == 300)
    #expect(target(Point(0, 100)).revealing(Rect(0, 450, 50, 250)).y == 450)
  }

  @Test func `the offset stays in the range`() {
    #expect(target(Point(0, 0)).revealing(Rect(0, 990, 50, 100)).y == 800)
    #expect(target(Point(0, 0)).revealing(Rect(-50, -50, 10, 10)) == Point(0, 0))
  }

  @Test func `the printed moves of a table and a collection view come out`() throws {
    let frame = Rect(0, 100, 200, 300)
    let scene = try Scene("iPhone 16", os: 26)
    let table = scene.views(
      .tableView("table", in: 0, frame, .init(rowHeight: 44, sections: [.init(rows: 100)]))
    ).actions(.scrollRectToVisible(view: 1, Rect(0, 300, 200, 44)))
    #expect(table.layout().offset() == Point(0, 44))
    let collection = scene.views(
      .collectionView(
        "collection", in: 0, frame, .init(itemSize: Size(200, 40)), [.init(items: 40)])
    ).actions(.scrollRectToVisible(view: 1, Rect(0, 300, 200, 40)))
    #expect(collection.layout().offset() == Point(0, 40))
    let aligned = scene.views(
      .collectionView(
        "collection", in: 0, frame, .init(itemSize: Size(200, 40)), [.init(items: 40)])
    ).actions(.scrollToItem(view: 1, IndexPath(section: 0, item: 6), at: .top))
    #expect(aligned.layout().offset() == Point(0, 300))
  }

  // MARK: scrollToRow, scrollToItem

  @Test(
    arguments: [
      (.top, Point(7, 290)), (.bottom, Point(7, 170)), (.middle, Point(7, 230)),
      (.centeredVertically, Point(7, 230)), (.left, Point(380, 9)), (.right, Point(360, 9)),
      (.centeredHorizontally, Point(370, 9)),
    ] as [(ScrollPosition, Point)])
  func `a position aligns with the edge inside the insets or with the middle between them`(
    position: ScrollPosition, offset: Point
  ) {
    let target = target(Point(7, 9), inset: EdgeInsets(10, 20, 30, 40))
    #expect(target.placing(Rect(400, 300, 20, 40), at: position) == offset)
  }

  @Test func `no position moves the least`() {
    #expect(target(Point(0, 0)).placing(Rect(0, 300, 50, 40), at: .none) == Point(0, 140))
  }

  @Test(
    arguments: [
      (0, 0, .top, 0.0), (1, 0, .top, 10), (5, 0, .top, 110), (5, 5, .bottom, 110),
      (0, 0, .bottom, 0),
    ] as [(Int, Int, ScrollPosition, Double)])
  func `a collection view of 210 points scrolls as recorded`(
    section: Int, item: Int, position: ScrollPosition, offset: Double
  ) {
    let flow = FlowLayoutConfiguration(
      itemSize: Size(100, 10), minimumLineSpacing: 0, minimumInteritemSpacing: 0)
    let layout = Scene(window: Size(100, 100), os: 13).views(
      .collectionView(
        "collection", in: 0, Rect(0, 0, 100, 100), flow, (1...6).map { .init(items: $0) })
    ).actions(.scrollToItem(view: 1, IndexPath(section: section, item: item), at: position))
      .layout()
    #expect(layout.offset() == Point(0, offset))
  }

  @Test(
    arguments: [
      (EdgeInsets(0, 0, 0, 0), 900.0), (EdgeInsets(50, 0, 0, 0), 900),
      (EdgeInsets(0, 0, 100, 0), 1000),
      (EdgeInsets(50, 0, 100, 0), 1000),
    ] as [(EdgeInsets, Double)])
  func `a bottom inset lengthens the way and a top inset does not`(
    inset: EdgeInsets, offset: Double
  ) {
    let flow = FlowLayoutConfiguration(itemSize: Size(100, 10), minimumLineSpacing: 0)
    let layout = Scene(window: Size(100, 100), os: 13).views(
      .collectionView("collection", in: 0, Rect(0, 0, 100, 100), flow, [.init(items: 100)]) {
        $0.contentInset = inset
      }
    ).actions(.scrollToItem(view: 1, IndexPath(section: 0, item: 99), at: .bottom)).layout()
    #expect(layout.offset() == Point(0, offset))
  }

  @Test func `the same holds across`() {
    let flow = FlowLayoutConfiguration(
      scrollDirection: .horizontal, itemSize: Size(10, 100), minimumLineSpacing: 0)
    let layout = Scene(window: Size(100, 100), os: 13).views(
      .collectionView("collection", in: 0, Rect(0, 0, 100, 100), flow, [.init(items: 100)]) {
        $0.contentInset = EdgeInsets(0, 50, 0, 100)
      }
    ).actions(.scrollToItem(view: 1, IndexPath(section: 0, item: 99), at: .right)).layout()
    #expect(layout.offset() == Point(1000, 0))
  }

  @Test func `scrolling to a row that is not there does nothing`() throws {
    let layout = try Scene("iPhone 8", os: 12).views(
      .tableView(
        "table", in: 0, Rect(0, 100, 320, 200), .init(rowHeight: 44, sections: [.init(rows: 20)]))
    ).actions(.scrollToItem(view: 1, IndexPath(section: 0, item: 20), at: .top)).layout()
    #expect(layout.offset() == .zero)
    #expect(layout.timeline.isEmpty)
  }

  @Test(
    arguments: [(.plain, .top, 440), (.plain, .bottom, 314), (.grouped, .top, 470)]
      as [(TableStyle, ScrollPosition, Double)])
  func `a row at the top stands below the header that pins there`(
    style: TableStyle, position: ScrollPosition, offset: Double
  ) throws {
    let layout = try Scene("iPhone 7", os: 10).views(
      .tableView(
        "table", in: 0, Rect(0, 100, 320, 200),
        .init(
          style: style, rowHeight: 44,
          sections: [.init(rows: 60, headerHeight: 30, footerHeight: 0)]))
    ).actions(.scrollToItem(view: 1, IndexPath(section: 0, item: 10), at: position)).layout()
    #expect(layout.offset() == Point(0, offset))
  }
}
