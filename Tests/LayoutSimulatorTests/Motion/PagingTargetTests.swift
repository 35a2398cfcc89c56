import LayoutModel
import Testing

@testable import LayoutSimulator

@Suite struct PagingTargetTests {
  /// Where a drag from one offset to another ends between five pages of 375 points.
  private func target(
    from start: Double, at offset: Double, velocity: Double = 0, rate: Double = 0.998
  ) -> Double {
    PagingTarget.offset(
      from: start, offset: offset, velocity: velocity, extent: 375,
      limits: .init(minimum: 0, maximum: 1500), rate: rate)
  }

  @Test func `a still release goes to the nearest page`() {
    #expect(target(from: 375, at: 500) == 375)
    #expect(target(from: 375, at: 562) == 375)
    #expect(target(from: 375, at: 563) == 750)
    #expect(target(from: 375, at: 187) == 0)
  }

  @Test func `a flick goes to the page it heads for`() {
    #expect(target(from: 375, at: 400, velocity: 500) == 750)
    #expect(target(from: 375, at: 350, velocity: -500) == 0)
    #expect(target(from: 375, at: 400, velocity: -100) == 375)
    #expect(target(from: 375, at: 400, velocity: 500, rate: 0.99) == 375)
  }

  @Test func `however fast, the next page is the farthest`() {
    #expect(target(from: 375, at: 400, velocity: 9000) == 750)
    #expect(target(from: 750, at: 700, velocity: -9000) == 375)
    #expect(target(from: 0, at: 1100) == 375)
  }

  @Test func `there is no page before the first and none after the last`() {
    #expect(target(from: 0, at: -50, velocity: -900) == 0)
    #expect(target(from: 1500, at: 1550, velocity: 900) == 1500)
  }

  @Test func `a scroll view without extent stays where it is`() {
    #expect(
      PagingTarget.offset(
        from: 0, offset: 7, velocity: 100, extent: 0,
        limits: .init(minimum: 0, maximum: 100), rate: 0.998) == 7)
  }

  @Test func `pages of one point are pages too`() {
    #expect(
      PagingTarget.offset(
        from: 0, offset: 0.6, velocity: 0, extent: 1, limits: .init(minimum: 0, maximum: 100),
        rate: 0.998) == 1)
  }

  @Test func `a pager turns one page and rests on a multiple of its bounds`() throws {
    let pager = try Scene("iPhone 6s", os: 9).views(
      .scrollView("pager", in: 0, Rect(0, 0, 375, 667), content: Size(1875, 667)) {
        $0.isPagingEnabled = true
      })
    let turned = pager.actions(
      .drag(view: 1, by: Point(-200, 0)), .release(view: 1, velocity: .zero), .settle)
    #expect(turned.layout().offset() == Point(375, 0))
    let back = pager.actions(
      .drag(view: 1, by: Point(-100, 0)), .release(view: 1, velocity: .zero), .settle)
    #expect(back.layout().offset() == .zero)
    let flicked = pager.actions(
      .drag(view: 1, by: Point(-20, 0)), .release(view: 1, velocity: Point(3, 0)), .settle)
    #expect(flicked.layout().offset() == Point(375, 0))
  }

  @Test func `a second drag counts its page from where it began`() throws {
    let pager = try Scene("iPhone 6s", os: 9).views(
      .scrollView("pager", in: 0, Rect(0, 0, 375, 667), content: Size(1875, 667)) {
        $0.isPagingEnabled = true
      }
    ).actions(
      .setContentOffset(view: 1, to: Point(750, 0)), .drag(view: 1, by: Point(-50, 0)),
      .drag(view: 1, by: Point(-50, 0)), .release(view: 1, velocity: Point(9, 0)), .settle)
    #expect(pager.layout().offset() == Point(1125, 0))
  }

  @Test func `an assignment does not snap to a page`() throws {
    let layout = try Scene("iPhone 16 Pro", os: 18).views(
      .scrollView(in: 0, Rect(0, 0, 320, 480), content: Size(320, 2000)) {
        $0.isPagingEnabled = true
      }
    ).phase(.viewDidLoad).actions(.setContentOffset(view: 1, to: Point(0, 700))).layout()
    #expect(layout.offset() == Point(0, 700))
  }

  @Test func `a drag in two parts turns one page from where it began`() throws {
    let pager = try Scene("iPhone 6s", os: 9).views(
      .scrollView("pager", in: 0, Rect(0, 0, 375, 667), content: Size(1875, 667)) {
        $0.isPagingEnabled = true
      }
    ).actions(
      .drag(view: 1, by: Point(-300, 0)), .drag(view: 1, by: Point(-400, 0)),
      .release(view: 1, velocity: .zero), .settle)
    #expect(pager.layout().offset().x == 375)
  }
}
