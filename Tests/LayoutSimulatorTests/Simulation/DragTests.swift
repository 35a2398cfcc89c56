import LayoutModel
import LayoutSimulator
import Testing

@Suite struct DragTests {
  private func scroll(
    content: Size = Size(320, 2000),
    with change: (inout ScrollViewConfiguration) -> Void = { _ in }, _ actions: Action...
  ) throws -> Layout {
    try Scene("iPhone 6s", os: 9).views(
      .scrollView(in: 0, Rect(0, 0, 320, 480), content: content, change)
    ).changed { $0.actions = actions }.layout()
  }

  @Test func `inside the range the content follows the finger one to one`() throws {
    let layout = try scroll(
      .drag(view: 1, by: Point(0, -300)), .drag(view: 1, by: Point(0, 100)))
    #expect(layout.offset() == Point(0, 200))
    #expect(layout.timeline.map(\.kind) == [.drag, .drag])
  }

  @Test func `beyond it the rubber band holds the content back`() throws {
    // c x d / (d + c x) with x = 100 and d = 480
    let band = 0.55 * 100 * 480 / (480 + 0.55 * 100)
    #expect(try scroll(.drag(view: 1, by: Point(0, 100))).offset().y.isNear(-band))
    let bottom = try scroll(
      .scrollTo(view: 1, edge: .bottom), .drag(view: 1, by: Point(0, -100)))
    #expect(bottom.offset().y.isNear(1520 + band))
  }

  @Test func `only the way beyond the end is banded`() throws {
    let layout = try scroll(
      .setContentOffset(view: 1, to: Point(0, 40)), .drag(view: 1, by: Point(0, 140)))
    let band = 0.55 * 100 * 480 / (480 + 0.55 * 100)
    #expect(layout.offset().y.isNear(-band))
  }

  @Test func `two drags of one finger are one drag of both ways`() throws {
    let once = try scroll(.drag(view: 1, by: Point(0, 170)))
    let twice = try scroll(
      .drag(view: 1, by: Point(0, 120)), .drag(view: 1, by: Point(0, 50)))
    #expect(once.offset().y.isNear(twice.offset().y))
    let back = try scroll(
      .drag(view: 1, by: Point(0, 120)), .drag(view: 1, by: Point(0, -120)))
    #expect(back.offset().y.isNear(0))
  }

  @Test func `a finger that takes up stretched content holds it where it is`() throws {
    let layout = try scroll(
      .setContentOffset(view: 1, to: Point(0, -100)), .drag(view: 1, by: Point(0, 0.001)))
    #expect(layout.offset().y.isNear(-100, within: 0.001))
  }

  @Test func `without bouncing the drag ends at the end of the range`() throws {
    let noBounce: (inout ScrollViewConfiguration) -> Void = { $0.bounces = false }
    #expect(try scroll(with: noBounce, .drag(view: 1, by: Point(0, 100))).offset() == .zero)
    #expect(
      try scroll(with: noBounce, .drag(view: 1, by: Point(0, -9000))).offset() == Point(0, 1520))
    // What went beyond the end is forgotten.
    #expect(
      try scroll(
        with: noBounce, .drag(view: 1, by: Point(0, 100)), .drag(view: 1, by: Point(0, -10))
      )
      .offset() == Point(0, 10))
  }

  @Test func `content that fits can be pulled only where it always bounces`() throws {
    let short = Size(320, 100)
    let pull = Action.drag(view: 1, by: Point(0, 100))
    #expect(try scroll(content: short, pull).offset() == .zero)
    #expect(
      try scroll(content: short, with: { $0.alwaysBounceVertical = true }, pull).offset().y < 0)
    #expect(
      try scroll(
        content: short,
        with: {
          $0.alwaysBounceVertical = true
          $0.bounces = false
        }, pull
      ).offset() == .zero)
    let sideways = Action.drag(view: 1, by: Point(100, 0))
    #expect(
      try scroll(content: short, with: { $0.alwaysBounceVertical = true }, sideways).offset()
        == .zero)
    #expect(
      try scroll(content: short, with: { $0.alwaysBounceHorizontal = true }, sideways).offset().x
        < 0)
  }

  @Test func `a table with little content can be pulled and springs back`() throws {
    let table = try Scene("iPhone 6s", os: 9).views(
      .tableView("table", in: 0, Rect(0, 0, 320, 480), .init(sections: [.init(rows: 2)])))
    let pulled = table.actions(.drag(view: 1, by: Point(0, 100)))
    #expect(pulled.layout().offset().y < -40)
    let released = pulled.actions(.release(view: 1, velocity: .zero), .settle)
    #expect(released.layout().offset() == .zero)
    let still = table.changed { $0.views[1].scroll?.alwaysBounceVertical = false }
    #expect(still.actions(.drag(view: 1, by: Point(0, 100))).layout().offset() == .zero)
  }

  @Test func `with scrolling disabled nothing follows the finger`() throws {
    let layout = try scroll(
      with: { $0.isScrollEnabled = false }, .drag(view: 1, by: Point(0, -100)),
      .release(view: 1, velocity: Point(0, 2)), .settle)
    #expect(layout.offset() == .zero)
    #expect(layout.views[1].scroll?.drag?.willDecelerate == false)
  }

  @Test func `both axes move at once`() throws {
    let layout = try scroll(
      content: Size(2000, 2000), .drag(view: 1, by: Point(-30, -40)))
    #expect(layout.offset() == Point(30, 40))
  }

  // MARK: Release

  @Test func `a release without velocity inside the range ends there`() throws {
    let layout = try scroll(
      .drag(view: 1, by: Point(0, -300)), .release(view: 1, velocity: .zero), .settle)
    #expect(layout.offset() == Point(0, 300))
    #expect(layout.views[1].scroll?.drag?.willDecelerate == false)
    #expect(layout.timeline.map(\.kind) == [.drag, .release])
  }

  @Test func `a flick ends at the target that was announced`() throws {
    let layout = try scroll(
      content: Size(320, 20000), .drag(view: 1, by: Point(0, -300)),
      .release(view: 1, velocity: Point(0, 1.5)), .settle)
    let drag = try #require(layout.views[1].scroll?.drag)
    #expect(drag.contentOffset == Point(0, 300))
    #expect(drag.velocity == Point(0, 1.5))
    #expect(drag.willDecelerate)
    #expect(layout.offset() == drag.targetContentOffset)
    #expect(layout.offset().y.isNear(300 + 1490 * 0.4995, within: 0.5))
    #expect(drag.peakContentOffset == drag.targetContentOffset)
  }

  @Test func `a fast deceleration rate goes a fifth of the way`() throws {
    let layout = try scroll(
      content: Size(320, 20000), with: { $0.decelerationRate = 0.99 },
      .drag(view: 1, by: Point(0, -300)), .release(view: 1, velocity: Point(0, 1.5)), .settle)
    #expect(layout.offset().y.isNear(300 + 1490 * 0.0995, within: 0.5))
  }

  @Test func `pulled beyond the range the content springs back to its end`() throws {
    let top = try scroll(
      .drag(view: 1, by: Point(0, 200)), .release(view: 1, velocity: .zero), .settle)
    #expect(top.offset() == .zero)
    #expect(top.views[1].scroll?.drag?.targetContentOffset == .zero)
    let bottom = try scroll(
      .scrollTo(view: 1, edge: .bottom), .drag(view: 1, by: Point(0, -200)),
      .release(view: 1, velocity: .zero), .settle)
    #expect(bottom.offset() == Point(0, 1520))
  }

  @Test func `without bouncing a flick stops at the end`() throws {
    let layout = try scroll(
      with: { $0.bounces = false }, .drag(view: 1, by: Point(0, -300)),
      .release(view: 1, velocity: Point(0, 9)), .settle)
    #expect(layout.offset() == Point(0, 1520))
    #expect(layout.views[1].scroll?.drag?.peakContentOffset == Point(0, 1520))
  }

  @Test func `a touch stops moving content`() throws {
    let layout = try scroll(
      content: Size(320, 20000), .drag(view: 1, by: Point(0, -300)),
      .release(view: 1, velocity: Point(0, 2)), .wait(0.25), .drag(view: 1, by: Point(0, -10)),
      .wait(5))
    let moved = 300 + 2000 * (1 - 0.606_2) / 2.002
    #expect(layout.offset().y.isNear(moved + 10, within: 1))
    #expect(!layout.timeline.map(\.kind).contains(.didEndDecelerating))
  }

  @Test func `an assignment stops moving content`() throws {
    let layout = try scroll(
      content: Size(320, 20000), .drag(view: 1, by: Point(0, -300)),
      .release(view: 1, velocity: Point(0, 2)), .setContentOffset(view: 1, to: Point(0, 7)),
      .wait(5))
    #expect(layout.offset() == Point(0, 7))
  }

  @Test func `a drag of one point moves the content by one`() throws {
    let scene = try Scene("iPhone 6s", os: 9).views(
      .scrollView("scroll", in: 0, Rect(0, 0, 200, 300), content: Size(400, 800))
    ).actions(.setContentOffset(view: 1, to: Point(50, 50)))
    for (x, y) in [(1.0, -1.0), (-1, 1)] {
      let dragged = scene.actions(.drag(view: 1, by: Point(x, y))).layout()
      #expect(dragged.offset() == Point(50 - x, 50 - y))
    }
  }

  @Test func `a finger takes up stretched content at the far end where it stands`() throws {
    let scene = try Scene("iPhone 6s", os: 9).views(
      .scrollView("scroll", in: 0, Rect(0, 0, 200, 300), content: Size(200, 800))
    ).actions(
      .setContentOffset(view: 1, to: Point(0, 550)), .drag(view: 1, by: Point(0, -10)))
    // 50 points need a finger at 50 * 300 / (0.55 * 250) = 109.091; 119.091 stretch to 53.762.
    #expect(scene.layout().offset().y.isNear(553.762, within: 0.001))
  }
}
