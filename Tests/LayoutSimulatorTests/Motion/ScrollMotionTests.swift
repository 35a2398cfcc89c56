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

  @Test func `stopping takes finger, touch and motion away`() {
    var motion = ScrollMotion()
    motion.finger = Point(1, 2)
    motion.dragStart = Point(3, 4)
    motion.touchVelocity = Point(5, 6)
    motion.y = trajectory(500)
    motion.stop()
    #expect(motion.finger == nil)
    #expect(motion.dragStart == nil)
    #expect(motion.touchVelocity == nil)
    #expect(!motion.isDecelerating)
  }
}
