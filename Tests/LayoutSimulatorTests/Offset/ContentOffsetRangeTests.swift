import LayoutModel
import Testing

@testable import LayoutSimulator

@Suite struct ContentOffsetRangeTests {
  private func range(
    content: Double, inset: (Double, Double) = (0, 0), bounds: Double
  ) -> ClosedRange<Double> {
    let range = ContentOffsetRange(
      contentSize: Size(0, content), inset: EdgeInsets(inset.0, 0, inset.1, 0),
      bounds: Size(0, bounds))
    return range.minimum.y...range.maximum.y
  }

  @Test(
    arguments: [
      (0, (0, 0), 0...0), (113, (0, 0), 0...0), (800, (0, 0), 0...500),
      (800, (64, 49), -64...549), (913, (0, 0), 0...613), (913, (64, 49), -64...662),
      (0, (64, 49), -64...(-64)), (300, (0, 0), 0...0), (301, (0, 0), 0...1),
    ] as [(Double, (Double, Double), ClosedRange<Double>)])
  func `the articles' table rests in the range of its content and insets`(
    content: Double, inset: (Double, Double), expected: ClosedRange<Double>
  ) {
    #expect(range(content: content, inset: inset, bounds: 300) == expected)
  }

  @Test func `the bottom inset alone can make short content scroll`() {
    #expect(range(content: 250, inset: (0, 80), bounds: 300) == 0...30)
    #expect(range(content: 250, inset: (10, 80), bounds: 300) == -10...30)
  }

  @Test func `a negative top inset is the least offset and the largest is not less`() {
    #expect(range(content: 5000, inset: (-1000, 0), bounds: 300) == 1000...4700)
    #expect(range(content: 500, inset: (-1000, 0), bounds: 300) == 1000...1000)
  }

  @Test func `the axes are apart`() {
    let range = ContentOffsetRange(
      contentSize: Size(1875, 200), inset: EdgeInsets(1, 2, 3, 4), bounds: Size(375, 667))
    #expect(range.minimum == Point(-2, -1))
    #expect(range.maximum == Point(1504, -1))
  }

  @Test func `a pager of five pages reaches from 0 to four widths`() throws {
    let layout = try Scene("iPhone 6s", os: 9).views(
      .scrollView("pager", in: 0, Rect(0, 0, 375, 667), content: Size(1875, 0))
    ).layout()
    #expect(layout.views[1].scroll?.minimumContentOffset == .zero)
    #expect(layout.views[1].scroll?.maximumContentOffset == Point(1500, 0))
  }

  @Test func `clamping moves an offset to the nearest end and leaves one inside alone`() {
    let range = ContentOffsetRange(
      contentSize: Size(500, 800), inset: EdgeInsets(64, 10, 49, 20), bounds: Size(200, 300))
    #expect(range.clamp(Point(-11, -65)) == Point(-10, -64))
    #expect(range.clamp(Point(-10, -64)) == Point(-10, -64))
    #expect(range.clamp(Point(100, 200)) == Point(100, 200))
    #expect(range.clamp(Point(320, 549)) == Point(320, 549))
    #expect(range.clamp(Point(321, 550)) == Point(320, 549))
    #expect(range.clamp(Point(1000, -1000)) == Point(320, -64))
  }

  @Test func `the article's load-more table has the range of its OS`() throws {
    let table = TableViewConfiguration(rowHeight: 100, sections: [.init(rows: 8)])
    func range(_ device: String, _ os: Int, height: Double) throws -> [Double?] {
      let scroll = try Scene(device, os: os).navigationBar().views(
        .tableView("table", in: 0, Rect(0, 64, 375, height), table)
      ).layout().views[1].scroll
      return [scroll?.minimumContentOffset.y, scroll?.maximumContentOffset.y]
    }
    #expect(try range("iPhone 6s", 10, height: 603) == [-64, 197])
    #expect(try range("iPhone 8", 11, height: 603) == [0, 197])
    #expect(try range("iPhone X", 11, height: 748) == [-24, 86])
  }
}
