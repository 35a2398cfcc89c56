import LayoutModel
import Testing

@testable import LayoutSimulator

@Suite struct TouchTravelTests {
  @Test(
    arguments: [(15, 5), (30, 20), (45, 35), (10, 0), (4, 0), (180, 170)] as [(Double, Double)])
  func `the first 10 points go into recognizing the pan`(travel: Double, moved: Double) {
    #expect(TouchTravel.effective(Point(0, travel)) == Point(0, moved))
    #expect(TouchTravel.effective(Point(0, -travel)) == Point(0, -moved))
    #expect(TouchTravel.effective(Point(travel, 0)) == Point(moved, 0))
  }

  @Test func `a slanted finger loses the 10 points along its way`() {
    let effective = TouchTravel.effective(Point(30, -40))
    #expect(effective.x.isNear(24))
    #expect(effective.y.isNear(-32))
    #expect(TouchTravel.effective(Point(6, 8)) == .zero)
  }

  @Test func `the velocity is the content's, in points per millisecond`() {
    #expect(
      TouchTravel.velocity(of: Point(0, -84), moves: 14, interval: 0.008, rest: 0.008).y
        .isNear(0.75))
    #expect(
      TouchTravel.velocity(of: Point(0, -300), moves: 12, interval: 0.008, rest: 0.008).y
        .isNear(3.125))
    #expect(
      TouchTravel.velocity(of: Point(60, 0), moves: 10, interval: 0.01, rest: 0).x.isNear(-0.6))
  }

  @Test func `a finger that rests longer than a tenth of a second has no velocity`() {
    #expect(
      TouchTravel.velocity(of: Point(0, -180), moves: 60, interval: 0.016, rest: 0.32) == .zero)
    #expect(TouchTravel.velocity(of: Point(0, 19), moves: 1, interval: 0.1, rest: 0.101) == .zero)
    #expect(TouchTravel.velocity(of: Point(0, 19), moves: 1, interval: 0.1, rest: 0.1) != .zero)
  }

  @Test func `a touch without moves or time has no velocity`() {
    #expect(TouchTravel.velocity(of: Point(0, 9), moves: 0, interval: 0.1, rest: 0) == .zero)
    #expect(TouchTravel.velocity(of: Point(0, 9), moves: 2, interval: 0, rest: 0) == .zero)
  }

  // MARK: In a layout

  /// The recorded scroll view: 40,000 points of content on an iPhone 16 without insets.
  private func trace(from start: Double, _ touch: Action, _ after: [Action] = [.settle]) throws
    -> Layout
  {
    try Scene("iPhone 16", os: 26).views(
      .scrollView(in: 0, Rect(0, 0, 393, 852), content: Size(393, 40000)) {
        $0.contentInsetAdjustmentBehavior = .never
      }
    ).actions(.setContentOffset(view: 1, to: Point(0, start)), touch)
      .changed { $0.actions += [.release(view: 1, velocity: nil)] + after }.layout()
  }

  @Test func `the recorded calibration ends 170 points on and does not decelerate`() throws {
    let layout = try trace(
      from: 5000, .touch(view: 1, by: Point(0, -180), moves: 60, interval: 0.016, rest: 0.32))
    let drag = try #require(layout.views[1].scroll?.drag)
    #expect(drag.velocity == .zero)
    #expect(drag.contentOffset.y.isNear(5170))
    #expect(drag.targetContentOffset.y.isNear(5170))
    #expect(!drag.willDecelerate)
    #expect(layout.offset().y.isNear(5170))
  }

  @Test func `the recorded flick decelerates to its target`() throws {
    let layout = try trace(
      from: 5000, .touch(view: 1, by: Point(0, -84), moves: 14, interval: 0.008, rest: 0.008))
    let drag = try #require(layout.views[1].scroll?.drag)
    #expect(drag.velocity.y.isNear(0.75))
    #expect(drag.contentOffset.y.isNear(5074))
    #expect(drag.targetContentOffset.y.isNear(5443.667, within: 0.001))
    #expect(drag.willDecelerate)
    // The content stopped a pixel short of the announced target.
    #expect(layout.offset().y.isNear(5443.333, within: 0.34))
  }

  @Test func `the recorded impact turns beyond the edge and comes back to it`() throws {
    let layout = try trace(
      from: 38798, .touch(view: 1, by: Point(0, -300), moves: 12, interval: 0.008, rest: 0.008))
    let drag = try #require(layout.views[1].scroll?.drag)
    #expect(drag.contentOffset.y.isNear(39088))
    #expect(drag.targetContentOffset == Point(0, 39148))
    #expect(drag.peakContentOffset.y.isNear(39248.333, within: 0.5))
    #expect(layout.offset() == Point(0, 39148))
  }

  @Test func `the recorded pull at the top is banded and springs back`() throws {
    let layout = try trace(
      from: 0, .touch(view: 1, by: Point(0, 600), moves: 120, interval: 0.008, rest: 0.312))
    let drag = try #require(layout.views[1].scroll?.drag)
    #expect(drag.contentOffset.y.isNear(-235, within: 0.01))
    #expect(drag.targetContentOffset == .zero)
    #expect(drag.willDecelerate)
    #expect(layout.offset() == .zero)
  }

  @Test func `a velocity stated with the release wins over the touch's`() throws {
    let scene = try Scene("iPhone 16", os: 26).views(
      .scrollView(in: 0, Rect(0, 0, 393, 852), content: Size(393, 40000)) {
        $0.contentInsetAdjustmentBehavior = .never
      }
    ).actions(
      .setContentOffset(view: 1, to: Point(0, 5000)),
      .touch(view: 1, by: Point(0, -84), moves: 14, interval: 0.008, rest: 0),
      .release(view: 1, velocity: Point(0, -1)))
    let drag = try #require(scene.layout().views[1].scroll?.drag)
    #expect(drag.velocity == Point(0, -1))
    #expect(drag.targetContentOffset.y < 5074)
  }

  @Test(arguments: [9.0, 10])
  func `a touch that is not recognized as a pan throws nothing`(travel: Double) throws {
    #expect(
      TouchTravel.velocity(of: Point(0, -travel), moves: 1, interval: 0.016, rest: 0) == .zero)
    let layout = try Scene("iPhone 8", os: 12).views(
      .scrollView(in: 0, Rect(0, 0, 375, 667), content: Size(375, 5000)) {
        $0.contentInsetAdjustmentBehavior = .never
      }
    ).actions(
      .touch(view: 1, by: Point(0, -travel), moves: 3, interval: 0.016, rest: 0),
      .release(view: 1, velocity: nil), .settle
    ).layout()
    #expect(layout.offset() == .zero)
  }
}
