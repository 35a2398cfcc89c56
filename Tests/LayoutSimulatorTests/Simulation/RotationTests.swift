import LayoutModel
import LayoutSimulator
import Testing

@Suite struct RotationTests {
  /// A table controller under a navigation bar on a phone with a home button.
  private func table(os: Int, rows: Int = 100) throws -> Scene {
    try Scene("iPhone 6s", os: os).navigationBar().controller(.tableViewController).root(
      ViewConfiguration(
        id: "table", viewClass: .tableView,
        table: .init(rowHeight: 50, sections: [.init(rows: rows)])))
  }

  @Test(arguments: [12, 10]) func `screen, bars, insets and frame are those of the orientation`(
    os: Int
  ) throws {
    let layout = try table(os: os).actions(.rotate(to: .landscapeLeft)).layout()
    #expect(layout.screenSize == Size(667, 375))
    #expect(layout.views[0].frame == Rect(0, 0, 667, 375))
    // The status bar is gone and the bar is 32 points high.
    #expect(layout.bars.navigationBar == Rect(0, 0, 667, 32))
    #expect(layout.views[0].scroll?.adjustedContentInset.top == 32)
    #expect(layout.views[0].scroll?.contentSize == Size(667, 5000))
    #expect(layout.offset(0) == Point(0, -32))
  }

  @Test(arguments: [12, 10]) func `turned there and back everything is as it was`(os: Int) throws {
    let scene = try table(os: os)
    let back = scene.actions(.rotate(to: .landscapeRight), .rotate(to: .portrait))
    #expect(back.layout().numbers() == scene.layout().numbers())
  }

  @Test func `before iOS 11 the reasons are those of the orientation, too`() throws {
    let scene = try Scene("iPhone 7", os: 10).navigationBar(isHidden: true).views(
      .tableView("table", in: 0, Rect(0, 0, 375, 667)) {
        $0.contentInset = EdgeInsets(5, 0, 0, 0)
      })
    let line = { (scene: Scene) in
      scene.layout(explaining: true).explanation(of: Metric(.view(1), .contentInset(.top)))?.line
    }
    #expect(line(scene) == "25 = contentInset.top 5 + status bar 20")
    #expect(line(scene.actions(.rotate(to: .landscapeLeft))) == "5 = contentInset.top 5")
  }

  @Test func `what was below the bar stays below it`() throws {
    let layout = try table(os: 12).actions(
      .setContentOffset(view: 0, to: Point(0, 1000)), .rotate(to: .landscapeLeft)
    ).layout()
    #expect(layout.offset(0) == Point(0, 1032))
  }

  @Test func `an offset beyond the new range is clamped`() throws {
    // From landscape to portrait the view grows: 400 points of rows, 64 of bars, end at -64.
    let scene = try Scene("iPhone 8", os: 12, .landscapeLeft).navigationBar()
      .controller(.tableViewController).root(
        ViewConfiguration(
          id: "table", viewClass: .tableView,
          table: .init(rowHeight: 50, sections: [.init(rows: 8)])))
    let bottom = scene.actions(.scrollTo(view: 0, edge: .bottom))
    #expect(bottom.layout().offset(0) == Point(0, 25))
    #expect(bottom.actions(.rotate(to: .portrait)).layout().offset(0) == Point(0, -64))
  }

  @Test func `views keep the frames that were set on them`() throws {
    let frame = Rect(10, 20, 300, 400)
    let layout = try Scene("iPhone X", os: 12).views(
      .scrollView(in: 0, frame, content: Size(300, 900))
    ).actions(.rotate(to: .landscapeLeft)).layout()
    #expect(layout.views[1].frame == frame)
    #expect(layout.views[0].safeAreaInsets == EdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
  }

  @Test func `a page does not align itself anew`() throws {
    let scene = try Scene("iPhone 8", os: 12).root(
      ViewConfiguration(
        id: "pages", viewClass: .scrollView,
        scroll: .init(
          contentInsetAdjustmentBehavior: .never, contentSize: Size(3000, 300),
          isPagingEnabled: true))
    ).actions(.setContentOffset(view: 0, to: Point(375, 0)), .rotate(to: .landscapeLeft))
    #expect(scene.layout().offset(0) == Point(375, 0))
  }

  @Test func `an offset beyond the range stays where the size of the view does`() throws {
    let layout = try Scene("iPhone X", os: 12).views(
      .scrollView(in: 0, Rect(10, 20, 300, 400), content: Size(300, 900)) {
        $0.contentInsetAdjustmentBehavior = .never
      }
    ).actions(.setContentOffset(view: 1, to: Point(0, 2000)), .rotate(to: .landscapeLeft)).layout()
    #expect(layout.offset() == Point(0, 2000))
  }

  @Test func `content that rested at its end rests there where the insets change`() throws {
    let layout = try Scene("iPhone 12", os: 26).views(
      .tableView(
        "table", in: 0, Rect(0, 0, 390, 844), .init(rowHeight: 44, sections: [.init(rows: 60)]))
    ).actions(.scrollTo(view: 1, edge: .bottom), .rotate(to: .landscapeLeft)).layout()
    // 60 rows and 20 at the bottom less the bounds; with the top inset alone it would be 47 more.
    #expect(layout.offset() == Point(0, 2640 + 20 - 844))
  }

  @Test func `what the run loop has to do comes before the turn`() throws {
    // An iPad shows large titles in landscape too: 32 + 54 + 52, and 86 without.
    let layout = try Scene("iPad (10th generation / A16)", os: 26).navigationBar(largeTitle: true)
      .controller(.tableViewController).root(
        ViewConfiguration(
          id: "table", viewClass: .tableView,
          table: .init(rowHeight: 50, sections: [.init(rows: 100)]))
      ).actions(.setContentOffset(view: 0, to: Point(0, 300)), .rotate(to: .landscapeLeft)).layout()
    #expect(layout.bars.navigationBar?.size.height == 54)
    #expect(layout.offset(0) == Point(0, 352))
  }
}
