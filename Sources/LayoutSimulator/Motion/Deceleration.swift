import LayoutModel
import PlatformSupport

extension LayoutRule {
  static let deceleration = LayoutRule(
    "deceleration",
    "Released at a velocity the content slows down by the deceleration rate every millisecond:"
      + " 0.998 normal, 0.99 fast.",
    .documented, basis: "UIScrollView.DecelerationRate; WWDC 2018, session 803")
}

/// The motion of content that was let go while moving: an exponential decay of the velocity.
///
/// `x(t) = x0 + v0 (r^(1000 t) - 1) / (1000 ln r)`, t in seconds, v0 in points per second, r the
/// deceleration rate per millisecond. The content stops when it has become slower than 10 points per
/// second: with that the announced target of a recorded flick comes out to the pixel
/// (peer/ou-trace-decel-750).
struct Deceleration {
  /// The velocity below which the content stands still, in points per second.
  static let leastVelocity = 10.0

  var start: Double
  /// Points per second; positive where the offset grows.
  var velocity: Double
  /// The deceleration rate per millisecond, below 1.
  var rate: Double

  /// The decay constant per second: 1000 ln r, negative.
  private var decay: Double { 1000 * PlatformSupport.log(rate) }

  /// Where the content stops if nothing is in the way.
  var target: Double {
    let lost = abs(velocity) > Self.leastVelocity ? Self.leastVelocity : abs(velocity)
    return start - (velocity < 0 ? velocity + lost : velocity - lost) / decay
  }

  func position(at time: Double) -> Double {
    start + velocity * (PlatformSupport.exp(decay * time) - 1) / decay
  }

  func velocity(at time: Double) -> Double { velocity * PlatformSupport.exp(decay * time) }

  /// The time until the content stops, in seconds.
  var duration: Double {
    guard abs(velocity) > Self.leastVelocity else { return 0 }
    return PlatformSupport.log(Self.leastVelocity / abs(velocity)) / decay
  }

  /// The time at which the content passes a position between start and target; nil for any other.
  func time(at position: Double) -> Double? {
    guard velocity != 0 else { return nil }
    let remaining = 1 + decay * (position - start) / velocity
    guard remaining > 0, remaining <= 1 else { return nil }
    return PlatformSupport.log(remaining) / decay
  }
}
