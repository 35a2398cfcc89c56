import LayoutModel
import Testing

@testable import LayoutSimulator

@Suite struct ScrollMotionTests {
  private func trajectory(_ velocity: Double) -> Trajectory? {
    Trajectory(
      offset: 0, velocity: velocity, limits: .init(minimum: 0, maximum: 10000), bounces: true,
      page: nil, scale: 2, rate: 0.998)
  }

  @Test func `at first nothing moves`() {
    #expect(!ScrollMotion().isDecelerating)
    #expect(ScrollMotion().end == 0)
  }

  @Test func `one moving axis is enough, and the longer one decides the end`() throws {
    var motion = ScrollMotion()
    motion.releaseTime = 3
    motion[.x] = trajectory(500)
    #expect(motion.isDecelerating)
    let x = try #require(motion.x?.duration)
    #expect(motion.end == 3 + x)
    motion[.y] = trajectory(2000)
    let y = try #require(motion.y?.duration)
    #expect(y > x)
    #expect(motion.end == 3 + y)
    #expect(motion[.x]?.duration == x)
    #expect(motion[.y]?.duration == y)
  }

  @Test func `stopping takes finger, touch and motion of one view away`() {
    var motions = ScrollMotions(viewCount: 3)
    #expect(motions.decelerating.isEmpty)
    #expect(motions.end == nil)
    for view in [1, 2] {
      motions[view].finger = Point(1, 2)
      motions[view].dragStart = Point(3, 4)
      motions[view].touchVelocity = Point(5, 6)
      motions[view].y = trajectory(500)
      motions[view].releaseTime = Double(view)
    }
    #expect(motions.decelerating == [1, 2])
    #expect(motions.end == motions[2].end)
    motions.stop(2)
    #expect(motions[2].finger == nil)
    #expect(motions[2].dragStart == nil)
    #expect(motions[2].touchVelocity == nil)
    #expect(motions.decelerating == [1])
    #expect(motions.end == motions[1].end)
  }
}
