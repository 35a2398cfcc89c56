import LayoutModel
import Testing

@testable import LayoutSimulator

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

  @Test func `what happens later happens as it would at once`() throws {
    let now = try flick(2, [.wait(0.25)])
    let later = try Scene("iPhone 16", os: 26).views(
      .scrollView(in: 0, Rect(0, 0, 393, 852), content: Size(393, 9000)) {
        $0.contentInsetAdjustmentBehavior = .never
      }
    ).actions(
      .wait(4), .setContentOffset(view: 1, to: Point(0, 5000)), .drag(view: 1, by: Point(0, -20)),
      .release(view: 1, velocity: Point(0, 2)), .wait(0.25)
    ).layout()
    #expect(later.offset() == now.offset())
    // (exp(250 ln 0.998) - 1) / (1000 ln 0.998) of 2000
    #expect(now.offset().y.isNear(5020 + 393.383, within: 0.01))
  }

  @Test func `a release's velocity counts in points per millisecond`() throws {
    // (2000 - 10) / (-1000 ln 0.998) = 994.0045, to the third of a point
    #expect(try flick(2, [.settle]).offset().y.isNear(6014, within: 0.001))
  }

  @Test func `an inset that pushes the other axis finds it at rest`() throws {
    // While the content moves down, its left end goes from 0 to 50.
    let layout = try Scene("iPhone 16", os: 26).views(
      .scrollView(in: 0, Rect(0, 0, 393, 852), content: Size(9000, 9000)) {
        $0.contentInsetAdjustmentBehavior = .never
      }
    ).actions(
      .drag(view: 1, by: Point(0, -20)), .release(view: 1, velocity: Point(0, 2)), .wait(0.5),
      .setContentInset(view: 1, to: EdgeInsets(0, -50, 0, 0)), .wait(0.125)
    ).layout()
    let spring = try #require(
      Trajectory(
        offset: 0, velocity: 0, limits: .init(minimum: 50, maximum: 9000 - 393), bounces: true,
        page: nil, scale: 3, rate: 0.998))
    #expect(layout.offset().x == spring.position(at: 0.125))
    #expect(layout.offset().x > 0 && layout.offset().x < 50)
  }

  @Test(arguments: [0.998, 0.99])
  func `an inset that is not in the way leaves moving content its way`(rate: Double) throws {
    func rest(_ actions: [Action]) throws -> Point {
      try Scene("iPhone 16", os: 26).views(
        .scrollView(in: 0, Rect(0, 0, 393, 852), content: Size(793, 9000)) {
          $0.contentInsetAdjustmentBehavior = .never
          $0.decelerationRate = rate
        }
      ).actions(
        .wait(1), .setContentOffset(view: 1, to: Point(10, 5000)),
        .drag(view: 1, by: Point(0, -20)), .release(view: 1, velocity: Point(0, 2)), .wait(0.1)
      ).changed { $0.actions += actions }.layout().offset()
    }
    let inset = Action.setContentInset(view: 1, to: EdgeInsets(0, 0, 30, 0))
    #expect(try rest([inset]) == rest([]))
    let (changed, plain) = (try rest([inset, .wait(0.2)]), try rest([.wait(0.2)]))
    #expect(changed.y.isNear(plain.y, within: 1e-6))
    #expect(changed.x == 10)
    #expect(try rest([inset, .settle]).y.isNear(rest([.settle]).y, within: 0.34))
  }

  @Test func `a refresh ends at its own time, however long the wait`() throws {
    let scene = try Scene("iPhone 6s", os: 9).views(
      .tableView("table", in: 0, Rect(0, 0, 375, 667), .init(sections: [.init(rows: 50)])) {
        $0.refreshHeader = .init(id: "header", height: 65, duration: 2)
      }
    ).actions(.drag(view: 1, by: Point(0, 200)), .release(view: 1, velocity: .zero), .wait(5))
    let end = try #require(scene.layout().timeline.first { $0.kind == .refreshEnded })
    #expect(end.time == 2)
    #expect(scene.layout().offset() == .zero)
  }

  /// A table whose footer loads, and which has got so many rows since that its end is at 997.
  private func loading(_ actions: [Action]) throws -> Scene {
    try Scene("iPhone 6s", os: 9).views(
      .tableView(
        "table", in: 0, Rect(0, 64, 375, 603), .init(rowHeight: 100, sections: [.init(rows: 8)])
      ) { $0.loadMoreFooter = .init(id: "footer", height: 40) }
    ).actions(
      .wait(1), .drag(view: 1, by: Point(0, -400)), .release(view: 1, velocity: .zero), .settle
    ).changed { $0.actions += actions }
  }

  @Test func `content that returns to its end passes the footer's stretch`() throws {
    let scene = try loading([])
    #expect(scene.layout().offset() == Point(0, 237))
    #expect(scene.layout().views[1].scroll?.loadMoreFooter?.state == .loading)
    // Let go again the inset is zero, as article 001 writes it, and the content goes back to 197.
    let again = scene.actions(.release(view: 1, velocity: .zero), .settle).layout()
    #expect(again.offset() == Point(0, 197))
    #expect(again.views[1].scroll?.loadMoreFooter?.state == .dragging)
  }

  @Test func `a bounce passes the footer's stretch at its turn and not before`() throws {
    let flicked = try loading([
      .insertRows(view: 1, section: 0, count: 8), .drag(view: 1, by: Point(0, -20)),
      .release(view: 1, velocity: Point(0, 4)),
    ])
    let before = flicked.actions(.wait(0.1)).layout()
    #expect(before.offset().y < 997)
    #expect(before.views[1].scroll?.loadMoreFooter?.state == .loading)
    let after = flicked.actions(.settle).layout()
    #expect(after.offset() == Point(0, 997))
    #expect(after.views[1].scroll?.loadMoreFooter?.state == .dragging)
  }

  @Test func `loading begins once, and only where the footer was ready`() throws {
    let begins = { (scene: Scene) in
      scene.layout().timeline.count { $0.kind == .loadMoreBegan }
    }
    let release = Action.release(view: 1, velocity: .zero)
    #expect(begins(try loading([])) == 1)
    #expect(begins(try loading([release, .settle])) == 1)
    let early = try Scene("iPhone 6s", os: 9).views(
      .tableView(
        "table", in: 0, Rect(0, 64, 375, 603), .init(rowHeight: 100, sections: [.init(rows: 8)])
      ) { $0.loadMoreFooter = .init(id: "footer", height: 40) }
    ).actions(.drag(view: 1, by: Point(0, -100)), release)
    #expect(begins(early) == 0)
  }

  @Test func `sideways a release's velocity counts as it does downward`() throws {
    let layout = try Scene("iPhone 16", os: 26).views(
      .scrollView(in: 0, Rect(0, 0, 393, 852), content: Size(9000, 852)) {
        $0.contentInsetAdjustmentBehavior = .never
      }
    ).actions(
      .drag(view: 1, by: Point(-20, 0)), .release(view: 1, velocity: Point(2, 0)), .settle
    ).layout()
    #expect(layout.offset().x.isNear(1014, within: 0.001))
  }
}
