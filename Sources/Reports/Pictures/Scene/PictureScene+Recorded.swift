import LayoutModel

extension PictureScene {
  /// The content and the frames as they were recorded, where a number of them deviates.
  var recordedRects: [Rect] {
    var content = content?.rect
    var frame = focusFrame
    var (movesContent, movesFrame) = (false, false)
    for comparison in comparisons where PictureFocus.isOff(comparison.verdict) {
      guard case .number(let recorded) = comparison.recorded, recorded.isFinite,
        case .number(let computed)? = comparison.computed, computed.isFinite,
        let metric = try? MetricPath.resolve(comparison.metric, in: configuration),
        metric.subject == .view(focus)
      else { continue }
      let difference = recorded - computed
      switch metric.property {
      case .contentOffset(let axis):
        content?.origin[axis] -= difference
        movesContent = true
      case .contentSize(let axis):
        content?.size[axis] += difference
        movesContent = true
      case .frame(.x):
        frame.origin.x += difference
        movesFrame = true
      case .frame(.y):
        frame.origin.y += difference
        movesFrame = true
      case .frame(.width):
        frame.size.width += difference
        movesFrame = true
      case .frame(.height):
        frame.size.height += difference
        movesFrame = true
      default: break
      }
    }
    let rects = [movesContent ? content : nil, movesFrame ? frame : nil]
    return rects.compactMap(\.self).map { Self.clipped($0) }
  }
}
