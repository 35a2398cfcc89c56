import LayoutModel

/// The offset on one axis as a function of time after a release, in closed form.
///
/// A deceleration, a spring, or a deceleration that runs into the end of the range and becomes a
/// spring there. Asking for a time in one step or in a hundred gives the same.
struct Trajectory {
  /// The least and the largest offset at rest on the axis.
  struct Limits {
    var minimum: Double
    var maximum: Double

    /// The end of the range beyond which an offset lies; nil inside.
    func edge(beyond offset: Double) -> Double? {
      offset < minimum ? minimum : offset > maximum ? maximum : nil
    }
  }

  private enum Motion {
    case deceleration(Deceleration)
    case spring(BounceSpring)
  }

  private var first: Motion
  /// When the deceleration has reached the end of the range, and what follows.
  private var second: (time: Double, spring: BounceSpring)?
  /// Seconds from the release until the content stands still.
  let duration: Double
  /// Where the content comes to rest.
  let rest: Double
  /// When a deceleration reaches the end of the range, in seconds; nil where none does.
  private(set) var edgeTime: Double?
  /// Whether it is an end of the range or a page, and not where a deceleration has run out.
  let endsAtEdge: Bool

  /// Whether it begins with a deceleration and not with a spring.
  var isSlowingDown: Bool {
    if case .deceleration = first { true } else { false }
  }

  /// The rule that decides where the content comes to rest.
  var rule: LayoutRule { endsAtEdge ? .bounce : .deceleration }

  /// Finds the motion of content let go at an offset.
  ///
  /// - Parameters:
  ///   - velocity: Points per second; positive where the offset grows.
  ///   - bounces: Whether the content may go beyond the range.
  ///   - page: The offset of the page at which a paging scroll view stops; nil without paging.
  ///   - scale: Pixels per point: the content stops on a whole pixel.
  ///   - rate: The deceleration rate per millisecond.
  /// - Returns: nil where the content stands still.
  init?(
    offset: Double, velocity: Double, limits: Limits, bounces: Bool, page: Double?, scale: Double,
    rate: Double
  ) {
    let near = 0.5 / scale
    if let edge = limits.edge(beyond: offset) ?? page {
      guard offset != edge || velocity != 0 else { return nil }
      let spring = BounceSpring(edge: edge, displacement: offset - edge, velocity: velocity)
      first = .spring(spring)
      duration = spring.duration(within: near)
      rest = edge
      endsAtEdge = true
      return
    }
    guard velocity != 0 else { return nil }
    let deceleration = Deceleration(start: offset, velocity: velocity, rate: rate)
    first = .deceleration(deceleration)
    let target = deceleration.target
    guard let edge = limits.edge(beyond: target) else {
      duration = deceleration.duration
      rest = (target * scale).rounded() / scale
      endsAtEdge = false
      return
    }
    let crossing = deceleration.time(at: edge) ?? 0
    rest = edge
    edgeTime = crossing
    endsAtEdge = true
    guard bounces else {
      duration = crossing
      return
    }
    let spring = BounceSpring(
      edge: edge, displacement: 0, velocity: deceleration.velocity(at: crossing))
    second = (crossing, spring)
    duration = crossing + spring.duration(within: near)
  }

  /// The offset some seconds after the release.
  func position(at time: Double) -> Double {
    if time >= duration { return rest }
    if let second, time >= second.time { return second.spring.position(at: time - second.time) }
    switch first {
    case .deceleration(let motion): return motion.position(at: time)
    case .spring(let motion): return motion.position(at: time)
    }
  }

  /// Points per second some seconds after the release.
  func velocity(at time: Double) -> Double {
    if time >= duration { return 0 }
    if let second, time >= second.time { return second.spring.velocity(at: time - second.time) }
    switch first {
    case .deceleration(let motion): return motion.velocity(at: time)
    case .spring(let motion): return motion.velocity(at: time)
    }
  }

  /// The farthest offset on the way: the turning point beyond the range, or where it rests.
  func peak(from start: Double) -> Double {
    turningTimes.map { position(at: $0) }.reduce(rest) {
      abs($1 - start) > abs($0 - start) ? $1 : $0
    }
  }

  /// The times at which the direction turns; between them the motion is monotone.
  var turningTimes: [Double] {
    var times: [Double] = []
    if case .spring(let spring) = first, let time = spring.turningTime { times.append(time) }
    if let second, let time = second.spring.turningTime { times.append(second.time + time) }
    return times.filter { $0 < duration }
  }
}
