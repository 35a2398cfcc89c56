import LayoutModel
import Testing

@testable import LayoutSimulator

@Suite struct TrajectoryTests {
  private let limits = Trajectory.Limits(minimum: -64, maximum: 1000)

  private func trajectory(
    _ offset: Double, _ velocity: Double, bounces: Bool = true, page: Double? = nil,
    scale: Double = 2, rate: Double = 0.998
  ) -> Trajectory? {
    Trajectory(
      offset: offset, velocity: velocity, limits: limits, bounces: bounces, page: page,
      scale: scale, rate: rate)
  }

  @Test func `the range's ends are inside it`() {
    #expect(limits.edge(beyond: -64) == nil)
    #expect(limits.edge(beyond: 1000) == nil)
    #expect(limits.edge(beyond: 500) == nil)
    #expect(limits.edge(beyond: -64.1) == -64)
    #expect(limits.edge(beyond: 1000.1) == 1000)
  }

  @Test func `content at rest inside the range stays`() {
    #expect(trajectory(0, 0) == nil)
    #expect(trajectory(-64, 0) == nil)
    #expect(trajectory(300, 0, page: 300) == nil)
  }

  @Test func `content beyond the range springs back to its end`() throws {
    let down = try #require(trajectory(-100, 0))
    #expect(down.rest == -64)
    #expect(down.position(at: 0) == -100)
    #expect(down.position(at: down.duration) == -64)
    #expect(down.rule == .bounce)
    #expect(try #require(trajectory(1100, 0)).rest == 1000)
  }

  @Test func `content that stays in the range rests on a pixel`() throws {
    for scale in [1.0, 2, 3] {
      let motion = try #require(trajectory(100, 700, scale: scale))
      #expect((motion.rest * scale).isNear((motion.rest * scale).rounded(), within: 1e-6))
      #expect(motion.rest.isNear(100 + 690 * 0.4995, within: 0.5 / scale + 0.01))
      #expect(motion.rule == .deceleration)
      #expect(motion.turningTimes.isEmpty)
    }
  }

  @Test func `content that reaches the end bounces beyond it and back`() throws {
    let motion = try #require(trajectory(900, 2000))
    #expect(motion.rest == 1000)
    #expect(motion.rule == .bounce)
    #expect(motion.turningTimes.count == 1)
    #expect(motion.peak(from: 900) > 1000)
    #expect(motion.position(at: motion.duration) == 1000)
    let up = try #require(trajectory(0, -2000))
    #expect(up.rest == -64)
    #expect(up.peak(from: 0) < -64)
  }

  @Test func `without bouncing it stops at the end`() throws {
    let motion = try #require(trajectory(900, 2000, bounces: false))
    #expect(motion.rest == 1000)
    #expect(motion.peak(from: 900) == 1000)
    for time in stride(from: 0.0, through: 1, by: 0.01) {
      #expect(motion.position(at: time) <= 1000)
    }
  }

  @Test func `the motion has no jump in offset or velocity where it reaches the end`() throws {
    let motion = try #require(trajectory(900, 2000))
    var previous = (motion.position(at: 0), motion.velocity(at: 0))
    for time in stride(from: 0.0005, through: motion.duration, by: 0.0005) {
      let now = (motion.position(at: time), motion.velocity(at: time))
      #expect(abs(now.0 - previous.0) <= 2000 * 0.0005 + 1e-9)
      #expect(abs(now.1 - previous.1) <= 25)
      previous = now
    }
  }

  @Test func `a page pulls like an end of the range`() throws {
    let motion = try #require(trajectory(400, 0, page: 375))
    #expect(motion.rest == 375)
    #expect(motion.peak(from: 400) == 375)
    #expect(try #require(trajectory(375, 100, page: 375)).rest == 375)
  }

  @Test func `beyond the range its end wins over a page`() throws {
    #expect(try #require(trajectory(-100, 0, page: 375)).rest == -64)
  }

  @Test func `after its end it stands still`() throws {
    for motion in [trajectory(900, 2000), trajectory(-100, 0), trajectory(100, 700)] {
      let motion = try #require(motion)
      #expect(motion.position(at: motion.duration + 5) == motion.rest)
      #expect(motion.velocity(at: motion.duration) == 0)
      #expect(motion.velocity(at: motion.duration / 2) != 0)
      #expect(
        motion.position(at: motion.duration - 1e-9).isNear(motion.rest, within: 0.26))
    }
  }

  @Test func `the peak is the farthest from where it began, be it the rest`() throws {
    // Pushed outward by 3 points it turns, and rests 36 points from its beginning.
    let motion = try #require(trajectory(-100, -200))
    #expect(motion.turningTimes.count == 1)
    #expect(motion.peak(from: -100) == -64)
  }

  @Test func `a bounce is over half a pixel from the end`() throws {
    for scale in [1.0, 2, 3] {
      for motion in [trajectory(-100, 0, scale: scale), trajectory(900, 2000, scale: scale)] {
        let motion = try #require(motion)
        let last = motion.position(at: motion.duration - 1e-9)
        #expect(abs(last - motion.rest).isNear(0.5 / scale, within: 1e-4))
      }
    }
  }

  @Test func `between turning points it moves one way`() throws {
    var generator = SeededGenerator(seed: 21)
    for _ in 0..<300 {
      let offset = Double.random(in: -200...1200, using: &generator)
      let velocity = Double.random(in: -4000...4000, using: &generator)
      guard let motion = trajectory(offset, velocity) else { continue }
      let stops = [0] + motion.turningTimes + [motion.duration]
      for (start, end) in zip(stops, stops.dropFirst()) {
        let samples = (0...20).map {
          motion.position(at: start + (end - start) * Double($0) / 20.0001)
        }
        let rises = zip(samples, samples.dropFirst()).map { $1 - $0 }
        #expect(
          rises.allSatisfy { $0 >= -1e-9 } || rises.allSatisfy { $0 <= 1e-9 },
          "from \(offset) at \(velocity)")
      }
    }
  }
}
