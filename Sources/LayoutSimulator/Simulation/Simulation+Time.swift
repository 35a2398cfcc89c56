import LayoutModel

extension Simulation {
  /// Lets time pass until a moment, in seconds since the layout.
  ///
  /// Motions are functions of time and the components' states depend only on the stretches that the
  /// offset passes, so that one long step gives the same as many short ones.
  mutating func advance(to time: Double) {
    while true {
      let refreshEnd = states.compactMap(\.refreshEnd).min() ?? .infinity
      let moment = min(time, refreshEnd)
      for index in motions.decelerating { move(index, to: moment) }
      clock = max(clock, moment)
      for index in states.indices {
        if let end = states[index].refreshEnd, end <= moment { endRefreshing(index) }
      }
      if refreshEnd > time { return }
    }
  }

  private mutating func move(_ index: Int, to moment: Double) {
    sample(index, to: moment)
    let motion = motions[index]
    // At its end it rests, whatever rounding makes of the difference.
    let elapsed = moment < motion.end ? moment - motion.releaseTime : .infinity
    // Split at the turning points: between them each axis moves one way.
    var stops = (motion.x?.turningTimes ?? []) + (motion.y?.turningTimes ?? [])
    stops = stops.filter { $0 > clock - motion.releaseTime && $0 < elapsed }.sorted()
    for stop in stops + [elapsed] {
      let before = states[index].boundsOrigin
      for axis in Axis.allCases {
        if let trajectory = motion[axis] {
          states[index].boundsOrigin[axis] = trajectory.position(at: stop)
        }
      }
      let height = states[index].contentSize.height
      measurePassedRows(of: index, from: before.y)
      didScroll(index, from: before, contentGrowth: states[index].contentSize.height - height)
    }
    for axis in Axis.allCases {
      guard let trajectory = motion[axis] else { continue }
      noteMotion(of: index, axis, trajectory, isOver: elapsed >= trajectory.duration)
    }
    noteMovedEnd(of: index, motion.y, at: elapsed)
    guard moment >= motion.end else { return }
    motions.stop(index)
    timeline.append(event(.didEndDecelerating, index, at: motion.end))
  }

  /// Where content stops is not known that runs into an end of its range which the rows measured on
  /// the way have moved, or is past such an end.
  private mutating func noteMovedEnd(of index: Int, _ trajectory: Trajectory?, at time: Double) {
    guard states[index].estimatesRows, let trajectory else { return }
    let limits = states[index].offsetRange.limits(.y)
    let isMissed =
      if let edge = trajectory.edgeTime, time >= edge {
        trajectory.rest != limits.minimum && trajectory.rest != limits.maximum
      } else {
        trajectory.isSlowingDown && limits.edge(beyond: trajectory.position(at: time)) != nil
      }
    if isMissed { addMovedEndGap(of: index) }
  }

  mutating func addMovedEndGap(of index: Int) {
    let gap = ModelGap(
      .view(index), "where content stops whose length changes on its way is not modelled")
    if !gaps.contains(gap) { gaps.append(gap) }
  }

  private mutating func noteMotion(
    of index: Int, _ axis: Axis, _ trajectory: Trajectory, isOver: Bool
  ) {
    guard trace.isOpen else { return }
    if isOver, trajectory.endsAtEdge {
      noteRest(of: index, axis, rule: .bounce)
      return
    }
    let value = states[index].boundsOrigin[axis]
    noteOffset(
      of: index, axis,
      Derivation(
        trajectory.rule, value: value,
        formula: isOver
          ? "where the content comes to rest"
          : "on its way to \(NumberText.format(trajectory.rest))",
        []))
  }

  // MARK: What the delegate hears

  /// `scrollViewDidScroll`: the components' states after a stretch of one-way motion.
  ///
  /// `contentGrowth` is by how much the content has become longer on the way, in points. A footer
  /// has gone along with it, and there is no turning back from it: a row grows by less than it takes
  /// to scroll past it.
  mutating func didScroll(_ index: Int, from before: Point, contentGrowth: Double = 0) {
    guard states[index].traits.hasComponents, let scroll = configuration.views[index].scroll
    else { return }
    let after = states[index].boundsOrigin.y
    if let header = scroll.refreshHeader {
      let inset = states[index].contentInset
      let threshold = RefreshHeaderRule.threshold(header, contentInset: inset)
      for offset in Self.looks(from: before.y, to: after, thresholds: [threshold]) {
        states[index].headerState = RefreshHeaderRule.stateAfterScrolling(
          states[index].headerState, to: offset, header: header, contentInset: inset)
      }
    }
    if let footer = scroll.loadMoreFooter {
      let (size, frame) = (states[index].contentSize, states[index].frame)
      let (end, ready) = LoadMoreFooterRule.thresholds(footer, contentSize: size, frame: frame)
      let start = before.y + contentGrowth
      for offset in Self.looks(from: start, to: after, thresholds: [end, ready]) {
        states[index].footerState = LoadMoreFooterRule.stateAfterScrolling(
          states[index].footerState, to: offset, footer: footer, contentSize: size, frame: frame)
      }
    }
  }

  /// One offset in every stretch between thresholds that an offset passes, then its last.
  private static func looks(
    from start: Double, to end: Double, thresholds: [Double]
  ) -> [Double] {
    let passed = thresholds.filter { $0 > min(start, end) && $0 < max(start, end) }.sorted()
    let places = [start] + (start > end ? passed.reversed() : passed) + [end]
    return zip(places, places.dropFirst()).filter { $0 != $1 }.map { ($0 + $1) / 2 } + [end]
  }

  /// `scrollViewDidEndDragging`: an armed header starts to refresh, a ready footer to load.
  mutating func didEndDragging(_ index: Int) {
    guard let scroll = configuration.views[index].scroll else { return }
    if let header = scroll.refreshHeader, states[index].headerState == .willRefresh {
      states[index].headerState = .refreshing
      states[index].refreshEnd = clock + header.duration
      states[index].contentInset.top += header.height
      noteComponentInset(of: index, .top, rule: .refreshHeader)
      log(.refreshBegan, index)
    }
    if let footer = scroll.loadMoreFooter {
      let (state, inset) = LoadMoreFooterRule.afterDragging(
        states[index].footerState, footer: footer)
      if state == .loading && states[index].footerState != .loading { log(.loadMoreBegan, index) }
      states[index].footerState = state
      states[index].contentInset = inset
      for edge in Edge.allCases { noteComponentInset(of: index, edge, rule: .loadMoreFooter) }
    }
  }

  private mutating func endRefreshing(_ index: Int) {
    guard let header = configuration.views[index].scroll?.refreshHeader else { return }
    states[index].refreshEnd = nil
    states[index].headerState = .idle
    var inset = states[index].contentInset
    inset.top -= header.height
    let before = states[index].boundsOrigin
    setContentInset(inset, of: index)
    noteComponentInset(of: index, .top, rule: .refreshHeader)
    didScroll(index, from: before)
    log(.refreshEnded, index)
  }

  private mutating func noteComponentInset(of index: Int, _ edge: Edge, rule: LayoutRule) {
    guard trace.isOpen else { return }
    let value = states[index].contentInset[edge]
    trace.note(
      Metric(.view(index), .contentInset(edge)),
      Derivation(rule, value: value, sum: [.plus("contentInset.\(edge.rawValue)", value)]))
    noteAdjustedInset(of: index, rule: rule)
  }

  // MARK: The timeline

  mutating func log(_ kind: TimelineEvent.Kind, _ view: Int) {
    timeline.append(event(kind, view, at: clock))
  }

  private func event(_ kind: TimelineEvent.Kind, _ view: Int, at time: Double) -> TimelineEvent {
    TimelineEvent(
      time: time, view: view, kind: kind, contentOffset: states[view].boundsOrigin,
      contentInset: states[view].contentInset)
  }
}
