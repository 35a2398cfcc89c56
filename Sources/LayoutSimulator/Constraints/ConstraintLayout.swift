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

  private(set) var results: [Result]
  private(set) var gaps: [ModelGap] = []

  private let views: [ViewConfiguration]
  private let states: [ViewState]
  private var isConstrained: [(x: Bool, y: Bool)]

  private enum Kind: Int { case x, y, width, height, contentWidth, contentHeight }
  private static let kinds = 6

  /// Solves the constraints of all views; unconstrained frames are taken as they stand.
  init(_ views: [ViewConfiguration], states: [ViewState]) {
    self.views = views
    self.states = states
    isConstrained = views.map { view in
      (
        view.constraints.contains { $0.attribute.axis == .x },
        view.constraints.contains { $0.attribute.axis == .y }
      )
    }
    results = Array(repeating: Result(), count: views.count)
    solve()
  }

  private mutating func solve() {
    var system = LinearSystem(variableCount: views.count * Self.kinds)
    var sources: [(view: Int, constraint: LayoutConstraint)] = []
    for (index, view) in views.enumerated() {
      for constraint in view.constraints {
        let left = anchor(constraint.attribute, of: index, for: target(constraint) ?? index)
        let right: LinearSystem.Expression =
          switch constraint.target {
          case .none: .init(constant: constraint.constant)
          case .view(let other, let attribute):
            anchor(attribute, of: other, for: index) * constraint.multiplier
              + .init(constant: constraint.constant)
          case .safeArea(let other, let attribute):
            safeAreaAnchor(attribute, of: other) * constraint.multiplier
              + .init(constant: constraint.constant)
          }
        system.require(left, equals: right, source: sources.count)
        sources.append((index, constraint))
      }
    }
    let solution = system.solve()
    for index in views.indices {
      func value(_ kind: Kind) -> Double? { solution.values[index * Self.kinds + kind.rawValue] }
      results[index] = Result(
        origin: (value(.x), value(.y)), size: (value(.width), value(.height)),
        content: (value(.contentWidth), value(.contentHeight)))
      for axis in Axis.allCases
      where axis == .x ? isConstrained[index].x : isConstrained[index].y {
        let isKnown =
          axis == .x
          ? value(.x) != nil && value(.width) != nil : value(.y) != nil && value(.height) != nil
        if !isKnown {
          gaps.append(
            ModelGap(
              .frame(index),
              "the constraints of '\(views[index].id)' leave its \(axis == .x ? "x or width" : "y or height") open"
            ))
        }
      }
    }
    for source in solution.contradictions {
      let (view, constraint) = sources[source]
      gaps.append(
        ModelGap(
          .frame(view),
          "the constraint on '\(views[view].id)' \(constraint.attribute.rawValue) contradicts those"
            + " before it"))
    }
  }

  private func target(_ constraint: LayoutConstraint) -> Int? {
    switch constraint.target {
    case .none: nil
    case .view(let index, _), .safeArea(let index, _): index
    }
  }

  // MARK: Anchors as expressions in window coordinates

  private func variable(_ view: Int, _ kind: Kind) -> LinearSystem.Expression {
    .init(variable: view * Self.kinds + kind.rawValue)
  }

  private func position(_ view: Int, _ axis: Axis) -> LinearSystem.Expression {
    if axis == .x ? isConstrained[view].x : isConstrained[view].y {
      return variable(view, axis == .x ? .x : .y)
    }
    return .init(constant: states[view].frame.origin[axis])
  }

  private func extent(_ view: Int, _ axis: Axis) -> LinearSystem.Expression {
    if axis == .x ? isConstrained[view].x : isConstrained[view].y {
      return variable(view, axis == .x ? .width : .height)
    }
    return .init(constant: states[view].boundsSize[axis])
  }

  /// Where a view's frame begins, in window coordinates.
  private func origin(_ view: Int, _ axis: Axis) -> LinearSystem.Expression {
    guard let superview = views[view].superview else { return position(view, axis) }
    return contentOrigin(superview, axis) + position(view, axis)
  }

  /// Where the zero of a view's bounds coordinates lies, in window coordinates.
  private func contentOrigin(_ view: Int, _ axis: Axis) -> LinearSystem.Expression {
    origin(view, axis) + .init(constant: -states[view].boundsOrigin[axis])
  }

  /// An attribute of a view as a constraint between it and `other` means it.
  private func anchor(
    _ attribute: LayoutAttribute, of view: Int, for other: Int
  ) -> LinearSystem.Expression {
    let axis = attribute.axis
    if views[view].viewClass.isScrollView, isDescendant(other, of: view) {
      switch attribute {
      case .left, .top: return contentOrigin(view, axis)
      case .right, .bottom:
        return contentOrigin(view, axis)
          + variable(view, axis == .x ? .contentWidth : .contentHeight)
      case .width, .height, .centerX, .centerY: break
      }
    }
    switch attribute {
    case .left, .top: return origin(view, axis)
    case .right, .bottom: return origin(view, axis) + extent(view, axis)
    case .width, .height: return extent(view, axis)
    case .centerX, .centerY: return origin(view, axis) + extent(view, axis) * 0.5
    }
  }

  private func safeAreaAnchor(_ attribute: LayoutAttribute, of view: Int) -> LinearSystem.Expression
  {
    let axis = attribute.axis
    let insets = states[view].safeAreaInsets
    let start = origin(view, axis) + .init(constant: insets.leading(axis))
    let length =
      extent(view, axis) + .init(constant: -insets.leading(axis) - insets.trailing(axis))
    switch attribute {
    case .left, .top: return start
    case .right, .bottom: return start + length
    case .width, .height: return length
    case .centerX, .centerY: return start + length * 0.5
    }
  }

  private func isDescendant(_ view: Int, of ancestor: Int) -> Bool {
    var current = views[view].superview
    while let index = current {
      if index == ancestor { return true }
      current = views[index].superview
    }
    return false
  }
}
