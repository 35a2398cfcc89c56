import LayoutModel

extension LayoutRule {
  static let drag = LayoutRule(
    "drag", "Inside the range the content follows the finger one to one.", .recorded,
    basis: "field/fd049-2")
  static let dragWithoutBounce = LayoutRule(
    "bounces", "Without bouncing a drag ends at the end of the range.", .recorded,
    basis: "articles/000/no-bounce-range")
}

extension Simulation {
  /// Whether content can be dragged on an axis, and whether it may go beyond the range.
  private func dragging(_ view: Int, _ axis: Axis) -> (isPossible: Bool, bounces: Bool) {
    guard let scroll = configuration.views[view].scroll, scroll.isScrollEnabled else {
      return (false, false)
    }
    let range = states[view].offsetRange
    let isTable = configuration.views[view].table != nil
    let always =
      axis == .x
      ? scroll.alwaysBounceHorizontal ?? false : scroll.alwaysBounceVertical ?? isTable
    let isLarger = range.maximum[axis] > range.minimum[axis]
    let bounces = scroll.bounces && (isLarger || always)
    return (isLarger || bounces, bounces)
  }

  mutating func drag(_ view: Int, by distance: Point) {
    let before = states[view].boundsOrigin
    let range = states[view].offsetRange
    var finger = motions[view].finger ?? withoutRubberBand(before, of: view, range: range)
    let start = motions[view].dragStart ?? before
    let reach = finger.y - distance.y
    motions.stop(view)
    var offset = before
    for axis in Axis.allCases {
      let (isPossible, bounces) = dragging(view, axis)
      guard isPossible, distance[axis] != 0 else { continue }
      let held = finger[axis]
      finger[axis] -= distance[axis]
      let limits = range.limits(axis)
      guard let edge = limits.edge(beyond: finger[axis]) else {
        offset[axis] = finger[axis]
        guard trace.isOpen else { continue }
        noteOffset(
          of: view, axis,
          Derivation(
            .drag, value: offset[axis],
            sum: [
              .plus(held == before[axis] ? "offset before" : "offset without rubber band", held),
              .minus("drag", distance[axis]),
            ]))
        continue
      }
      guard bounces else {
        finger[axis] = edge
        offset[axis] = edge
        states[view].boundsOrigin[axis] = edge
        noteRest(of: view, axis, rule: .dragWithoutBounce)
        continue
      }
      let excess = finger[axis] - edge
      let band = RubberBand.displacement(
        excess: excess, extent: states[view].boundsSize[axis])
      offset[axis] = edge + band
      guard trace.isOpen else { continue }
      noteOffset(
        of: view, axis,
        Derivation(
          .rubberBand, value: offset[axis],
          sum: [.plus("end of the range", edge), .plus("rubber band", band)]))
    }
    motions[view].finger = finger
    motions[view].dragStart = start
    states[view].boundsOrigin = offset
    didScroll(view, from: before)
    measurePassedRows(of: view, from: before.y)
    if range.limits(.y).edge(beyond: reach)
      != states[view].offsetRange.limits(.y).edge(beyond: reach)
    {
      addMovedEndGap(of: view)
    }
    notePull(of: view)
    log(.drag, view)
  }

  /// Whether a pull that shows the whole refresh control begins to refresh is not known.
  private mutating func notePull(of view: Int) {
    guard states[view].traits.hasRefreshControl, !states[view].isRefreshing,
      RefreshControlRule.mayBegin(pulledBy: -distanceFromTop(view))
    else { return }
    let reason = "how far a finger pulls a refresh control until it refreshes is not modelled"
    let gap = ModelGap(.view(view), reason)
    if !gaps.contains(gap) { gaps.append(gap) }
    if view == contentScrollView, barHostsRefreshControl { addBarGap(reason) }
  }

  /// The offset that a finger would have where the content stands.
  private func withoutRubberBand(
    _ offset: Point, of view: Int, range: ContentOffsetRange
  ) -> Point {
    var finger = offset
    for axis in Axis.allCases {
      let limits = range.limits(axis)
      guard let edge = limits.edge(beyond: offset[axis]) else { continue }
      finger[axis] =
        edge
        + RubberBand.excess(
          displacement: offset[axis] - edge, extent: states[view].boundsSize[axis])
    }
    return finger
  }

  /// The finger lifts: the components act first, as in `scrollViewDidEndDragging`, then the content
  /// moves on towards the range that they leave.
  mutating func release(_ view: Int, velocity: Point) {
    let start = motions[view].dragStart ?? states[view].boundsOrigin
    motions.stop(view)
    motions[view].releaseTime = clock
    let perSecond = Point(x: velocity.x * 1000, y: velocity.y * 1000)
    let lift = states[view].boundsOrigin
    log(.release, view)
    didEndDragging(view)
    for axis in Axis.allCases {
      startMotion(view, axis, velocity: perSecond[axis], dragStart: start[axis])
    }
    report(view, velocity: velocity, lift: lift)
  }

  /// Keeps what the delegate hears of the drag.
  private mutating func report(_ view: Int, velocity: Point, lift: Point) {
    let motion = motions[view]
    var target = lift
    var peak = lift
    for axis in Axis.allCases {
      guard let trajectory = motion[axis] else { continue }
      target[axis] = trajectory.rest
      peak[axis] = trajectory.peak(from: lift[axis])
    }
    drags[view] = DragReport(
      velocity: velocity, contentOffset: lift, targetContentOffset: target,
      willDecelerate: motion.isDecelerating, peakContentOffset: peak)
  }

  private mutating func startMotion(
    _ view: Int, _ axis: Axis, velocity: Double, dragStart: Double
  ) {
    guard let scroll = configuration.views[view].scroll else { return }
    let range = states[view].offsetRange
    let limits = range.limits(axis)
    let (isPossible, bounces) = dragging(view, axis)
    let offset = states[view].boundsOrigin[axis]
    let page =
      scroll.isPagingEnabled && isPossible
      ? PagingTarget.offset(
        from: dragStart, offset: offset, velocity: velocity,
        extent: states[view].boundsSize[axis], limits: limits, rate: scroll.decelerationRate) : nil
    motions[view][axis] = Trajectory(
      offset: offset, velocity: isPossible ? velocity : 0, limits: limits, bounces: bounces,
      page: page, scale: configuration.platform.device.scale, rate: scroll.decelerationRate)
  }

  /// Sends content that is moving by itself towards a new range.
  mutating func retarget(_ view: Int, to range: ContentOffsetRange) {
    let elapsed = clock - motions[view].releaseTime
    for axis in Axis.allCases {
      let velocity = motions[view][axis]?.velocity(at: elapsed) ?? 0
      motions[view][axis] = Trajectory(
        offset: states[view].boundsOrigin[axis], velocity: velocity,
        limits: range.limits(axis),
        bounces: dragging(view, axis).bounces, page: nil,
        scale: configuration.platform.device.scale,
        rate: configuration.views[view].scroll?.decelerationRate ?? 0.998)
    }
    motions[view].releaseTime = clock
  }
}
