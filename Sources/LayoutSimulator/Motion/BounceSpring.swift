import LayoutModel
import PlatformSupport

extension LayoutRule {
  static let bounce = LayoutRule(
    "bounces",
    "Let go beyond the range, or carried over its end, the content springs back to the end.",
    .recorded, basis: "articles/000/bounce-returns")
}

/// The motion back to the end of the range: a critically damped spring.
///
/// `d(t) = (d0 + (v0 + w d0) t) e^(-w t)` with w = 11 per second. Apple does not publish its constant;
/// this one gives the farthest overscroll of a recorded impact on the edge, 100.3 points at 3005
/// points per second: v / (w e) (peer/ou-trace-edge-impact). Where the content comes to rest does not
/// depend on it.
struct BounceSpring {
  static let frequency = 11.0

  /// Where the content comes to rest.
  var edge: Double
  /// The distance from the edge at the beginning; positive beyond it in the offset's direction.
  var displacement: Double
  /// Points per second at the beginning.
  var velocity: Double

  private var drift: Double { velocity + Self.frequency * displacement }

  func position(at time: Double) -> Double {
    edge + (displacement + drift * time) * PlatformSupport.exp(-Self.frequency * time)
  }

  func velocity(at time: Double) -> Double {
    (velocity - Self.frequency * drift * time) * PlatformSupport.exp(-Self.frequency * time)
  }

  /// The time at which the content turns round; nil where it only approaches the edge.
  var turningTime: Double? {
    guard drift != 0 else { return nil }
    let time = velocity / (Self.frequency * drift)
    return time > 0 ? time : nil
  }

  /// The time after which the content stays nearer to the edge than a distance.
  func duration(within distance: Double) -> Double {
    func isNear(_ time: Double) -> Bool { abs(position(at: time) - edge) <= distance }
    var low = turningTime ?? 0
    if isNear(low) && turningTime == nil && velocity == 0 { return 0 }
    var step = 1 / Self.frequency
    while !isNear(low + step) { step *= 2 }
    var high = low + step
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if isNear(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
