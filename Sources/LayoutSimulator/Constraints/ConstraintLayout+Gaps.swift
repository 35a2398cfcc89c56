import LayoutModel

/// What is wrong with the constraints: frames left open, ambiguous content, contradictions.
extension ConstraintLayout {
  mutating func noteOpenFrames() {
    for index in views.indices where !views[index].constraints.isEmpty {
      for (start, extent, words) in [
        (Kind.x, Kind.width, "x or width"), (.y, .height, "y or height"),
      ] where variables[index * Self.kinds + start.rawValue] >= 0 {
        guard value(index, start) == nil || value(index, extent) == nil else { continue }
        gaps.append(
          ModelGap(
            .frame(index), "the constraints of '\(views[index].id)' leave its \(words) open"))
      }
    }
  }

  // MARK: Ambiguous content

  /// Notes the axes on which subviews are tied to a scroll view's content without determining its
  /// extent: what Interface Builder calls an ambiguous scrollable content size.
  mutating func noteAmbiguousContent() {
    for index in views.indices
    where views[index].viewClass.isScrollView && states[index].statedContentSize == nil {
      for axis in Axis.allCases
      where value(index, axis == .x ? .contentWidth : .contentHeight) == nil {
        let ties = contentTies(of: index, axis)
        guard ties.leading || ties.trailing else { continue }
        gaps.append(
          ModelGap(.contentExtent(index, axis), ambiguity(views[index].id, axis, ties)))
      }
    }
  }

  /// Whether subviews are tied to the edges of a scroll view's content.
  private func contentTies(of scrollView: Int, _ axis: Axis) -> (leading: Bool, trailing: Bool) {
    var ties = (leading: false, trailing: false)
    func tie(_ attribute: LayoutAttribute, to other: Int) {
      guard attribute.axis == axis, isContentAnchor(scrollView, for: other) else { return }
      switch attribute {
      case .left, .top: ties.leading = true
      case .right, .bottom: ties.trailing = true
      case .width, .height, .centerX, .centerY: break
      }
    }
    for index in views.indices {
      for constraint in views[index].constraints {
        if case .view(scrollView, let attribute) = constraint.target { tie(attribute, to: index) }
        if index == scrollView, let other = constraint.target.view {
          tie(constraint.attribute, to: other)
        }
      }
    }
    return ties
  }

  private func ambiguity(
    _ id: String, _ axis: Axis, _ ties: (leading: Bool, trailing: Bool)
  ) -> String {
    let extent = axis == .x ? "width" : "height"
    let (leading, trailing) = axis == .x ? ("left", "right") : ("top", "bottom")
    let missing =
      if !ties.trailing {
        "no subview is tied to '\(id)' \(trailing)"
      } else if !ties.leading {
        "no subview is tied to '\(id)' \(leading)"
      } else {
        "the chain from '\(id)' \(leading) to \(trailing) needs a \(extent)"
      }
    return "the content \(extent) of '\(id)' is ambiguous: \(missing)"
  }

  // MARK: Contradictions

  mutating func noteContradictions(_ contradictions: [Int], variableCount: Int) {
    let owners = views.indices.flatMap { view in
      views[view].constraints.indices.map { (view: view, place: $0) }
    }
    func text(_ equation: Int) -> String {
      let (view, place) = owners[equation]
      return "'\(views[view].constraints[place].text(of: view, in: views))'"
    }
    for equation in contradictions {
      let others = conflict(
        before: equation, among: (0..<equation).filter { !contradictions.contains($0) },
        owners: owners, variableCount: variableCount)
      gaps.append(
        ModelGap(
          .frame(owners[equation].view),
          others.isEmpty
            ? "the constraint \(text(equation)) can't hold"
            : "the constraint \(text(equation)) contradicts \(others.map(text).joined(separator: ", "))"
        ))
    }
  }

  /// The smallest set of constraints that cannot hold together with a later one: each of them is
  /// left out in turn, and stays out where the contradiction remains.
  ///
  /// - Complexity: as many solutions as there are constraints, and only where there is something to
  ///   report.
  private func conflict(
    before equation: Int, among candidates: [Int], owners: [(view: Int, place: Int)],
    variableCount: Int
  ) -> [Int] {
    func contradicts(_ equations: [Int]) -> Bool {
      var system = LinearSystem(
        variableCount: variableCount, equationCapacity: equations.count + 1)
      for (view, place) in (equations + [equation]).map({ owners[$0] }) {
        addEquation(views[view].constraints[place], of: view, to: &system)
      }
      return !system.solve().contradictions.isEmpty
    }
    var kept = candidates
    for candidate in candidates {
      let rest = kept.filter { $0 != candidate }
      if contradicts(rest) { kept = rest }
    }
    return kept
  }
}
