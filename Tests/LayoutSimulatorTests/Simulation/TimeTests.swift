import LayoutModel
import LayoutSimulator
import Testing

/// Waiting: offsets and states as functions of time.
@Suite struct TimeTests {
  private func flick(_ velocity: Double, _ actions: [Action]) throws -> Layout {
    try Scene("iPhone 16", os: 26).views(
      .scrollView(in: 0, Rect(0, 0, 393, 852), content: Size(393, 9000)) {
        $0.contentInsetAdjustmentBehavior = .never
      }
    ).actions(
      .setContentOffset(view: 1, to: Point(0, 5000)), .drag(view: 1, by: Point(0, -20)),
      .release(view: 1, velocity: Point(0, velocity))
    ).changed { $0.actions += actions }.layout()
  }

  @Test(arguments: [0.5, -0.5, 3, -3, 9])
  func `asking in one step or in a hundred gives the same`(velocity: Double) throws {
    // Dyadic, so that the parts add up to the whole exactly.
    for seconds in [0.03125, 0.25, 1, 2.5, 6] {
      let once = try flick(velocity, [.wait(seconds)])
      let often = try flick(velocity, Array(repeating: .wait(seconds / 128), count: 128))
      #expect(once.offset() == often.offset(), "after \(seconds) s")
      #expect(once.timeline == often.timeline, "after \(seconds) s")
    }
  }

  @Test func `settling is waiting until nothing moves`() throws {
    for velocity in [0.5, 3, 9] {
      let settled = try flick(velocity, [.settle])
      let waited = try flick(velocity, [.wait(100)])
      #expect(settled.offset() == waited.offset())
      #expect(settled.timeline == waited.timeline)
    }
  }

  @Test func `the end of a deceleration is noted with its time`() throws {
    let layout = try flick(1, [.wait(100)])
    let end = try #require(layout.timeline.last)
    #expect(end.kind == .didEndDecelerating)
    #expect(end.contentOffset == layout.offset())
    // ln(10 / 1000) / (1000 ln 0.998)
    #expect(end.time.isNear(2.300, within: 0.001))
  }

  @Test func `waiting where nothing moves changes nothing`() throws {
    let scene = try Scene("iPhone 8", os: 12).navigationBar()
      .views(.tableView("table", in: 0, Rect(0, 0, 375, 667)))
    #expect(scene.actions(.wait(10), .settle).layout().offset() == scene.layout().offset())
    #expect(scene.actions(.wait(10), .settle).layout().timeline.isEmpty)
  }

  @Test func `times of events count the waits`() throws {
    let layout = try flick(
      0,
      [
        .wait(1.5), .setContentOffset(view: 1, to: Point(0, 1)), .wait(1),
        .scrollTo(view: 1, edge: .top),
      ])
    #expect(layout.timeline.map(\.time) == [0, 0, 0, 1.5, 2.5])
    #expect(
      layout.timeline.map(\.kind)
        == [.setContentOffset, .drag, .release, .setContentOffset, .scrollTo])
  }

  @Test func `scroll views move apart from each other`() throws {
    let scene = try Scene("iPhone 16", os: 26).views(
      .scrollView("a", in: 0, Rect(0, 0, 100, 100), content: Size(100, 9000)) {
        $0.contentInsetAdjustmentBehavior = .never
      },
      .scrollView("b", in: 0, Rect(100, 100, 100, 100), content: Size(100, 9000)) {
        $0.contentInsetAdjustmentBehavior = .never
      })
    let release = { (view: Int, velocity: Double) -> [Action] in
      [.drag(view: view, by: Point(0, -20)), .release(view: view, velocity: Point(0, velocity))]
    }
    let both = scene.changed { $0.actions = release(1, 1) + release(2, 2) + [.settle] }.layout()
    let first = scene.changed { $0.actions = release(1, 1) + [.settle] }.layout()
    let second = scene.changed { $0.actions = release(2, 2) + [.settle] }.layout()
    #expect(both.offset(1) == first.offset(1))
    #expect(both.offset(2) == second.offset(2))
    #expect(both.timeline.filter { $0.kind == .didEndDecelerating }.map(\.view) == [1, 2])
  }

  @Test func `moving content passes every state on its way`() throws {
    // The footer's stretch is passed and left again in one bounce; it is ready at the turn.
    let scene = try Scene("iPhone 6s", os: 9).views(
      .tableView(
        "table", in: 0, Rect(0, 64, 375, 603), .init(rowHeight: 100, sections: [.init(rows: 8)])
      ) { $0.loadMoreFooter = .init(id: "footer", height: 40) }
    ).actions(
      .drag(view: 1, by: Point(0, -150)), .release(view: 1, velocity: Point(0, 4)), .settle)
    let layout = scene.layout()
    #expect(layout.offset() == Point(0, 197))
    #expect(layout.views[1].scroll?.loadMoreFooter?.state == .dragging)
    #expect((layout.views[1].scroll?.drag?.peakContentOffset.y ?? 0) > 237)
  }
}
