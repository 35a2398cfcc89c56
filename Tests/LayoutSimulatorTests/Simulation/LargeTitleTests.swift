import LayoutModel
import LayoutSimulator
import Testing

@Suite struct LargeTitleTests {
  private func scene(_ device: String = "iPhone SE (3rd generation)", os: Int = 26) throws -> Scene
  {
    try Scene(device, os: os).navigationBar(largeTitle: true).views(
      .scrollView(in: 0, Rect(0, 0, 375, 667), content: Size(375, 5000)) {
        $0.alwaysBounceVertical = true
      })
  }

  private func height(scrolledTo y: Double) throws -> Double? {
    try scene("iPhone X", os: 12).actions(.setContentOffset(view: 1, to: Point(0, y)), .wait(0))
      .layout().bars.navigationBar?.size.height
  }

  @Test func `it collapses when the content is scrolled by its height`() throws {
    #expect(try height(scrolledTo: -140) == 96)
    #expect(try height(scrolledTo: -89) == 96)
    #expect(try height(scrolledTo: -88) == 44)
    #expect(try height(scrolledTo: 300) == 44)
  }

  @Test func `it collapses when the run loop turns and not in the assignment`() throws {
    let assigned = try scene().actions(.setContentOffset(view: 1, to: Point(0, 300)))
    #expect(assigned.layout().bars.navigationBar?.size.height == 106)
    #expect(assigned.layout().offset() == Point(0, 300))
    #expect(assigned.actions(.wait(0)).layout().bars.navigationBar?.size.height == 54)
  }

  @Test func `whether it collapses before time passes is not modelled`() throws {
    let scroll = Action.setContentOffset(view: 1, to: Point(0, 300))
    let stated = try scene().changed { $0.views[1].scroll?.contentOffset = Point(0, 300) }
    for scene in [try scene().actions(scroll, .layoutIfNeeded), stated] {
      guard case .notModelled = scene.layout().answer(for: Metric(.view(1), .contentOffset(.y)))
      else {
        Issue.record("the offset is answered")
        continue
      }
      #expect(scene.actions(.wait(0)).layout().offset() == Point(0, 352))
      #expect(scene.actions(.wait(0)).layout().gaps.isEmpty)
    }
    // What is scrolled by less than 52 from -126 is known, and what is scrolled again.
    for (y, isKnown) in [(-75.0, true), (-74, false)] {
      let little = try scene().actions(.setContentOffset(view: 1, to: Point(0, y)), .layoutIfNeeded)
      #expect(little.layout().gaps.isEmpty == isKnown)
    }
    #expect(stated.actions(scroll).layout().gaps.isEmpty)
  }

  @Test func `it stays while a finger is down`() throws {
    let dragged = try scene().actions(.drag(view: 1, by: Point(0, -400)), .wait(1))
    #expect(dragged.layout().bars.navigationBar?.size.height == 106)
    let released = dragged.actions(.release(view: 1, velocity: .zero), .wait(1))
    #expect(released.layout().bars.navigationBar?.size.height == 54)
  }

  @Test func `it stays while content moves by itself and collapses when it has come to rest`()
    throws
  {
    let flicked = try scene().actions(
      .drag(view: 1, by: Point(0, -100)), .release(view: 1, velocity: Point(0, 1)))
    let moving = flicked.actions(.wait(1)).layout()
    #expect(moving.bars.navigationBar?.size.height == 106)
    #expect(moving.offset().y > 300)
    for waits: [Action] in [[.wait(10)], Array(repeating: .wait(0.5), count: 20), [.settle]] {
      let rested = flicked.changed { $0.actions += waits }.layout()
      #expect(rested.bars.navigationBar?.size.height == 54)
      // It started at -126 and moved by 100 and by 990 * 0.4995; then the title's 52 went.
      #expect(rested.offset().y.isNear(-26 + 990 * 0.4995 + 52, within: 0.5))
    }
  }

  @Test(
    arguments: [
      [
        .drag(view: 1, by: Point(0, -3000)), .release(view: 1, velocity: .zero), .settle,
      ],
      [
        .drag(view: 1, by: Point(0, -60)), .release(view: 1, velocity: Point(0, 9)), .settle,
      ],
      [.scrollTo(view: 1, edge: .bottom), .wait(0)],
      [.scrollToItem(view: 1, IndexPath(section: 0, item: 49), at: .bottom), .settle],
      [.scrollRectToVisible(view: 1, Rect(0, 2190, 1, 10)), .settle],
    ] as [[Action]])
  func `content at the end of its range rests there when it collapses`(actions: [Action]) throws {
    let layout = try table(rows: 50).changed { $0.actions = actions }.layout()
    #expect(layout.bars.navigationBar?.size.height == 44)
    // 50 rows of 44 less the bounds of 667.
    #expect(layout.offset() == Point(0, 1533))
  }

  @Test func `short content rests in its range when it collapses`() throws {
    let layout = try table(rows: 14).actions(
      .drag(view: 1, by: Point(0, -60)), .release(view: 1, velocity: .zero), .settle
    ).layout()
    #expect(layout.adjustedInset()?.top == 64)
    #expect(layout.offset() == Point(0, 616 - 667))
  }

  @Test func `the axis that is beyond its range stays as it was set`() throws {
    let layout = try table(rows: 50).actions(
      .scrollTo(view: 1, edge: .bottom), .setContentOffset(view: 1, to: Point(70, 1533)), .wait(0)
    ).layout()
    #expect(layout.offset() == Point(70, 1533))
  }

  @Test func `an offset that was set beyond the range moves with the title and stays there`() throws
  {
    let layout = try table(rows: 50).actions(
      .setContentOffset(view: 1, to: Point(0, 1600)), .wait(0)
    ).layout()
    #expect(layout.offset() == Point(0, 1652))
  }

  @Test func `an inset that grows does not collapse it`() throws {
    let layout = try table(rows: 50).actions(
      .setContentInset(view: 1, to: EdgeInsets(60, 0, 0, 0)), .settle
    ).layout()
    #expect(layout.bars.navigationBar?.size.height == 96)
    #expect(layout.adjustedInset()?.top == 176)
    #expect(layout.offset() == Point(0, -116))
    #expect(layout.gaps.isEmpty)
  }

  @Test func `an inset that grew leaves a layout pass and a later one of its own size alone`()
    throws
  {
    let grow = Action.setContentInset(view: 1, to: EdgeInsets(60, 0, 0, 0))
    let back = Action.setContentInset(view: 1, to: .zero)
    let laidOut = try table(rows: 50).actions(grow, .layoutIfNeeded).layout()
    #expect(laidOut.gaps.isEmpty)
    #expect(laidOut.bars.navigationBar?.size.height == 96)
    // 51 points scrolled and one of inset.
    let little = try table(rows: 50).actions(
      .setContentOffset(view: 1, to: Point(0, -65)),
      .setContentInset(view: 1, to: EdgeInsets(1, 0, 0, 0)), .wait(0)
    ).layout()
    #expect(little.bars.navigationBar?.size.height == 96)
    #expect(little.gaps.isEmpty)
    let again = try table(rows: 50).actions(
      grow, back, .setContentOffset(view: 1, to: Point(0, -64)), .wait(0)
    ).layout()
    #expect(again.bars.navigationBar?.size.height == 44)
    #expect(again.gaps.isEmpty)
  }

  @Test(arguments: [(11, 60.0), (12, 60), (13, 0), (18, 0)])
  func `a refresh that begins from code does not collapse it`(os: Int, inset: Double) throws {
    let device = os > 12 ? "iPhone XR" : "iPhone 8"
    let scene = try Scene(device, os: os).navigationBar(largeTitle: true).views(
      .tableView(
        "table", in: 0, Rect(0, 0, 375, 667), .init(rowHeight: 44, sections: [.init(rows: 50)])
      ) { $0.refreshControl = "refresh" })
    let top = try #require(scene.layout().adjustedInset()?.top)
    let layout = scene.actions(.beginRefreshing(view: 1), .settle).layout()
    #expect(layout.bars.navigationBar?.size.height == 96)
    #expect(layout.contentInset()?.top == inset)
    #expect(layout.adjustedInset()?.top == top + 60)
    #expect(layout.offset() == Point(0, -top))
    // Begun, shown and ended it leaves nothing behind: the title goes after its own height.
    let ended = scene.actions(
      .beginRefreshing(view: 1), .scrollTo(view: 1, edge: .top), .settle,
      .endRefreshing(view: 1), .settle)
    for (distance, height) in [(51.0, 96.0), (52, 44)] {
      let scrolled = ended.actions(
        .setContentOffset(view: 1, to: Point(0, distance - top)), .wait(0)
      ).layout()
      #expect(scrolled.bars.navigationBar?.size.height == height)
    }
  }

  @Test func `how far it takes to collapse it under an inset that grew is not modelled`() throws {
    let grown = try table(rows: 50).actions(
      .setContentInset(view: 1, to: EdgeInsets(60, 0, 0, 0)))
    let scrolled = { (y: Double) in
      grown.actions(.setContentOffset(view: 1, to: Point(0, y)), .wait(0)).layout()
    }
    // 52 from where the content stood, and 52 from where it would rest now.
    for y in [-115.0, -65] {
      guard case .notModelled = scrolled(y).answer(for: Metric(.view(1), .contentOffset(.y))) else {
        Issue.record("the offset set to \(y) is answered")
        continue
      }
    }
    #expect(scrolled(-125).bars.navigationBar?.size.height == 96)
    #expect(scrolled(-125).gaps.isEmpty)
    #expect(scrolled(-64).bars.navigationBar?.size.height == 44)
    #expect(scrolled(-64).offset() == Point(0, -12))
  }

  private func table(rows: Int) throws -> Scene {
    try Scene("iPhone 8", os: 12).navigationBar(largeTitle: true).views(
      .tableView(
        "table", in: 0, Rect(0, 0, 375, 667), .init(rowHeight: 44, sections: [.init(rows: rows)])))
  }

  @Test func `it does not follow a scroll view that is not the content's`() throws {
    let layout = try Scene("iPhone X", os: 12).navigationBar(largeTitle: true).views(
      .view("cover", Rect(0, 0, 9, 9)),
      .scrollView(in: 0, Rect(0, 0, 375, 812), content: Size(375, 5000))
    ).actions(.setContentOffset(view: 2, to: Point(0, 300)), .wait(0)).layout()
    #expect(layout.bars.navigationBar?.size.height == 96)
    #expect(layout.offset(2) == Point(0, 300))
  }

  @Test func `the first titled grouped header keeps its distance once it has collapsed`() throws {
    let table = TableViewConfiguration(
      style: .grouped, sections: [.init(rows: 99, rowHeight: 44, hasHeaderTitle: true)])
    let scene = try Scene("iPhone SE (3rd generation)", os: 26).navigationBar(largeTitle: true)
      .views(.tableView("table", in: 0, Rect(0, 0, 375, 667), table))
    #expect(scene.layout().row(0, 0)?.minY == 38)
    let landscape = try Scene("iPhone SE (3rd generation)", os: 26, .landscapeLeft)
      .navigationBar(largeTitle: true)
      .views(.tableView("table", in: 0, Rect(0, 0, 667, 375), table))
    #expect(landscape.layout().row(0, 0)?.minY == 55.5)
    let hidden = try Scene("iPhone SE (3rd generation)", os: 26)
      .navigationBar(isHidden: true, largeTitle: true)
      .views(.tableView("table", in: 0, Rect(0, 0, 375, 667), table))
    #expect(hidden.layout().row(0, 0)?.minY == 55.5)
  }

  @Test func `whether it comes back at the top is not modelled`() throws {
    let top = try scene("iPhone X", os: 12).actions(
      .setContentOffset(view: 1, to: Point(0, 300)), .settle, .scrollTo(view: 1, edge: .top),
      .settle
    ).layout()
    for metric in [
      Metric(.view(1), .contentOffset(.y)), Metric(.navigationBar, .frame(.height)),
    ] {
      guard case .notModelled(let reason) = top.answer(for: metric) else {
        Issue.record("\(metric) is answered")
        continue
      }
      #expect(reason.contains("comes back at the top"))
    }
    let away = try scene("iPhone X", os: 12).actions(
      .setContentOffset(view: 1, to: Point(0, 300)), .settle,
      .setContentOffset(view: 1, to: Point(0, 10)), .settle
    ).layout()
    #expect(away.gaps.isEmpty)
  }

  @Test func `a title that is not on the screen does not collapse`() throws {
    let scrolled: [Action] = [.setContentOffset(view: 1, to: Point(0, 300)), .settle]
    let hidden = try Scene("iPhone 8", os: 12).navigationBar(isHidden: true, largeTitle: true)
      .views(.scrollView(in: 0, Rect(0, 0, 375, 667), content: Size(375, 5000)))
    #expect(hidden.layout().bars.navigationBar?.size.height == 96)
    #expect(
      hidden.changed { $0.actions += scrolled }.layout().bars.navigationBar?.size.height == 96)
    let turned = try Scene("iPhone 16", os: 26, .landscapeLeft).navigationBar(largeTitle: true)
      .views(.scrollView(in: 0, Rect(0, 0, 852, 393), content: Size(852, 5000)))
      .changed { $0.actions += scrolled + [.rotate(to: .portrait)] }
    #expect(turned.layout().bars.navigationBar?.size.height == 106)
  }
}
