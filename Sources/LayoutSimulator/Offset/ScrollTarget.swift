import LayoutModel

extension LayoutRule {
  static let scrollRectToVisible = LayoutRule(
    "scrollRectToVisible",
    "The offset moves the least distance that brings the rectangle between the insets, inside the"
      + " range; a rectangle that is visible moves nothing.",
    .recorded, basis: "field/fd046, field/fd047")
  static let scrollToItem = LayoutRule(
    "scrollToRow, scrollToItem",
    "The row or item is aligned with the edge inside the adjusted insets or put in the middle"
      + " between them, inside the range; at the top of a plain table below its section's header,"
      + " which stays there.",
    .recorded, basis: "peer/ig-scroll-6sections-2-none, peer/ig-bottom-inset-both")
}

/// Where scrolling from code puts a rectangle of the content.
struct ScrollTarget {
  let bounds: Rect
  var inset: EdgeInsets
  let range: ContentOffsetRange

  /// The nearest offset that shows a rectangle between the insets.
  ///
  /// On an axis on which it is visible the offset stays, also beyond the range.
  func revealing(_ rect: Rect) -> Point {
    var offset = bounds.origin
    for axis in Axis.allCases { offset[axis] = nearest(rect, axis) }
    let inRange = range.clamp(offset)
    for axis in Axis.allCases where offset[axis] != bounds.origin[axis] {
      offset[axis] = inRange[axis]
    }
    return offset
  }

  private func nearest(_ rect: Rect, _ axis: Axis) -> Double {
    let offset = bounds.origin[axis]
    let first = offset + inset.leading(axis)
    let last = offset + bounds.size[axis] - inset.trailing(axis)
    let toStart = rect.minimum(axis) - inset.leading(axis)
    let toEnd = rect.maximum(axis) + inset.trailing(axis) - bounds.size[axis]
    if rect.minimum(axis) < first { return toStart }
    guard rect.maximum(axis) > last else { return offset }
    // A rectangle longer than the visible part is shown from its start.
    return rect.size[axis] > last - first ? toStart : toEnd
  }

  /// The offset that puts a rectangle at a position.
  func placing(_ rect: Rect, at position: ScrollPosition) -> Point {
    var offset = bounds.origin
    switch position {
    case .none: return revealing(rect)
    case .top: offset.y = rect.minY - inset.top
    case .bottom: offset.y = rect.maxY + inset.bottom - bounds.size.height
    case .left: offset.x = rect.minX - inset.left
    case .right: offset.x = rect.maxX + inset.right - bounds.size.width
    case .middle, .centeredVertically: offset.y = centered(rect, .y)
    case .centeredHorizontally: offset.x = centered(rect, .x)
    }
    return range.clamp(offset)
  }

  private func centered(_ rect: Rect, _ axis: Axis) -> Double {
    let visible = bounds.size[axis] - inset.leading(axis) - inset.trailing(axis)
    return rect.minimum(axis) + rect.size[axis] / 2 - inset.leading(axis) - visible / 2
  }
}
