import Testing

@testable import LayoutSimulator

@Suite struct BounceSpringTests {
  @Test func `let go beyond the edge the content comes back without crossing it`() {
    for displacement in [80.0, -80] {
      let spring = BounceSpring(edge: 500, displacement: displacement, velocity: 0)
      let distances = stride(from: 0.0, through: 2, by: 0.01).map {
        (spring.position(at: $0) - 500) * (displacement < 0 ? -1 : 1)
      }
      #expect(distances[0] == 80)
      #expect(zip(distances, distances.dropFirst()).allSatisfy { $0 > $1 })
      #expect(distances.allSatisfy { $0 > 0 })
    }
  }

  @Test func `the recorded impact at 3005 points per second overshoots by 100.3`() throws {
    let spring = BounceSpring(edge: 39148, displacement: 0, velocity: 3005)
    let time = try #require(spring.turningTime)
    #expect(spring.position(at: time).isNear(39248.333, within: 0.5))
    #expect(spring.velocity(at: time).isNear(0, within: 1e-6))
    #expect(time.isNear(1.0 / 11, within: 1e-9))
  }

  @Test func `the velocity is the change of the position`() {
    for (displacement, velocity) in [(0.0, 2000.0), (60, -300), (-60, 100), (40, 900)] {
      let spring = BounceSpring(edge: 0, displacement: displacement, velocity: velocity)
      #expect(spring.velocity(at: 0) == velocity)
      for time in [0.05, 0.2, 0.6] {
        let step = 1e-6
        let slope = (spring.position(at: time + step) - spring.position(at: time - step)) / 2e-6
        #expect(spring.velocity(at: time).isNear(slope, within: 1e-2))
      }
    }
  }

  @Test func `the spring is critically damped`() {
    let spring = BounceSpring(edge: 0, displacement: 50, velocity: -120)
    let frequency = BounceSpring.frequency
    for time in [0.01, 0.1, 0.4] {
      let step = 1e-5
      let acceleration =
        (spring.velocity(at: time + step) - spring.velocity(at: time - step)) / (2 * step)
      let expected =
        -frequency * frequency * spring.position(at: time)
        - 2 * frequency * spring.velocity(at: time)
      #expect(acceleration.isNear(expected, within: 0.05))
    }
  }

  @Test func `only content that moves away from the edge or through it turns round`() {
    #expect(BounceSpring(edge: 0, displacement: 50, velocity: 0).turningTime == nil)
    #expect(BounceSpring(edge: 0, displacement: 50, velocity: 100).turningTime != nil)
    #expect(BounceSpring(edge: 0, displacement: 50, velocity: -100).turningTime == nil)
    #expect(BounceSpring(edge: 0, displacement: 50, velocity: -10000).turningTime != nil)
    #expect(BounceSpring(edge: 0, displacement: 0, velocity: 0).turningTime == nil)
    // At a velocity of -w d the way to the edge is a pure decay.
    #expect(BounceSpring(edge: 0, displacement: -50, velocity: 550).turningTime == nil)
    #expect(BounceSpring(edge: 0, displacement: 50, velocity: -550).turningTime == nil)
  }

  @Test func `after its duration the content stays near the edge, and not before`() {
    // The last one is at the edge after 1 / w, on its way through.
    for (displacement, velocity) in [
      (80.0, 0.0), (0, 3000), (-80, -500), (60, -4000), (5, 0), (50, -1100),
    ] {
      let spring = BounceSpring(edge: 200, displacement: displacement, velocity: velocity)
      let duration = spring.duration(within: 0.25)
      #expect(abs(spring.position(at: duration) - 200) <= 0.25 + 1e-9)
      for later in stride(from: duration, through: duration + 1, by: 0.01) {
        #expect(abs(spring.position(at: later) - 200) <= 0.25 + 1e-9)
      }
      #expect(abs(spring.position(at: duration - 0.001) - 200) > 0.25)
    }
  }

  @Test func `content at rest within the distance needs no time`() {
    #expect(BounceSpring(edge: 0, displacement: 0.2, velocity: 0).duration(within: 0.25) == 0)
    #expect(BounceSpring(edge: 0, displacement: 0.25, velocity: 0).duration(within: 0.25) == 0)
    #expect(BounceSpring(edge: 0, displacement: 0, velocity: 0).duration(within: 0.25) == 0)
    #expect(BounceSpring(edge: 0, displacement: 0.2, velocity: 900).duration(within: 0.25) > 0)
  }
}
