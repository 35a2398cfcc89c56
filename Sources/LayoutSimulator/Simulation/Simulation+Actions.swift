import LayoutModel

extension LayoutRule {
  static let scrollToEdge = LayoutRule(
    "setContentOffset", "Scrolled to the end of the range on one edge.", .recorded,
    basis: "articles/001/offset-at-bottom")
}

extension Simulation {
  /// Performs one action.
  ///
  /// Where frames follow offsets, scrolling asks for a layout pass: the run loop makes it after a
  /// drag or a wait, and an assignment leaves it to whatever comes next. Safe areas follow at once.
  mutating func perform(_ action: Action) {
    guard dependsOnScrolling || handsDownWhileScrolling else { return carryOut(action) }
    let offsets = states.map(\.boundsOrigin)
    carryOut(action)
    let scrolled = states.indices.filter { states[$0].boundsOrigin != offsets[$0] }
    guard !scrolled.isEmpty else { return }
    if handsDownWhileScrolling { for view in scrolled { handDownSafeArea(below: view) } }
    guard dependsOnScrolling else { return }
    needsLayout = true
    switch action {
    case .drag, .touch, .wait, .settle: if isInWindow { layOut() }
    default: break
    }
  }

  private mutating func carryOut(_ action: Action) {
    switch action {
    case .setContentOffset(let view, let offset):
      let before = states[view].boundsOrigin
      setContentOffset(offset, of: view)
      didScroll(view, from: before)
      log(.setContentOffset, view)
    case .scrollTo(let view, let edge): scroll(view, to: edge)
    case .scrollToItem(let view, let path, let position):
      scroll(view, to: path, at: position)
    case .scrollRectToVisible(let view, let rect):
      scroll(view, to: target(of: view).revealing(rect), rule: .scrollRectToVisible)
    case .drag(let view, let distance):
      runLoopTurns()
      drag(view, by: distance)
    case .touch(let view, let travel, let moves, let interval, let rest):
      runLoopTurns()
      drag(view, by: TouchTravel.effective(travel))
      motions[view].touchVelocity = TouchTravel.velocity(
        of: travel, moves: moves, interval: interval, rest: rest)
    case .release(let view, let velocity):
      runLoopTurns()
      release(view, velocity: velocity ?? motions[view].touchVelocity ?? .zero)
    case .wait(let seconds):
      runLoopTurns()
      advance(to: clock + seconds)
      runLoopTurns()
    case .settle:
      runLoopTurns()
      while let end = motions.end {
        advance(to: max(end, clock))
      }
      runLoopTurns()
    case .rotate(let orientation):
      runLoopTurns()
      rotate(to: orientation)
    case .layoutIfNeeded:
      layOutIfNeeded()
      hasLaidOutScrolled = true
    case .updateConstraints:
      // Brings constraints up to date; frames and content size follow in the next layout pass.
      break
    case .setConstraint, .setContentInset, .setContentSize, .setFrame, .setBounds,
      .beginRefreshing, .endRefreshing, .insertRows, .deleteRows, .reloadData, .keyboard:
      performChange(action)
    }
  }

  /// Performs an action that changes a property.
  private mutating func performChange(_ action: Action) {
    switch action {
    case .setConstraint(let view, let attribute, let constant):
      setConstraint(of: view, attribute, to: constant)
    case .setContentInset(let view, let inset):
      setContentInset(inset, of: view)
      noteContentInset(of: view)
    case .setContentSize(let view, let size):
      setContentSize(size, of: view, rule: .statedContentSize)
      // What a table or collection view states in place of its content, later layouts keep.
      if states[view].statedContentSize != nil { states[view].statedContentSize = size }
      needsLayout = true
    case .setFrame(let view, let rect):
      setFrame(rect, of: view)
    case .setBounds(let view, let origin, let size):
      states[view].boundsOrigin = origin
      if let size { states[view].setBoundsSize(size) }
      noteFrame(of: view, rule: .boundsAndCenter)
      needsLayout = true
    case .beginRefreshing(let view): setRefreshing(true, of: view)
    case .endRefreshing(let view): setRefreshing(false, of: view)
    case .insertRows(let view, let section, let count):
      changeRows(of: view, section: section, by: count)
    case .deleteRows(let view, let section, let count):
      changeRows(of: view, section: section, by: -count)
    case .reloadData(let view): reloadData(of: view)
    case .keyboard(let view, let height):
      states[view].keyboardHeight = height
      if isInWindow { layOut() }
    default: break
    }
  }

  private mutating func setFrame(_ rect: Rect, of view: Int) {
    let oldSize = states[view].boundsSize
    states[view].setFrame(rect)
    let isPlain = states[view].transform == nil
    noteFrame(of: view, rule: isPlain ? .statedFrame : .transformedFrame)
    if states[view].traits.viewClass.isScrollView, states[view].boundsSize != oldSize {
      clampOffset(of: view, rule: .offsetClampedByBounds)
    }
    if view == 0 { hasOwnFrame = true }
    needsLayout = true
  }

  /// `beginRefreshing` and `endRefreshing` from code: beginning does not scroll the content, but
  /// where the navigation bar hosts the control its safe area grows and the offset follows; ending
  /// leaves the content in its range.
  private mutating func setRefreshing(_ isRefreshing: Bool, of view: Int) {
    guard states[view].isRefreshing != isRefreshing else { return }
    states[view].isRefreshing = isRefreshing
    let isOfBar = contentScrollView == view
    // A control that has begun in the bar ends there, though the title may be small by now.
    if isOfBar, isRefreshing ? barHostsRefreshControl : isRefreshingInBar {
      isRefreshingInBar = isRefreshing
      placeBars()
    } else if configuration.platform.os.major < 13 {
      var inset = states[view].contentInset
      inset.top += isRefreshing ? RefreshControlRule.height : -RefreshControlRule.height
      setContentInset(inset, of: view)
      noteContentInset(of: view)
    }
    let refreshInset = states[view].refreshInset
    if isInWindow { layOut() }
    growInset(of: view, by: states[view].refreshInset - refreshInset)
    if !isRefreshing { clampOffset(of: view, rule: .offsetClampedByInset) }
  }

  /// The interface turns: screen, bars and safe areas are those of the new orientation, the layout
  /// pass is made, and offsets of scroll views whose size has changed are clamped, of others where
  /// they lay in their range.
  private mutating func rotate(to orientation: Orientation) {
    configuration.platform.orientation = orientation
    screen = ScreenGeometry(configuration.platform, statusBar: configuration.statusBar)
    presentation = PresentationGeometry(configuration, screen: screen)
    placeBars()
    guard isInWindow else { return }
    let sizes = states.map(\.boundsSize)
    let scrollViews = states.indices.filter { states[$0].traits.viewClass.isScrollView }
    let rested = scrollViews.map { axesInRange(of: $0) }
    layOut()
    for (index, axes) in zip(scrollViews, rested) {
      if states[index].boundsSize != sizes[index] {
        clampOffset(of: index, rule: .offsetClampedByBounds)
      } else {
        clampOffset(of: index, on: axes, rule: .offsetClampedByInset)
      }
    }
  }

  /// What happens before and after the run loop waits: search bar and large title collapse over
  /// scrolled content, and the layout pass is made; views outside of a window are left alone.
  private mutating func runLoopTurns() {
    guard isInWindow else { return }
    collapseBar()
    noteReturnToTop()
    layOutIfNeeded()
  }

  /// Makes the layout pass if anything asks for it; scrolling alone asks for the rows that it shows.
  mutating func layOutIfNeeded() {
    if needsLayout || !isInWindow { layOut() } else { measureVisibleRows() }
  }

  private mutating func setConstraint(
    of view: Int, _ attribute: LayoutAttribute, to constant: Double
  ) {
    let place = configuration.views[view].constraints.firstIndex { $0.attribute == attribute }
    if let place { configuration.views[view].constraints[place].constant = constant }
    needsLayout = true
  }

  // MARK: Scrolling from code

  private mutating func scroll(_ view: Int, to edge: Edge) {
    let range = states[view].offsetRange
    var offset = states[view].boundsOrigin
    switch edge {
    case .top, .left: offset[edge.axis] = range.minimum[edge.axis]
    case .bottom, .right: offset[edge.axis] = range.maximum[edge.axis]
    }
    scroll(view, to: offset, rule: .scrollToEdge)
    noteRest(of: view, edge.axis, rule: .scrollToEdge)
  }

  private mutating func scroll(_ view: Int, to path: IndexPath, at position: ScrollPosition) {
    let rect: Rect? =
      switch states[view].content {
      case .table(let table)?: table.rect(section: path.section, row: path.item)
      case .collection(let collection)?: collection.rect(path)
      case nil: nil
      }
    guard let rect else { return }
    var target = target(of: view)
    if position == .top { target.inset.top += pinnedHeight(over: path, of: view) }
    scroll(view, to: target.placing(rect, at: position), rule: .scrollToItem)
    if isInWindow { measureVisibleRows(of: view) }
  }

  private func target(of view: Int) -> ScrollTarget {
    ScrollTarget(
      bounds: states[view].bounds, inset: states[view].adjustedContentInset,
      range: states[view].offsetRange)
  }

  private mutating func scroll(
    _ view: Int, to offset: Point, rule: @autoclosure () -> LayoutRule
  ) {
    let before = states[view].boundsOrigin
    setContentOffset(offset, of: view)
    if trace.isOpen {
      let rule = rule()
      for axis in Axis.allCases {
        let value = states[view].boundsOrigin[axis]
        noteOffset(
          of: view, axis, Derivation(rule, value: value, sum: [.plus("scrolled to", value)]))
      }
    }
    didScroll(view, from: before)
    log(.scrollTo, view)
  }
}
