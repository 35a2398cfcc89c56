import LayoutModel
import LayoutSimulator
import Testing

/// What an assignment leaves to the next turn of the run loop, and what it does at once.
@Suite struct RunLoopTests {
  private let table = ViewConfiguration.tableView(
    "table", in: 0, Rect(0, 100, 300, 440), .init(rowHeight: 44, sections: [.init(rows: 100)]))

  @Test(
    arguments: [
      [.drag(view: 1, by: Point(0, -20))],
      [.touch(view: 1, by: Point(0, -30), moves: 3, interval: 0.016, rest: 0)],
      [.release(view: 1, velocity: .zero)], [.wait(0)], [.settle], [.layoutIfNeeded],
    ] as [[Action]])
  func `a finger and the time find the layout done`(actions: [Action]) throws {
    let scene = try Scene("iPhone 8", os: 12).views(table)
    for change in [
      Action.setFrame(view: 1, to: Rect(0, 100, 200, 440)),
      .setBounds(view: 1, origin: .zero, size: Size(200, 440)),
    ] {
      #expect(scene.actions(change).layout().contentSize()?.width == 300)
      let layout = scene.actions(change).changed { $0.actions += actions }.layout()
      #expect(layout.contentSize()?.width == 200, "after \(change)")
    }
  }

  @Test func `a set frame leaves the origin of the bounds alone`() throws {
    let plain = try Scene("iPhone 8", os: 12)
      .views(.view("view", in: 0, Rect(20, 20, 280, 250)))
      .actions(
        .setBounds(view: 1, origin: Point(-20, -20), size: nil),
        .setFrame(view: 1, to: Rect(0, 0, 100, 100)))
    #expect(plain.layout().views[1].bounds == Rect(-20, -20, 100, 100))
    // An offset that was set beyond the range stays while the size does.
    let moved = try Scene("iPhone 8", os: 12).views(table).actions(
      .setContentOffset(view: 1, to: Point(0, -500)),
      .setFrame(view: 1, to: Rect(0, 150, 300, 440)))
    #expect(moved.layout().offset() == Point(0, -500))
  }

  @Test func `a frame that is set on the controller's view outlasts the layout`() throws {
    let frame = Rect(0, 50, 300, 400)
    let scene = try Scene("iPhone 8", os: 12).views(table)
      .actions(.setFrame(view: 0, to: frame), .layoutIfNeeded)
    #expect(scene.layout().views[0].frame == frame)
    let other = try Scene("iPhone 8", os: 12).views(table)
      .actions(.setFrame(view: 1, to: frame), .layoutIfNeeded)
    #expect(other.layout().views[0].frame == Rect(0, 0, 375, 667))
  }

  @Test func `scrolling from code tells the components of it`() throws {
    // Scrolled to the inset's end the offset is 60 points beyond where the footer counts from.
    let scene = try Scene("iPhone 6s", os: 9).views(
      .tableView(
        "table", in: 0, Rect(0, 64, 375, 603), .init(rowHeight: 100, sections: [.init(rows: 8)])
      ) {
        $0.contentInset = EdgeInsets(0, 0, 60, 0)
        $0.loadMoreFooter = .init(id: "footer", height: 40)
      })
    let state = { (scene: Scene) in scene.layout().views[1].scroll?.loadMoreFooter?.state }
    #expect(state(scene) == .dragging)
    #expect(state(scene.actions(.scrollTo(view: 1, edge: .bottom))) == .readyLoading)
  }

  @Test(arguments: [.wait(5), .settle] as [Action])
  func `what is pending comes before time passes`(action: Action) throws {
    let scene = try Scene("iPhone X", os: 12).navigationBar(largeTitle: true).views(
      .scrollView(in: 0, Rect(0, 0, 375, 812), content: Size(375, 5000)) {
        $0.refreshHeader = .init(id: "header", height: 65, duration: 2)
      },
      .scrollView("other", in: 0, Rect(0, 0, 9, 9), content: Size(9, 9000))
    ).actions(
      .drag(view: 1, by: Point(0, 200)), .release(view: 1, velocity: .zero), .wait(1.5),
      .drag(view: 2, by: Point(0, -1)), .release(view: 2, velocity: Point(0, 2)),
      .setContentOffset(view: 1, to: Point(0, -153)))
    // 140 of bars and 65 of the header that refreshes: scrolled by 52, the height of the title.
    #expect(scene.layout().adjustedInset()?.top == 205)
    let layout = scene.actions(action).layout()
    #expect(layout.bars.navigationBar?.size.height == 44)
    // With the title 52 points went, then with the header 65 of which only 13 are left to clamp.
    #expect(layout.offset() == Point(0, -88))
    #expect(layout.adjustedInset()?.top == 88)
  }

  @Test func `bounds that are set on the controller's view outlast the layout`() throws {
    let scene = try Scene("iPhone 8", os: 12).root(.view("view", Rect(10, 20, 300, 400)))
    #expect(scene.layout().views[0].frame == Rect(10, 20, 300, 400))
    let layout = scene.actions(
      .setBounds(view: 0, origin: .zero, size: Size(200, 100)), .layoutIfNeeded
    ).layout()
    #expect(layout.views[0].frame == Rect(60, 170, 200, 100))
  }
}
