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
/// deceleration rate per millisecond.
struct Deceleration: Hashable {
  static let normal = 0.998

  var start: Double
  /// Points per second; positive where the offset grows.
  var velocity: Double
  var rate: Double = Self.normal

  /// The decay constant per second: 1000 ln r, negative.
  private var decay: Double { 1000 * PlatformSupport.log(rate) }

  /// Where the content would stop if nothing were in the way.
  var target: Double { start - velocity / decay }

  func position(at time: Double) -> Double {
    start + velocity * (PlatformSupport.exp(decay * time) - 1) / decay
  }

  func velocity(at time: Double) -> Double { velocity * PlatformSupport.exp(decay * time) }

  /// The time until the content is nearer to its target than a distance.
  func duration(within distance: Double) -> Double {
    let ratio = -decay * distance / abs(velocity)
    guard velocity != 0, ratio < 1 else { return 0 }
    return PlatformSupport.log(ratio) / decay
  }

  /// The time at which the content passes a position between start and target; nil for any other.
  func time(at position: Double) -> Double? {
    guard velocity != 0 else { return nil }
    let remaining = 1 + decay * (position - start) / velocity
    guard remaining > 0, remaining <= 1 else { return nil }
    return PlatformSupport.log(remaining) / decay
  }
}
