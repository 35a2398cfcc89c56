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
      didScroll(index, from: before)
      measureVisibleRows(of: index, from: before.y)
    }
    for axis in Axis.allCases {
      guard let trajectory = motion[axis] else { continue }
      noteMotion(of: index, axis, trajectory, isOver: elapsed >= trajectory.duration)
    }
    guard moment >= motion.end else { return }
    motions.stop(index)
    timeline.append(event(.didEndDecelerating, index, at: motion.end))
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
  mutating func didScroll(_ index: Int, from before: Point) {
    guard states[index].traits.hasComponents, let scroll = configuration.views[index].scroll
    else { return }
    let after = states[index].boundsOrigin.y
    var thresholds: [Double] = []
    if let header = scroll.refreshHeader {
      thresholds.append(
        RefreshHeaderRule.threshold(header, contentInset: states[index].contentInset))
    }
    if let footer = scroll.loadMoreFooter {
      let (end, ready) = LoadMoreFooterRule.thresholds(
        footer, contentSize: states[index].contentSize, frame: states[index].frame)
      thresholds += [end, ready]
    }
    // One look in every stretch between thresholds that the offset passed, then one at its end.
    let passed = thresholds.filter { $0 > min(before.y, after) && $0 < max(before.y, after) }
    var places = [before.y] + passed.sorted() + [after]
    if before.y > after { places = [before.y] + passed.sorted(by: >) + [after] }
    for (from, to) in zip(places, places.dropFirst()) where from != to {
      updateComponents(of: index, at: (from + to) / 2)
    }
    updateComponents(of: index, at: after)
  }

  private mutating func updateComponents(of index: Int, at offset: Double) {
    guard let scroll = configuration.views[index].scroll else { return }
    if let header = scroll.refreshHeader {
      states[index].headerState = RefreshHeaderRule.stateAfterScrolling(
        states[index].headerState, to: offset, header: header,
        contentInset: states[index].contentInset)
    }
    if let footer = scroll.loadMoreFooter {
      states[index].footerState = LoadMoreFooterRule.stateAfterScrolling(
        states[index].footerState, to: offset, footer: footer,
        contentSize: states[index].contentSize, frame: states[index].frame)
    }
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
