import LayoutModel
import Testing

@testable import LayoutSimulator

/// What contentSize says before rows are measured, after the first screen and after scrolling.
@Suite struct RowMeasuringTests {
  private func table(
    _ device: String, os: Int, _ frame: Rect, rows: Int, of height: Double,
    estimate: RowHeightEstimate? = nil
  ) throws -> Scene {
    try Scene(device, os: os).views(
      .tableView(
        "table", in: 0, frame,
        TableViewConfiguration(
          estimatedRowHeight: estimate, sections: [.init(rows: rows, rowHeight: height)])))
  }

  @Test func `before its first layout every row counts with the estimate`() throws {
    let scene = try table("iPhone 7", os: 11, Rect(0, 20, 375, 657), rows: 100, of: 50)
    #expect(scene.phase(.viewDidLoad).layout().contentSize()?.height == 4400)
    let low = try table("iPhone 7", os: 11, Rect(0, 20, 375, 657), rows: 100, of: 30)
    #expect(low.phase(.viewDidLoad).layout().contentSize()?.height == 4400)
  }

  @Test func `rows that have been shown count with their height`() throws {
    let scene = try table("iPhone 7", os: 11, Rect(0, 20, 375, 657), rows: 100, of: 30)
    #expect(scene.layout().contentSize()?.height == 4092)
  }

  @Test func `up to iOS 18 all rows count that fill the view with their estimates`() throws {
    let scene = try table("iPhone 6s", os: 13, Rect(0, 0, 375, 667), rows: 100, of: 88)
    #expect(scene.layout().contentSize()?.height == 5060)
  }

  @Test(
    arguments: [
      (.automatic, true, 970.0), (.never, true, 928), (.automatic, false, 928),
    ] as [(ContentInsetAdjustmentBehavior, Bool, Double)])
  func `rows under the bars and the inset are measured as far as the bounds reach`(
    behavior: ContentInsetAdjustmentBehavior, isTranslucent: Bool, height: Double
  ) throws {
    let layout = try Scene("iPhone X", os: 12).navigationBar(translucent: isTranslucent).views(
      .tableView(
        "table", in: 0, Rect(0, 0, 187.5, 812),
        .init(sections: [.init(rows: 30, rowHeight: 30)])
      ) { $0.contentInsetAdjustmentBehavior = behavior }
    ).layout()
    #expect(layout.contentSize() == Size(187.5, height))
  }

  @Test func `from iOS 26 only rows count that fill the view with their own heights`() throws {
    let scene = try Scene("iPhone SE (3rd generation)", os: 26).statusBarHidden()
      .navigationBar(largeTitle: true).controller(.tableViewController).root(
        ViewConfiguration(
          id: "table", viewClass: .tableView,
          table: .init(sections: [.init(rows: 12, rowHeight: 62)])))
    // 551 points are visible: nine rows of 62, and three of 52 that nobody has seen.
    #expect(scene.layout().contentSize(0)?.height == 714)
    let changed = scene.actions(
      .setContentOffset(view: 0, to: Point(0, -54)), .layoutIfNeeded,
      .deleteRows(view: 0, section: 0, count: 1), .insertRows(view: 0, section: 0, count: 1),
      .layoutIfNeeded)
    #expect(changed.layout().contentSize(0)?.height == 724)
  }

  @Test func `a view that shows every row knows the whole height`() throws {
    let scene = try Scene("iPad (10th generation / A16)", os: 26).controller(.tableViewController)
      .root(
        ViewConfiguration(
          id: "table", viewClass: .tableView,
          table: .init(sections: [.init(rows: 12, rowHeight: 62)])))
    #expect(scene.layout().contentSize(0)?.height == 744)
  }

  @Test func `without estimation heights are known at once`() throws {
    let off = try table(
      "iPhone 7", os: 11, Rect(0, 0, 375, 667), rows: 100, of: 50, estimate: .points(0))
    #expect(off.phase(.viewDidLoad).layout().contentSize()?.height == 5000)
    let before = try table("iPhone 7", os: 10, Rect(0, 0, 375, 667), rows: 100, of: 50)
    #expect(before.phase(.viewDidLoad).layout().contentSize()?.height == 5000)
  }

  @Test func `a rowHeight that holds for every row needs no estimate`() throws {
    let layout = try Scene("iPhone 7", os: 11).views(
      .tableView(
        "table", in: 0, Rect(0, 0, 375, 667),
        .init(rowHeight: 50, sections: [.init(rows: 100)]))
    ).phase(.viewDidLoad).layout()
    #expect(layout.contentSize()?.height == 5000)
  }

  @Test func `an estimate of the app's own takes the place of 44`() throws {
    let scene = try table(
      "iPhone 7", os: 11, Rect(0, 0, 375, 500), rows: 20, of: 100, estimate: .points(70))
    #expect(scene.phase(.viewDidLoad).layout().contentSize()?.height == 1400)
    // The bounds reach from -20 to 480, seven rows of 70: 7 * 100 + 13 * 70.
    #expect(scene.layout().contentSize()?.height == 1610)
  }

  @Test func `scrolling measures what it shows and forgets nothing`() throws {
    let scene = try table("iPhone 7", os: 11, Rect(0, 0, 375, 440), rows: 100, of: 88)
      .changed { $0.views[1].scroll?.contentInsetAdjustmentBehavior = .never }
    #expect(scene.layout().contentSize()?.height == 4840)
    let jump = scene.actions(.setContentOffset(view: 1, to: Point(0, 2200)), .wait(0))
    // Ten rows of the first screen, and rows 40 to 50, which 2200 to 2640 reach with estimates.
    let jumped = try #require(jump.layout().contentSize()?.height)
    #expect(jumped > 4840 && jumped < 4400 + 22 * 44)
    let back = jump.actions(.setContentOffset(view: 1, to: .zero), .wait(0))
    #expect(back.layout().contentSize()?.height == jumped)
  }

  @Test func `a fling measures every row on its way`() throws {
    let scene = try table("iPhone 7", os: 11, Rect(0, 0, 375, 440), rows: 1000, of: 88)
      .changed { $0.views[1].scroll?.contentInsetAdjustmentBehavior = .never }
      .actions(.drag(view: 1, by: Point(0, -10)), .release(view: 1, velocity: Point(0, 2)), .settle)
    let layout = scene.layout()
    let last = try #require(layout.views[1].table?.lastVisibleRow(in: layout.views[1].bounds))
    #expect(layout.contentSize()?.height == Double(1000 + last.item + 1) * 44)
  }

  @Test(arguments: [.wait(0), .layoutIfNeeded] as [Action])
  func `a layout pass measures what an assignment has scrolled to`(action: Action) throws {
    let scene = try table("iPhone 8", os: 12, Rect(0, 0, 375, 667), rows: 100, of: 80)
      .changed { $0.views[1].scroll?.contentInsetAdjustmentBehavior = .never }
    let assigned = scene.actions(.setContentOffset(view: 1, to: Point(0, 3000)))
    #expect(assigned.layout().contentSize()?.height == 16.0 * 80 + 84 * 44)
    // From 3000 to 3667 there are 16 rows with their estimates.
    let shown = 32.0 * 80 + 68 * 44
    #expect(assigned.actions(action).layout().contentSize()?.height == shown)
    #expect(assigned.actions(action).layout().row(0, 60)?.size.height == 80)
    let stated = scene.changed { $0.views[1].scroll?.contentOffset = Point(0, 3000) }
    #expect(stated.layout().contentSize()?.height == shown)
  }

  @Test(
    arguments: [
      [.settle], [.wait(9)], Array(repeating: .wait(0.25), count: 40),
      [.wait(1), .wait(1), .wait(1), .wait(1), .settle],
    ] as [[Action]])
  func `a fling measures the same rows in however many steps it is waited for`(waits: [Action])
    throws
  {
    let table = try table("iPhone 8", os: 12, Rect(0, 0, 375, 667), rows: 100, of: 80)
      .changed { $0.views[1].scroll?.contentInsetAdjustmentBehavior = .never }
    let down = table.actions(
      .drag(view: 1, by: Point(0, -60)), .release(view: 1, velocity: Point(0, 5))
    ).changed { $0.actions += waits }.layout()
    // The bounds end at 3219.5, in the 41st row of 80.
    #expect(down.offset() == Point(0, 2552.5))
    #expect(down.contentSize()?.height == 41.0 * 80 + 59 * 44)
    let up = table.actions(
      .setContentOffset(view: 1, to: Point(0, 3000)), .drag(view: 1, by: Point(0, 60)),
      .release(view: 1, velocity: Point(0, -2))
    ).changed { $0.actions += waits }.layout()
    // 16 rows at the top: row 16 begins at 1280, row 55 at 2996. On the way up rows count with 44:
    // from 1946 row 31 is the first, and from 3000 the bounds show 16 rows.
    #expect(up.offset().y.isNear(2940 - 1990 * 0.4995, within: 0.5))
    #expect(up.contentSize()?.height == 4400.0 + (16 + 71 - 31) * 36)
  }

  @Test(arguments: [[.settle], Array(repeating: .wait(0.25), count: 40)] as [[Action]])
  func `where a fling stops whose measuring moves the end of the range is not modelled`(
    waits: [Action]
  ) throws {
    let fling = { (height: Double, velocity: Double) in
      try table("iPhone 8", os: 12, Rect(0, 0, 375, 667), rows: 40, of: height).actions(
        .drag(view: 1, by: Point(0, -60)), .release(view: 1, velocity: Point(0, velocity))
      ).changed { $0.actions += waits }.layout()
    }
    let drag = { (height: Double) in
      try table("iPhone 8", os: 12, Rect(0, 0, 375, 667), rows: 40, of: height).actions(
        .drag(view: 1, by: Point(0, -2000))
      ).layout()
    }
    for layout in [
      try fling(80, 9), try fling(30, 9), try fling(30, 1.2), try drag(80), try drag(30),
    ] {
      guard case .notModelled(let reason) = layout.answer(for: Metric(.view(1), .contentOffset(.y)))
      else {
        Issue.record("the offset is answered")
        continue
      }
      #expect(reason.contains("length changes on its way"))
    }
    #expect(try drag(44).gaps.isEmpty)
    let stiff = try table("iPhone 8", os: 12, Rect(0, 0, 375, 667), rows: 40, of: 80)
      .changed { $0.views[1].scroll?.bounces = false }
      .actions(.drag(view: 1, by: Point(0, -2000)))
    #expect(
      Set(stiff.gaps) == ["where content stops whose length changes on its way is not modelled"])
    // Rows as high as their estimate leave the end where it is, and a short fling does not reach it.
    #expect(try fling(44, 9).gaps.isEmpty)
    #expect(try fling(80, 1).gaps.isEmpty)
  }

  @Test func `a finger measures every row on its way`() throws {
    let scene = try table("iPhone 8", os: 12, Rect(0, 0, 375, 667), rows: 100, of: 80)
      .changed { $0.views[1].scroll?.contentInsetAdjustmentBehavior = .never }
      .actions(.drag(view: 1, by: Point(0, -2000)))
    // The bounds end at 2667, in the 34th row.
    #expect(scene.layout().contentSize()?.height == 34.0 * 80 + 66 * 44)
  }

  @Test func `reloadData asks for all heights anew`() throws {
    let scene = try table("iPhone 7", os: 11, Rect(0, 0, 375, 440), rows: 100, of: 88)
      .changed { $0.views[1].scroll?.contentInsetAdjustmentBehavior = .never }
      .actions(
        .setContentOffset(view: 1, to: Point(0, 2200)), .wait(0),
        .setContentOffset(view: 1, to: .zero), .reloadData(view: 1))
    #expect(scene.layout().contentSize()?.height == 4840)
  }

  @Test func `rows of zero height are all measured and end`() throws {
    let scene = try table("iPhone 7", os: 11, Rect(0, 0, 375, 440), rows: 50, of: 0)
    #expect(scene.layout().contentSize()?.height == 0)
  }

  // MARK: From iOS 26, where only rows count that fill the bounds with their own heights

  /// A table of 500 points whose rows are estimated with 52.
  private func modernTable(_ sections: [TableSection]) -> Scene {
    Scene(window: Size(320, 600)).views(
      .tableView(
        "table", in: 0, Rect(0, 0, 320, 500),
        .init(sectionHeaderTopPadding: 0, sections: sections)))
  }

  @Test(arguments: [(40, 708), (20, 736)] as [(Double, Double)])
  func `headers and footers between sections fill the bounds too`(
    footer: Double, height: Double
  ) {
    // Four rows of 100, the footer and the header of 60: with 40 nothing is left for a fifth row.
    let scene = modernTable([
      .init(rows: 4, rowHeight: 100, footerHeight: footer),
      .init(rows: 4, rowHeight: 100, headerHeight: 60),
    ])
    #expect(scene.layout().contentSize()?.height == height)
  }

  @Test func `after a jump the rows at the new place are measured, not those between`() {
    // At first nine rows of 62. Row 48 begins at 9 * 62 + 39 * 52 = 2586; nine reach to 3100.
    let layout = modernTable([.init(rows: 100, rowHeight: 62)])
      .actions(.setContentOffset(view: 1, to: Point(0, 2600)), .wait(0)).layout()
    // 18 * 62 + 82 * 52
    #expect(layout.contentSize()?.height == 5380)
    #expect(layout.row(0, 9)?.size.height == 52)
    #expect(layout.row(0, 47)?.size.height == 52)
    #expect(layout.row(0, 48) == Rect(0, 2586, 320, 62))
    #expect(layout.row(0, 57)?.size.height == 52)
  }

  @Test func `rows of several heights fill the bounds one after the other`() {
    let scene = modernTable([
      .init(rows: 53, heights: [.init(height: 200, count: 3), .init(height: 20, count: 50)])
    ])
    // 600 + 50 * 52
    #expect(scene.layout().contentSize()?.height == 3200)
    // From row 2 at 400 the bounds reach to 950: its 200 points and 18 rows of 20.
    let scrolled = scene.actions(.setContentOffset(view: 1, to: Point(0, 450)), .wait(0))
    // 600 + 18 * 20 + 32 * 52
    #expect(scrolled.layout().contentSize()?.height == 2624)
  }

  @Test func `rows of one point fill the bounds one by one`() {
    let scene = modernTable([.init(rows: 2000, rowHeight: 1)])
    // 500 + 1500 * 52
    #expect(scene.layout().contentSize()?.height == 78500)
  }

  @Test func `a section of one row is measured like any other`() {
    let scene = modernTable([.init(rows: 1, rowHeight: 100), .init(rows: 1, rowHeight: 30)])
    #expect(scene.layout().contentSize()?.height == 130)
    #expect(scene.phase(.viewDidLoad).layout().contentSize()?.height == 104)
  }

  @Test func `an estimate of the app's own holds for automatic rows too`() throws {
    let scene = try Scene("iPhone 7", os: 11).views(
      .tableView(
        "table", in: 0, Rect(0, 0, 375, 440),
        .init(estimatedRowHeight: .points(100), sections: [.init(rows: 20)])
      ) { $0.contentInsetAdjustmentBehavior = .never })
    #expect(scene.phase(.viewDidLoad).layout().contentSize()?.height == 2000)
    // Ten rows of 44 fill the bounds; ten count with 100.
    #expect(scene.layout().contentSize()?.height == 1440)
  }

  @Test func `neighbouring rows of one height are one run with all of them`() throws {
    let layout = modernTable([
      .init(rows: 5, heights: [.init(height: 60, count: 2), .init(height: 60, count: 3)])
    ]).layout()
    #expect(try #require(layout.views[1].table?.sections[0].runs.map(\.count)) == [5])
    #expect(layout.row(0, 4) == Rect(0, 240, 320, 60))
    #expect(layout.contentSize()?.height == 300)
  }

  @Test func `scrolling to a row measures the rows that it shows`() {
    let layout = modernTable([.init(rows: 100, rowHeight: 62)])
      .actions(.scrollToItem(view: 1, IndexPath(section: 0, item: 50), at: .top)).layout()
    // 9 * 62 + 41 * 52, and 18 * 62 + 82 * 52
    #expect(layout.offset().y == 2690)
    #expect(layout.contentSize()?.height == 5380)
  }

  @Test(arguments: [(0.0, 8.0), (20000, -8)])
  func `a fast fling leaves no row on its way out, down or up`(
    start: Double, velocity: Double
  ) throws {
    let scene = try table("iPhone 7", os: 11, Rect(0, 0, 375, 440), rows: 1000, of: 88)
      .changed { $0.views[1].scroll?.contentInsetAdjustmentBehavior = .never }
      .actions(
        .setContentOffset(view: 1, to: Point(0, start)), .drag(view: 1, by: Point(0, 0)),
        .release(view: 1, velocity: Point(0, velocity)), .wait(10))
    let measured = (scene.layout().contentSize()?.height ?? 0) / 44 - 1000
    // The way is 7990 * 0.4995 points: 45 rows of 88, or 90 with estimates.
    #expect(measured > 45)
  }
}
