import LayoutModel

extension LayoutRule {
  static let statedOffset = LayoutRule(
    "contentOffset", "An offset that is set is never clamped; it is rounded to whole pixels.",
    .recorded, basis: "articles/000/offset-sign-down; assignments beyond the range on iOS 26.1")
  static let offsetClampedByInset = LayoutRule(
    "contentInset", "A change of contentInset moves the offset only as far as its range demands.",
    .recorded, basis: "articles/000/cells-inset, articles/004/inset-does-not-move-content")
  static let offsetClampedByBounds = LayoutRule(
    "bounds",
    "When the bounds' size changes, the offset is clamped to the range of the content at that time.",
    .inferred, basis: "field/fc098")
  static let reloadData = LayoutRule(
    "reloadData", "When the content has become shorter, the offset is clamped to its range.",
    .documented, basis: "UITableView.reloadData()")
  static let offsetFollowsInset = LayoutRule(
    "adjustedContentInset",
    "When the system changes the inset at the top or left, the offset moves by as much, so that"
      + " content and inset keep their place.",
    .recorded, basis: "articles/002/pre11-first, articles/002/ios11-always-covered")
}

extension Simulation {
  /// `contentOffset =`: to whole pixels, without clamping.
  mutating func setContentOffset(_ offset: Point, of index: Int) {
    motions.stop(index)
    hasLaidOutScrolled = false
    states[index].boundsOrigin = grid.round(offset)
    guard trace.isOpen else { return }
    for axis in Axis.allCases {
      let value = states[index].boundsOrigin[axis]
      noteOffset(
        of: index, axis, Derivation(.statedOffset, value: value, sum: [.plus("set", value)]))
    }
  }

  /// `contentInset =`: the offset is clamped to the new range, or heads for it if it is moving.
  mutating func setContentInset(_ inset: EdgeInsets, of index: Int) {
    let distance = distanceFromTop(index)
    states[index].contentInset = inset
    clampOffset(of: index, rule: .offsetClampedByInset)
    growInset(of: index, by: distanceFromTop(index) - distance)
  }

  /// Clamps an offset at rest to its range; content that moves by itself heads for it instead, and
  /// under a finger nothing happens.
  mutating func clampOffset(
    of index: Int, on axes: [Axis] = Axis.allCases, rule: @autoclosure () -> LayoutRule
  ) {
    guard motions[index].finger == nil else { return }
    let range = states[index].offsetRange
    if motions[index].isDecelerating {
      retarget(index, to: range)
      return
    }
    let clamped = range.clamp(states[index].boundsOrigin)
    for axis in axes where clamped[axis] != states[index].boundsOrigin[axis] {
      states[index].boundsOrigin[axis] = clamped[axis]
      noteRest(of: index, axis, rule: rule())
    }
  }

  /// The axes on which an offset lies in its range, but for the pixel to which it was rounded.
  func axesInRange(of index: Int) -> [Axis] {
    let offset = states[index].boundsOrigin
    let clamped = states[index].offsetRange.clamp(offset)
    return Axis.allCases.filter {
      abs(clamped[$0] - offset[$0]) * grid.scale <= 0.5 + 1e-6
    }
  }

  mutating func setContentSize(
    _ size: Size, of index: Int, rule: @autoclosure () -> LayoutRule
  ) {
    states[index].contentSize = size
    guard trace.isOpen else { return }
    let rule = rule()
    for axis in Axis.allCases {
      trace.note(
        Metric(.view(index), .contentSize(axis)),
        Derivation(
          rule, value: size[axis], sum: [.plus(axis == .x ? "width" : "height", size[axis])]))
    }
  }

  /// Moves the offset with a change of the adjusted inset that the system makes at top and left.
  ///
  /// What stays is the distance scrolled, so that content at the end of its range stays there to the
  /// bit, however often its inset changes.
  mutating func moveOffset(of index: Int, from old: EdgeInsets, to new: EdgeInsets) {
    for axis in Axis.allCases where old.leading(axis) != new.leading(axis) {
      let before = states[index].boundsOrigin[axis]
      states[index].boundsOrigin[axis] = before + old.leading(axis) - new.leading(axis)
      guard trace.isOpen else { continue }
      let value = states[index].boundsOrigin[axis]
      if value == states[index].offsetRange.minimum[axis] {
        noteRest(of: index, axis, rule: .offsetFollowsInset)
      } else {
        noteOffset(
          of: index, axis,
          Derivation(
            .offsetFollowsInset, value: value,
            sum: [
              .plus("offset before", before),
              .minus("change of the adjusted inset", new.leading(axis) - old.leading(axis)),
            ]))
      }
    }
  }
}
