import LayoutModel

extension LayoutRule {
  static let statedContentSize = LayoutRule(
    "contentSize", "The content size is the one that was set.", .documented,
    basis: "UIScrollView.contentSize; articles/000/content-100x200")
}

extension Simulation {
  /// One layout pass, from the controller's view down.
  mutating func layOut() {
    needsLayout = false
    if isInWindow { placeControllerView() }
    layOutConstraints()
    for index in states.indices { layOutView(index) }
    if !hasSafeArea && isInWindow { adjustAutomatically() }
    if dependsOnInnerSafeArea || dependsOnScrolling {
      layOutConstraints()
      for index in states.indices { layOutView(index) }
    }
    measureVisibleRows()
  }

  private mutating func placeControllerView() {
    if !hasOwnFrame && configuration.views[0].center == nil && configuration.views[0].bounds == nil
    {
      let layout = ExtendedLayout(configuration)
      let frame = layout.viewFrame(in: bars.layout, presentation: presentation)
      states[0].setFrame(frame)
      layout.note(frame, bars: bars, presentation: presentation, into: &trace)
    }
    layoutGuides = SafeAreaOverlap.insets(
      of: states[0].frame, in: presentation.bounds, parent: bars.safeAreaInsets)
    setControllerSafeArea()
  }

  /// Before iOS 11 the controller's layout guides take the place of the safe area.
  private mutating func setControllerSafeArea() {
    let additional = hasSafeArea ? configuration.controller.additionalSafeAreaInsets : .zero
    states[0].safeAreaInsets = layoutGuides + additional
    guard trace.isOpen && hasSafeArea else { return }
    for edge in Edge.allCases {
      var terms = layoutGuideTerms(edge)
      if additional[edge] != 0 {
        terms.append(.plus("additionalSafeAreaInsets.\(edge.rawValue)", additional[edge]))
      }
      trace.note(
        Metric(.view(0), .safeAreaInsets(edge)),
        Derivation(
          additional[edge] == 0 ? .safeArea : .additionalSafeArea,
          value: layoutGuides[edge] + additional[edge], sum: terms))
    }
  }

  // MARK: Constraints

  /// Whether a constraint speaks of the safe area of another view than the controller's, which is
  /// known only after frames are.
  private var dependsOnInnerSafeArea: Bool {
    hasConstraints
      && configuration.views.indices.contains { index in
        configuration.views[index].constraints.contains {
          if case .safeArea(let other, _) = $0.target { other != 0 } else { false }
        }
      }
  }

  private mutating func layOutConstraints() {
    guard hasConstraints else { return }
    let layout = ConstraintLayout(configuration.views, states: states)
    for gap in layout.gaps where !gaps.contains(gap) { gaps.append(gap) }
    for index in states.indices {
      if states[index].traits.isConstrained {
        setFrame(from: layout.result(index), of: index)
      }
      setContentSize(from: layout.result(index), of: index)
    }
  }

  /// Frames from constraints lie on pixels; a scroll view whose bounds change is clamped to the
  /// range that its content has at that moment.
  private mutating func setFrame(from result: ConstraintLayout.Result, of index: Int) {
    var frame = states[index].frame
    if let x = result.origin.x { frame.origin.x = grid.place(x) }
    if let y = result.origin.y { frame.origin.y = grid.place(y) }
    if let width = result.size.width { frame.size.width = grid.round(width) }
    if let height = result.size.height { frame.size.height = grid.round(height) }
    guard frame != states[index].frame else { return }
    let oldSize = states[index].boundsSize
    states[index].setFrame(frame)
    noteFrame(of: index, rule: .constraintFrame)
    noteRounding(of: result, in: frame, index)
    if states[index].traits.viewClass.isScrollView, oldSize != frame.size {
      clampOffset(of: index, rule: .offsetClampedByBounds)
    }
  }

  private mutating func setContentSize(from result: ConstraintLayout.Result, of index: Int) {
    guard result.content.width != nil || result.content.height != nil else { return }
    var size = states[index].contentSize
    if let width = result.content.width { size.width = grid.round(width) }
    if let height = result.content.height { size.height = grid.round(height) }
    setContentSize(size, of: index, rule: .constraintContentSize)
  }

  // MARK: One view

  private mutating func layOutView(_ index: Int) {
    if index > 0, isInWindow, hasSafeArea { handDownSafeArea(to: index) }
    switch states[index].traits.viewClass {
    case .tableView: layOutTable(index)
    case .collectionView: layOutCollection(index)
    case .scrollView, .textView: break
    case .view, .searchBar, .webView: return
    }
    if hasSafeArea { adjustContentInset(of: index) }
  }

  /// Brings the safe areas below a scroll view up to date, which follow its offset.
  mutating func handDownSafeArea(below scrollView: Int) {
    var isBelow = [Bool](repeating: false, count: states.count)
    isBelow[scrollView] = true
    for index in states.indices {
      guard let superview = states[index].traits.superview, isBelow[superview] else { continue }
      isBelow[index] = true
      handDownSafeArea(to: index)
      if configuration.views[index].table?.style == .insetGrouped { layOutTable(index) }
      if states[index].traits.viewClass.isScrollView { adjustContentInset(of: index) }
    }
  }

  private mutating func handDownSafeArea(to index: Int) {
    guard let superview = states[index].traits.superview else { return }
    let absorbed = states[superview].absorbedSafeArea
    let safeArea = states[superview].safeAreaInsets
    let bounds = states[superview].bounds
    let available = EdgeInsets(
      top: max(0, safeArea.top - absorbed.top), left: max(0, safeArea.left - absorbed.left),
      bottom: max(0, safeArea.bottom - absorbed.bottom),
      right: max(0, safeArea.right - absorbed.right))
    let frame = states[index].frame
    states[index].safeAreaInsets = SafeAreaOverlap.insets(
      of: frame, in: bounds, parent: available)
    guard trace.isOpen else { return }
    for edge in Edge.allCases {
      let value = states[index].safeAreaInsets[edge]
      let gap = edge.distance(of: frame, in: bounds)
      var terms: [Derivation.Term] = []
      if value > 0 {
        terms.append(
          .plus(
            "safe area \(edge.rawValue) of '\(configuration.views[superview].id)'",
            available[edge], Metric(.view(superview), .safeAreaInsets(edge))))
        if gap > 0 { terms.append(.minus("distance from its edge", gap)) }
      }
      trace.note(
        Metric(.view(index), .safeAreaInsets(edge)),
        Derivation(
          absorbed[edge] > 0 ? .safeAreaAbsorbed : .safeArea, value: value, sum: terms))
    }
  }

  /// Takes the safe area into the adjusted content inset; the offset follows.
  private mutating func adjustContentInset(of index: Int) {
    let adjustment = InsetAdjustment(
      behavior: states[index].traits.adjustmentBehavior,
      isScrollEnabled: states[index].traits.isScrollEnabled,
      bouncesAlways: states[index].traits.bouncesAlways,
      isContentScrollView: isContentScrollView(index))
    var system = adjustment.contribution(
      safeArea: states[index].safeAreaInsets, contentSize: states[index].contentSize,
      frame: states[index].frame)
    states[index].absorbedSafeArea = system
    let keyboard = states[index].keyboardHeight
    if keyboard > 0, adjustsForKeyboard(index) {
      system.bottom = KeyboardInset.bottom(safeArea: system.bottom, keyboard: keyboard)
    }
    let refresh = refreshInset(of: index)
    var old = states[index].adjustedContentInset
    old.top -= states[index].refreshInset
    let new = states[index].contentInset + system
    system.top += refresh
    states[index].systemInset = system
    states[index].refreshInset = refresh
    if trace.isOpen {
      noteAdjustedInset(of: index, rule: adjustment.rule)
      if keyboard > 0, system.bottom == keyboard { noteKeyboard(of: index) }
    }
    moveOffset(of: index, from: old, to: new)
  }

  /// What a refresh control that is not in the bar adds at the top while it refreshes.
  private func refreshInset(of index: Int) -> Double {
    let isModern = configuration.platform.os.major >= 13
    guard isModern, isInWindow, states[index].isRefreshing, !isRefreshingInBar else { return 0 }
    return RefreshControlRule.height
  }

  private func isContentScrollView(_ index: Int) -> Bool {
    configuration.container.isPresent
      && configuration.controller.automaticallyAdjustsScrollViewInsets
      && contentScrollView == index
  }

  private func adjustsForKeyboard(_ index: Int) -> Bool {
    index == 0 && configuration.controller.controllerClass == .tableViewController
  }

  /// The adjustment of iOS 7 to 10, which changes the content inset itself, and changes it again
  /// where the bars have changed.
  private mutating func adjustAutomatically() {
    guard let index = automaticallyAdjusted else { return }
    let insets = AutomaticInsets.insets(guides: layoutGuides)
    guard states[index].automaticInset != insets else { return }
    let old = states[index].contentInset
    let change = insets - (states[index].automaticInset ?? .zero)
    states[index].automaticInset = insets
    states[index].contentInset = old + change
    states[index].scrollIndicatorInsets = states[index].scrollIndicatorInsets + change
    noteAutomaticInset(of: index, insets, change)
    moveOffset(of: index, from: old, to: states[index].contentInset)
  }
}

extension Edge {
  /// How far a frame's edge lies inside the bounds' one; negative where it sticks out.
  func distance(of frame: Rect, in bounds: Rect) -> Double {
    switch self {
    case .top: frame.minY - bounds.minY
    case .left: frame.minX - bounds.minX
    case .bottom: bounds.maxY - frame.maxY
    case .right: bounds.maxX - frame.maxX
    }
  }
}
