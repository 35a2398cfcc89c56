import LayoutModel
import Testing

@testable import LayoutSimulator

/// The numbers of the suites B to AE are printed by UIKit (peer/ou-flow-*).
@Suite struct FlowLayoutTests {
  private func layout(
    _ bounds: Size, _ flow: FlowLayoutConfiguration, _ sections: [CollectionSection],
    scale: Double = 2
  ) -> CollectionLayout {
    let platform = Scene(window: bounds, scale: scale).configuration.platform
    return FlowLayout(flow, bounds: bounds, grid: PixelGrid(platform)).layout(sections)
  }

  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(section: section, item: item)
  }

  @Test func `the section inset narrows the line and adds to the content`() {
    let layout = layout(
      Size(375, 400),
      .init(itemSize: Size(100, 60), sectionInset: EdgeInsets(8, 16, 8, 16)), [.init(items: 7)])
    #expect(layout.rect(path(0, 0)) == Rect(16, 8, 100, 60))
    #expect(layout.rect(path(0, 1)) == Rect(137.5, 8, 100, 60))
    #expect(layout.rect(path(0, 2)) == Rect(259, 8, 100, 60))
    #expect(layout.rect(path(0, 6)) == Rect(16, 148, 100, 60))
    #expect(layout.rect(path(0, 7)) == nil)
    #expect(layout.contentSize == Size(375, 216))
  }

  @Test func `headers and footers span the width and positions lie on pixels`() {
    let flow = FlowLayoutConfiguration(
      itemSize: Size(80, 40), sectionInset: EdgeInsets(4, 12, 6, 12),
      headerReferenceSize: Size(0, 30), footerReferenceSize: Size(0, 20))
    let layout = layout(Size(375, 400), flow, [.init(items: 3), .init(items: 2)])
    #expect(layout.sections[0].header == Rect(0, 0, 375, 30))
    #expect(layout.sections[0].footer == Rect(0, 80, 375, 20))
    #expect(layout.sections[1].header == Rect(0, 100, 375, 30))
    #expect(layout.sections[1].footer == Rect(0, 180, 375, 20))
    #expect(
      (0..<3).map { layout.rect(path(0, $0)) } == [
        Rect(12, 34, 80, 40), Rect(102.5, 34, 80, 40), Rect(192.5, 34, 80, 40),
      ])
    #expect(
      (0..<2).map { layout.rect(path(1, $0)) } == [
        Rect(12, 134, 80, 40), Rect(102.5, 134, 80, 40),
      ])
    #expect(layout.contentSize == Size(375, 200))
  }

  @Test func `a horizontal flow packs columns`() {
    let flow = FlowLayoutConfiguration(
      scrollDirection: .horizontal, itemSize: Size(90, 70),
      sectionInset: EdgeInsets(8, 12, 8, 12))
    let layout = layout(Size(375, 220), flow, [.init(items: 7)])
    #expect(
      [0, 1, 2, 5, 6].map { layout.rect(path(0, $0)) } == [
        Rect(12, 8, 90, 70), Rect(12, 142, 90, 70), Rect(112, 8, 90, 70), Rect(212, 142, 90, 70),
        Rect(312, 8, 90, 70),
      ])
    #expect(layout.contentSize == Size(414, 220))
  }

  @Test func `horizontal headers and footers take length along the scroll direction`() {
    let flow = FlowLayoutConfiguration(
      scrollDirection: .horizontal, itemSize: Size(90, 70),
      sectionInset: EdgeInsets(8, 12, 8, 12), headerReferenceSize: Size(40, 0),
      footerReferenceSize: Size(20, 0))
    let layout = layout(Size(375, 200), flow, [.init(items: 3), .init(items: 2)])
    #expect(layout.sections[0].header == Rect(0, 0, 40, 200))
    #expect(layout.sections[0].footer == Rect(254, 0, 20, 200))
    #expect(layout.sections[1].header == Rect(274, 0, 40, 200))
    #expect(layout.sections[1].footer == Rect(428, 0, 20, 200))
    #expect(layout.rect(path(0, 1)) == Rect(52, 122, 90, 70))
    #expect(layout.rect(path(1, 0)) == Rect(326, 8, 90, 70))
    #expect(layout.rect(path(1, 1)) == Rect(326, 122, 90, 70))
    #expect(layout.contentSize.width == 448)
  }

  @Test func `a last line of equal items is spaced as if it were full`() {
    let layout = layout(Size(375, 300), .init(itemSize: Size(50, 50)), [.init(items: 4)])
    #expect((0..<4).map { layout.rect(path(0, $0))?.minX } == [0, 65, 130, 195])
  }

  @Test func `a reference size of zero makes no header at all`() {
    let layout = layout(
      Size(375, 300), .init(itemSize: Size(80, 40), footerReferenceSize: Size(0, 12)),
      [.init(items: 2)])
    #expect(layout.sections[0].header == nil)
    #expect(layout.rect(path(0, 1)) == Rect(98.5, 0, 80, 40))
    #expect(layout.sections[0].footer == Rect(0, 40, 375, 12))
    #expect(layout.contentSize.height == 52)
  }

  @Test func `an empty section keeps its header, insets and footer`() {
    let flow = FlowLayoutConfiguration(
      itemSize: Size(80, 40), sectionInset: EdgeInsets(4, 12, 6, 12),
      headerReferenceSize: Size(0, 30), footerReferenceSize: Size(0, 20))
    let layout = layout(
      Size(375, 300), flow, [.init(items: 1), .init(items: 0), .init(items: 1)])
    #expect(layout.sections[1].header == Rect(0, 100, 375, 30))
    #expect(layout.sections[1].footer == Rect(0, 140, 375, 20))
    #expect(layout.sections[2].header == Rect(0, 160, 375, 30))
    #expect(layout.rect(path(2, 0)) == Rect(12, 194, 80, 40))
    #expect(layout.contentSize.height == 260)
  }

  @Test func `a last line of unequal items keeps the least spacing and centres them`() {
    let sizes = [Size(80, 40), Size(80, 90), Size(80, 40), Size(80, 40)]
    let layout = layout(Size(375, 400), .init(), [.init(items: 4, itemSizes: sizes)])
    #expect(
      (0..<4).map { layout.rect(path(0, $0)) } == [
        Rect(0, 25, 80, 40), Rect(90, 0, 80, 90), Rect(180, 25, 80, 40), Rect(270, 25, 80, 40),
      ])
    #expect(layout.contentSize == Size(375, 90))
  }

  @Test func `sections follow each other without line spacing, each with its own uniformity`() {
    let equal = Array(repeating: Size(80, 40), count: 3)
    let unequal = [Size(80, 40), Size(80, 90), Size(80, 40)]
    let layout = layout(
      Size(375, 400), .init(itemSize: Size(80, 40)),
      [.init(items: 3, itemSizes: equal), .init(items: 3, itemSizes: unequal)])
    #expect(layout.rect(path(0, 1)) == Rect(98.5, 0, 80, 40))
    #expect(layout.rect(path(0, 2)) == Rect(196.5, 0, 80, 40))
    #expect(
      (0..<3).map { layout.rect(path(1, $0)) } == [
        Rect(0, 65, 80, 40), Rect(90, 40, 80, 90), Rect(180, 65, 80, 40),
      ])
    #expect(layout.contentSize.height == 130)
  }

  @Test func `a full line of unequal items reaches both ends`() {
    let sizes = [Size(100, 40), Size(150, 60), Size(100, 40)]
    let layout = layout(Size(300, 400), .init(), [.init(items: 3, itemSizes: sizes)])
    #expect(layout.rect(path(0, 0)) == Rect(0, 10, 100, 40))
    #expect(layout.rect(path(0, 1)) == Rect(150, 0, 150, 60))
    #expect(layout.rect(path(0, 2)) == Rect(0, 70, 100, 40))
    #expect(layout.contentSize.height == 110)
  }

  @Test func `an item wider than the line stands on a line of its own`() {
    let sizes = [Size(400, 40), Size(50, 50), Size(400, 30)]
    let layout = layout(Size(300, 400), .init(), [.init(items: 3, itemSizes: sizes)])
    #expect((0..<3).map { layout.rect(path(0, $0))?.minY } == [0, 50, 110])
    #expect(layout.contentSize.height == 140)
    let grid = self.layout(Size(300, 400), .init(itemSize: Size(400, 40)), [.init(items: 2)])
    #expect((0..<2).map { grid.rect(path(0, $0)) } == [Rect(0, 0, 400, 40), Rect(0, 50, 400, 40)])
  }

  @Test func `items fill a line exactly up to its end`() {
    let three = layout(Size(320, 400), .init(itemSize: Size(100, 10)), [.init(items: 4)])
    #expect((0..<4).map { three.rect(path(0, $0))?.minX } == [0, 110, 220, 0])
    let two = layout(Size(319, 400), .init(itemSize: Size(100, 10)), [.init(items: 4)])
    #expect((0..<4).map { two.rect(path(0, $0))?.minX } == [0, 219, 0, 219])
    let sizes = [Size(100, 10), Size(100, 20), Size(100, 10), Size(90, 10)]
    let list = layout(Size(320, 400), .init(), [.init(items: 4, itemSizes: sizes)])
    #expect((0..<4).map { list.rect(path(0, $0))?.minX } == [0, 110, 220, 0])
  }

  @Test func `a section's own header size wins over the layout's`() {
    let flow = FlowLayoutConfiguration(
      itemSize: Size(100, 10), headerReferenceSize: Size(0, 30), footerReferenceSize: Size(0, 5))
    let layout = layout(
      Size(100, 100), flow,
      [
        .init(items: 1, headerReferenceSize: Size(0, 7), footerReferenceSize: Size(0, 9)),
        .init(items: 1),
      ])
    #expect(layout.sections[0].header?.size.height == 7)
    #expect(layout.sections[0].footer?.size.height == 9)
    #expect(layout.sections[1].header == Rect(0, 26, 100, 30))
    #expect(layout.sections[1].footer?.size.height == 5)
  }

  @Test func `an empty section without a header takes no height`() {
    let layout = layout(
      Size(100, 100), .init(itemSize: Size(100, 10), minimumLineSpacing: 0),
      [.init(items: 1), .init(items: 0), .init(items: 3)])
    #expect(layout.rect(path(2, 0))?.minY == 10)
    #expect(layout.contentSize == Size(100, 40))
  }

  @Test func `items of no extent do not divide by nothing`() {
    let layout = layout(
      Size(100, 100),
      .init(itemSize: Size(0, 10), minimumLineSpacing: 5, minimumInteritemSpacing: 0),
      [.init(items: 2)])
    #expect(layout.contentSize == Size(100, 25))
  }

  @Test func `the printed collections of iOS 26 come out`() throws {
    let flow = FlowLayoutConfiguration(
      minimumLineSpacing: 16, minimumInteritemSpacing: 12, sectionInset: EdgeInsets(8, 16, 8, 16),
      headerReferenceSize: Size(820, 32))
    let scene = try Scene("iPad (10th generation / A16)", os: 26).navigationBar(largeTitle: true)
      .views(
        .collectionView(
          "collection", in: 0, Rect(0, 0, 820, 1180), flow,
          [
            .init(items: 1, itemSizes: [Size(72, 72)]),
            .init(items: 8, itemSizes: Array(repeating: Size(788, 533.25), count: 8)),
          ]
        ) { $0.alwaysBounceVertical = true })
    let layout = scene.layout()
    #expect(layout.contentSize() == Size(820, 4546))
    #expect(layout.item(1, 0)?.minY == 160)
    #expect(layout.item(1, 1)?.minY == 709.5)
    #expect(layout.offset() == Point(0, -138))
  }

  @Test func `a stated content size takes the place of the items`() throws {
    let layout = try Scene("iPhone X", os: 12).views(
      .collectionView("collection", in: 0, Rect(0, 0, 375, 812), .init(), [.init(items: 5)]) {
        $0.contentSize = Size(375, 6398)
      }
    ).layout()
    #expect(layout.contentSize() == Size(375, 6398))
    #expect(layout.item(0, 0) == nil)
  }

  @Test(
    arguments: [
      // The item's width in a line of 300 points behind an inset of 10, and where it begins.
      (200, 60), (299, 10.5), (300, 10), (300.9, 10), (400, 10),
    ] as [(Double, Double)])
  func `an item alone in its line stands in the middle unless it is too wide`(
    width: Double, x: Double
  ) {
    let flow = FlowLayoutConfiguration(
      itemSize: Size(width, 40), sectionInset: EdgeInsets(0, 10, 0, 10))
    let layout = layout(Size(320, 400), flow, [.init(items: 2)])
    #expect(layout.rect(path(0, 0)) == Rect(x, 0, width, 40))
    #expect(layout.rect(path(0, 1)) == Rect(x, 50, width, 40))
  }

  @Test func `so it does among items of other sizes`() {
    let sizes = [Size(300, 50), Size(300, 50), Size(300, 51)]
    let layout = layout(Size(375, 667), .init(), [.init(items: 3, itemSizes: sizes)])
    #expect((0..<3).map { layout.rect(path(0, $0))?.minX } == [37.5, 37.5, 37.5])
    // Beside this one there is room for another.
    let mixed = [Size(100, 50), Size(300, 50), Size(100, 50)]
    let lines = self.layout(Size(375, 667), .init(), [.init(items: 3, itemSizes: mixed)])
    #expect((0..<3).map { lines.rect(path(0, $0))?.minX } == [0, 37.5, 0])
  }

  @Test(arguments: [(100, 0), (100.5, 50), (105, 50)] as [(Double, Double)])
  func `a line of several sizes ends where the next item with its space does not fit`(
    width: Double, y: Double
  ) {
    let sizes = [Size(100, 40), Size(100, 40), Size(width, 39)]
    let layout = layout(
      Size(320, 400), .init(), [.init(items: 3, itemSizes: sizes)])
    #expect(layout.rect(path(0, 1))?.minY == 0)
    let middle = y == 0 ? 0.5 : 0
    #expect(layout.rect(path(0, 2))?.minY == y + middle)
  }

  @Test func `items that all state one size lie as if the layout stated it`() {
    let stated = layout(
      Size(320, 400), .init(),
      [.init(items: 5, itemSizes: Array(repeating: Size(90, 40), count: 5))])
    let common = layout(Size(320, 400), .init(itemSize: Size(90, 40)), [.init(items: 5)])
    // Three of 90 in 320 leave 25 points for each of two spaces, in the last line too.
    #expect(stated.rect(path(0, 4)) == Rect(115, 50, 90, 40))
    #expect(stated == common)
  }

  @Test func `items and headers of one point count`() {
    let flow = FlowLayoutConfiguration(
      itemSize: Size(1, 1), minimumLineSpacing: 0, minimumInteritemSpacing: 0,
      headerReferenceSize: Size(0, 1))
    let layout = layout(Size(100, 400), flow, [.init(items: 200)])
    #expect(layout.sections[0].header == Rect(0, 0, 100, 1))
    #expect(layout.rect(path(0, 199)) == Rect(99, 2, 1, 1))
    #expect(layout.contentSize == Size(100, 3))
  }

  @Test func `items of several sizes lie on pixels, halves rounded up`() {
    let sizes = [Size(100, 40), Size(101, 40), Size(50.5, 40), Size(300, 40)]
    let layout = layout(Size(320, 400), .init(), [.init(items: 4, itemSizes: sizes)])
    // The 68.5 points that are free make two spaces of 34.25.
    #expect((0..<3).map { layout.rect(path(0, $0))?.minX } == [0, 134.5, 269.5])
  }

  @Test func `a line of items without height takes none`() {
    let sizes = [Size(300, 0), Size(300, 40)]
    let layout = layout(Size(320, 400), .init(), [.init(items: 2, itemSizes: sizes)])
    #expect(layout.rect(path(0, 1)) == Rect(10, 10, 300, 40))
    #expect(layout.contentSize == Size(320, 50))
  }
}
