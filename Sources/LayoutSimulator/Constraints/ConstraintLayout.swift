import LayoutModel

extension LayoutRule {
  static let constraintFrame = LayoutRule(
    "Auto Layout", "The frame follows from the view's constraints.", .documented,
    basis: "NSLayoutConstraint; articles/004/frame-from-constraints")
  static let constraintContentSize = LayoutRule(
    "Auto Layout in a scroll view",
    "Constraints between a subview and the edges of its scroll view speak of the content, those on"
      + " width, height and center of the frame; a chain from edge to edge gives the content size.",
    .documented, basis: "Apple Technical Note TN2154; articles/004/autolayout-content-size")
}

/// Frames and content sizes from constraints.
///
/// Positions of all views are put in window coordinates, so that a constraint to a view outside of
/// the scroll view holds the subview where it is on the screen (it floats over the content and
/// gives no content size). A view that has a constraint on an axis has its frame on that axis from
/// constraints alone.
struct ConstraintLayout {
  /// The solved frame numbers and content extents of one view; nil where nothing determines them.
  struct Result {
    var origin: (x: Double?, y: Double?) = (nil, nil)
    var size: (width: Double?, height: Double?) = (nil, nil)
    var content: (width: Double?, height: Double?) = (nil, nil)
  }

  var gaps: [ModelGap] = []
  let views: [ViewConfiguration]
  let states: [ViewState]
  /// The variable of each number of each view; -1 for numbers that are known.
  private(set) var variables: [Int]
  private var values: [Double?] = []

  enum Kind: Int, CaseIterable { case x, y, width, height, contentWidth, contentHeight }
  static let kinds = Kind.allCases.count

  /// Solves the constraints of all views; unconstrained frames are taken as they stand.
  init(_ views: [ViewConfiguration], states: [ViewState]) {
    self.views = views
    self.states = states
    variables = Array(repeating: -1, count: views.count * Self.kinds)
    let (variableCount, equationCount) = countVariables()
    var system = LinearSystem(variableCount: variableCount, equationCapacity: equationCount)
    for index in views.indices {
      for place in views[index].constraints.indices {
        addEquation(views[index].constraints[place], of: index, to: &system)
      }
    }
    let solution = system.solve()
    values = solution.values
    noteOpenFrames()
    noteAmbiguousContent()
    if !solution.contradictions.isEmpty {
      noteContradictions(solution.contradictions, variableCount: variableCount)
    }
  }

  /// What the constraints say of a view.
  func result(_ index: Int) -> Result {
    Result(
      origin: (value(index, .x), value(index, .y)),
      size: (value(index, .width), value(index, .height)),
      content: (value(index, .contentWidth), value(index, .contentHeight)))
  }

  func value(_ view: Int, _ kind: Kind) -> Double? {
    let variable = variables[view * Self.kinds + kind.rawValue]
    return variable < 0 ? nil : values[variable]
  }

  // MARK: Variables and equations

  private mutating func countVariables() -> (variables: Int, equations: Int) {
    var count = 0
    var equations = 0
    func add(_ view: Int, _ kind: Kind, to variables: inout [Int]) {
      guard variables[view * Self.kinds + kind.rawValue] < 0 else { return }
      variables[view * Self.kinds + kind.rawValue] = count
      count += 1
    }
    // Edges of a scroll view's content, on whichever side of the constraint they stand.
    func addContent(_ attribute: LayoutAttribute, of view: Int, for other: Int) {
      guard attribute == .right || attribute == .bottom, isContentAnchor(view, for: other) else {
        return
      }
      add(view, attribute == .right ? .contentWidth : .contentHeight, to: &variables)
    }
    for index in views.indices {
      equations += views[index].constraints.count
      for place in views[index].constraints.indices {
        let attribute = views[index].constraints[place].attribute
        let target = views[index].constraints[place].target
        if case .view(let other, let otherAttribute) = target {
          addContent(otherAttribute, of: other, for: index)
        }
        if let other = target.view {
          addContent(attribute, of: index, for: other)
          // A constraint on the content's edges says nothing of the scroll view's frame.
          if attribute.isEdge, isContentAnchor(index, for: other) { continue }
        }
        add(index, attribute.axis == .x ? .x : .y, to: &variables)
        add(index, attribute.axis == .x ? .width : .height, to: &variables)
      }
    }
    return (count, equations)
  }

  func addEquation(
    _ constraint: LayoutConstraint, of view: Int, to system: inout LinearSystem
  ) {
    system.beginEquation()
    var other: Int?
    switch constraint.target {
    case .none: break
    case .view(let target, let attribute):
      other = target
      add(attribute, of: target, for: view, times: -constraint.multiplier, to: &system)
    case .safeArea(let target, let attribute):
      other = target
      addSafeArea(attribute, of: target, times: -constraint.multiplier, to: &system)
    }
    add(constraint.attribute, of: view, for: other ?? view, times: 1, to: &system)
    system.add(constant: -constraint.constant)
  }

  // MARK: Anchors in window coordinates

  private func add(
    _ view: Int, _ kind: Kind, known: Double, times factor: Double, to system: inout LinearSystem
  ) {
    let variable = variables[view * Self.kinds + kind.rawValue]
    if variable >= 0 {
      system.add(factor, variable: variable)
    } else {
      system.add(constant: factor * known)
    }
  }

  private func addExtent(
    _ view: Int, _ axis: Axis, times factor: Double, to system: inout LinearSystem
  ) {
    add(
      view, axis == .x ? .width : .height, known: states[view].boundsSize[axis], times: factor,
      to: &system)
  }

  /// Where a view's frame begins.
  private func addOrigin(
    _ view: Int, _ axis: Axis, times factor: Double, to system: inout LinearSystem
  ) {
    var current = view
    while true {
      add(
        current, axis == .x ? .x : .y, known: states[current].frame.origin[axis], times: factor,
        to: &system)
      guard let superview = views[current].superview else { return }
      system.add(constant: -factor * states[superview].boundsOrigin[axis])
      current = superview
    }
  }

  /// An attribute of a view as a constraint between it and `other` means it.
  private func add(
    _ attribute: LayoutAttribute, of view: Int, for other: Int, times factor: Double,
    to system: inout LinearSystem
  ) {
    let axis = attribute.axis
    let isContent = isContentAnchor(view, for: other)
    switch attribute {
    case .width, .height: addExtent(view, axis, times: factor, to: &system)
    case .centerX, .centerY:
      addOrigin(view, axis, times: factor, to: &system)
      addExtent(view, axis, times: factor / 2, to: &system)
    case .left, .top, .right, .bottom:
      addOrigin(view, axis, times: factor, to: &system)
      if isContent { system.add(constant: -factor * states[view].boundsOrigin[axis]) }
      guard attribute == .right || attribute == .bottom else { return }
      if isContent {
        add(
          view, axis == .x ? .contentWidth : .contentHeight, known: 0, times: factor, to: &system)
      } else {
        addExtent(view, axis, times: factor, to: &system)
      }
    }
  }

  private func addSafeArea(
    _ attribute: LayoutAttribute, of view: Int, times factor: Double,
    to system: inout LinearSystem
  ) {
    let axis = attribute.axis
    let leading = states[view].safeAreaInsets.leading(axis)
    let trailing = states[view].safeAreaInsets.trailing(axis)
    if !attribute.isDimension { addOrigin(view, axis, times: factor, to: &system) }
    switch attribute {
    case .left, .top: system.add(constant: factor * leading)
    case .right, .bottom:
      addExtent(view, axis, times: factor, to: &system)
      system.add(constant: -factor * trailing)
    case .centerX, .centerY:
      addExtent(view, axis, times: factor / 2, to: &system)
      system.add(constant: factor * (leading - trailing) / 2)
    case .width, .height:
      addExtent(view, axis, times: factor, to: &system)
      system.add(constant: -factor * (leading + trailing))
    }
  }

  func isContentAnchor(_ view: Int, for other: Int) -> Bool {
    Self.isContentAnchor(view, for: other, in: views)
  }

  /// Whether edges of a view mean its content for a constraint with `other`: a scroll view around it.
  static func isContentAnchor(
    _ view: Int, for other: Int, in views: [ViewConfiguration]
  ) -> Bool {
    guard views[view].viewClass.isScrollView else { return false }
    var current = views[other].superview
    while let index = current {
      if index == view { return true }
      current = views[index].superview
    }
    return false
  }
}
