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
    placeControllerView()
    layOutConstraints()
    for index in configuration.views.indices { layOutView(index) }
    if dependsOnInnerSafeArea {
      layOutConstraints()
      for index in configuration.views.indices { layOutView(index) }
    }
    if !hasSafeArea { adjustAutomatically() }
  }

  private mutating func placeControllerView() {
    let layout = ExtendedLayout(configuration)
    states[0].frame =
      configuration.views[0].frame ?? layout.viewFrame(in: bars.layout, screen: screen)
    if configuration.views[0].frame == nil {
      layout.note(states[0].frame, bars: bars, screen: screen, into: &trace)
    }
    if hasSafeArea { setControllerSafeArea() }
  }

  private mutating func setControllerSafeArea() {
    let additional = configuration.controller.additionalSafeAreaInsets
    let overlap = SafeAreaOverlap.insets(
      of: states[0].frame, in: screen.bounds, parent: bars.safeAreaInsets)
    states[0].safeAreaInsets = overlap + additional
    guard trace.isOpen else { return }
    let frame = states[0].frame
    for edge in Edge.allCases {
      let gap = distance(edge, of: frame, in: screen.bounds)
      var terms = overlap[edge] > 0 ? bars.terms(edge) : []
      if overlap[edge] > 0 && gap > 0 { terms.append(.minus("view's distance", gap)) }
      if additional[edge] != 0 {
        terms.append(.plus("additionalSafeAreaInsets.\(edge.rawValue)", additional[edge]))
      }
      trace.note(
        Metric(.view(0), .safeAreaInsets(edge)),
        Derivation(
          additional[edge] == 0 ? .safeArea : .additionalSafeArea,
          value: overlap[edge] + additional[edge], sum: terms))
    }
  }

  // MARK: Constraints

  private var hasConstraints: Bool {
    configuration.views.contains { !$0.constraints.isEmpty }
  }

  /// Whether a constraint speaks of the safe area of another view than the controller's, which is
  /// known only after frames are.
  private var dependsOnInnerSafeArea: Bool {
    hasConstraints
      && configuration.views.contains { view in
        view.constraints.contains {
          if case .safeArea(let other, _) = $0.target { other != 0 } else { false }
        }
      }
  }

  private mutating func layOutConstraints() {
    guard hasConstraints else { return }
    let layout = ConstraintLayout(configuration.views, states: states)
    for gap in layout.gaps where !gaps.contains(gap) { gaps.append(gap) }
    for (index, result) in layout.results.enumerated() {
      if let x = result.origin.x { states[index].frame.origin.x = x }
      if let y = result.origin.y { states[index].frame.origin.y = y }
      if let width = result.size.width { states[index].frame.size.width = width }
      if let height = result.size.height { states[index].frame.size.height = height }
      if !configuration.views[index].constraints.isEmpty {
        noteFrame(of: index, rule: .constraintFrame)
      }
      var size = states[index].contentSize
      if let width = result.content.width { size.width = width }
      if let height = result.content.height { size.height = height }
      if result.content.width != nil || result.content.height != nil {
        setContentSize(size, of: index, rule: .constraintContentSize)
      }
    }
  }

  // MARK: One view

  private mutating func layOutView(_ index: Int) {
    if index > 0, hasSafeArea { handDownSafeArea(to: index) }
    if configuration.views[index].table != nil { layOutTable(index) }
    if hasSafeArea, configuration.views[index].scroll != nil { adjustContentInset(of: index) }
  }

  private mutating func handDownSafeArea(to index: Int) {
    guard let superview = configuration.views[index].superview else { return }
    let parent = states[superview]
    let absorbed = parent.systemInset
    let available = EdgeInsets(
      top: parent.safeAreaInsets.top - absorbed.top,
      left: parent.safeAreaInsets.left - absorbed.left,
      bottom: parent.safeAreaInsets.bottom - absorbed.bottom,
      right: parent.safeAreaInsets.right - absorbed.right)
    let frame = states[index].frame
    states[index].safeAreaInsets = SafeAreaOverlap.insets(
      of: frame, in: parent.bounds, parent: available)
    guard trace.isOpen else { return }
    for edge in Edge.allCases {
      let value = states[index].safeAreaInsets[edge]
      let gap = distance(edge, of: frame, in: parent.bounds)
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

  private mutating func layOutTable(_ index: Int) {
    guard let table = configuration.views[index].table else { return }
    let width = states[index].frame.size.width
    let content = TableContent(table, os: configuration.platform.os, width: width)
    tables[index] = content.layout
    if let reason = content.gap {
      let gap = ModelGap(.content(index), reason)
      if !gaps.contains(gap) { gaps.append(gap) }
    }
    states[index].contentSize = Size(width: width, height: content.layout.contentHeight)
    guard trace.isOpen else { return }
    trace.note(
      Metric(.view(index), .contentSize(.y)),
      Derivation(
        .tableContentHeight, value: content.layout.contentHeight, sum: content.terms))
    trace.note(
      Metric(.view(index), .contentSize(.x)),
      Derivation(
        .tableContentWidth, value: width,
        sum: [.plus("table's width", width, Metric(.view(index), .frame(.width)))]))
  }

  /// Takes the safe area into the adjusted content inset; the offset follows.
  private mutating func adjustContentInset(of index: Int) {
    guard let scroll = configuration.views[index].scroll else { return }
    let isTable = configuration.views[index].table != nil
    let adjustment = InsetAdjustment(
      behavior: scroll.contentInsetAdjustmentBehavior,
      isScrollEnabled: scroll.isScrollEnabled,
      bouncesAlways: (
        scroll.alwaysBounceHorizontal ?? false, scroll.alwaysBounceVertical ?? isTable
      ),
      isContentScrollView: isContentScrollView(index))
    let contribution = adjustment.contribution(
      safeArea: states[index].safeAreaInsets, contentSize: states[index].contentSize,
      frame: states[index].frame)
    let change = difference(contribution, states[index].systemInset)
    states[index].systemInset = contribution
    noteAdjustedInset(of: index, rule: adjustment.rule)
    moveOffset(of: index, byInsetChange: change)
  }

  private func isContentScrollView(_ index: Int) -> Bool {
    configuration.container.isPresent
      && configuration.controller.automaticallyAdjustsScrollViewInsets
      && ContentScrollView.index(in: configuration.views) == index
  }

  /// The adjustment of iOS 7 to 10, which changes the content inset itself.
  private mutating func adjustAutomatically() {
    guard let index = AutomaticInsets.scrollView(of: configuration),
      states[index].systemInsetBeforeSafeAreas == nil
    else { return }
    let insets = AutomaticInsets.insets(
      viewFrame: states[0].frame, bars: bars, screen: screen)
    states[index].systemInsetBeforeSafeAreas = insets
    states[index].contentInset = states[index].contentInset + insets
    states[index].scrollIndicatorInsets = states[index].scrollIndicatorInsets + insets
    noteAutomaticInset(of: index, insets)
    moveOffset(of: index, byInsetChange: insets)
  }

  // MARK: Distances

  private func distance(_ edge: Edge, of frame: Rect, in bounds: Rect) -> Double {
    switch edge {
    case .top: frame.minY - bounds.minY
    case .left: frame.minX - bounds.minX
    case .bottom: bounds.maxY - frame.maxY
    case .right: bounds.maxX - frame.maxX
    }
  }

  private func difference(_ a: EdgeInsets, _ b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top - b.top, left: a.left - b.left, bottom: a.bottom - b.bottom,
      right: a.right - b.right)
  }
}
