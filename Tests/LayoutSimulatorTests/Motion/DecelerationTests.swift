import LayoutModel
import Testing

@testable import LayoutSimulator

@Suite struct DecelerationTests {
  private func flick(_ velocity: Double, rate: Double = 0.998) -> Deceleration {
    Deceleration(start: 100, velocity: velocity, rate: rate)
  }

  /// The offset after some milliseconds by steps: the velocity loses its part each millisecond.
  private func stepped(_ velocity: Double, rate: Double, milliseconds: Int) -> Double {
    var offset = 100.0
    var velocity = velocity
    for _ in 0..<milliseconds {
      // The exact way of one millisecond lies between those with the velocities at its ends.
      offset += (velocity + velocity * rate) / 2 / 1000
      velocity *= rate
    }
    return offset
  }

  @Test(arguments: [0.998, 0.99])
  func `the way is that of a velocity which loses its part each millisecond`(rate: Double) {
    for milliseconds in [0, 1, 10, 100, 1000] {
      let offset = flick(1200, rate: rate).position(at: Double(milliseconds) / 1000)
      let expected = stepped(1200, rate: rate, milliseconds: milliseconds)
      #expect(offset.isNear(expected, within: 0.02), "\(milliseconds) ms")
    }
  }

  @Test func `after a second a normal flick has 13.5 percent of its velocity`() {
    #expect(flick(1000).velocity(at: 0) == 1000)
    #expect(flick(1000).velocity(at: 1).isNear(135.06, within: 0.01))
    #expect(flick(-1000).velocity(at: 1).isNear(-135.06, within: 0.01))
    #expect(flick(1000, rate: 0.99).velocity(at: 0.1).isNear(366.03, within: 0.01))
  }

  @Test(arguments: [(0.998, 0.4995), (0.99, 0.0995)])
  func `the target is the published part of the velocity, less what is not travelled below 10`(
    rate: Double, part: Double
  ) {
    for velocity in [20.0, 750, 3000, -20, -750, -3000] {
      let lost = velocity < 0 ? -10.0 : 10
      let distance = flick(velocity, rate: rate).target - 100
      #expect(distance.isNear((velocity - lost) * part, within: abs(velocity) * 1e-4))
    }
  }

  @Test func `the announced target of the recorded flick comes out to the pixel`() {
    let motion = Deceleration(start: 5074, velocity: 750, rate: 0.998)
    #expect(((motion.target * 3).rounded() / 3).isNear(5443.667, within: 0.001))
  }

  @Test func `content that is hardly moved stays`() {
    for velocity in [-10.0, -3, -0.5, 0, 0.5, 3, 10] {
      #expect(flick(velocity).target == 100)
      #expect(flick(velocity).duration == 0)
    }
    #expect(flick(10.1).target > 100)
    #expect(flick(10.1).duration > 0)
    #expect(flick(-10.1).target < 100)
  }

  @Test func `the duration ends where the target lies and the velocity is 10`() {
    for velocity in [25.0, 800, -800, 4000] {
      let motion = flick(velocity)
      #expect(motion.position(at: motion.duration).isNear(motion.target, within: 1e-6))
      #expect(abs(motion.velocity(at: motion.duration)).isNear(10, within: 1e-6))
    }
    #expect(flick(1000).duration.isNear(2.30, within: 0.005))
  }

  @Test func `the time of a position is when the content passes it`() throws {
    for velocity in [900.0, -900, 1, -1] {
      let motion = flick(velocity)
      for time in [0.0, 0.1, 0.7, 1.9] {
        let found = try #require(motion.time(at: motion.position(at: time)))
        #expect(found.isNear(time, within: 1e-9))
      }
    }
  }

  @Test func `positions behind the start or beyond reach have no time`() {
    #expect(flick(900).time(at: 99) == nil)
    #expect(flick(-900).time(at: 101) == nil)
    #expect(flick(900).time(at: 100 + 900 * 0.5) == nil)
    #expect(flick(0).time(at: 100) == nil)
  }
}
