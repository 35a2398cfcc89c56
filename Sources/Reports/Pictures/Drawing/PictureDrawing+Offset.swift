import LayoutModel

extension PictureDrawing {
  /// How far from the corner of the frame the arrow of a vertical offset stands.
  private static let arrowInset = 20.0

  /// Draws the offset: from the origin of the content to that of the bounds, on each axis.
  mutating func drawOffset(_ content: ContentScene) {
    let frame = drawn(content.frame)
    let origin = (x: drawn(x: content.rect.minX), y: drawn(y: content.rect.minY))
    if content.offset.y != 0, content.offset.y.isFinite {
      let x = frame.minX + min(Self.arrowInset, frame.size.width / 4)
      drawArrow((x, origin.y), (x, frame.minY), isVertical: true)
      let middle = (origin.y + frame.minY) / 2
      place(
        Self.tag(.y, content.offset.y),
        at: [middle, frame.minY + 12, frame.minY - 12].map {
          (x + 10, $0)
        })
    }
    if content.offset.x != 0, content.offset.x.isFinite {
      let isTaken = content.offset.y != 0
      let y =
        frame.minY + (isTaken ? frame.size.height * 0.6 : min(26, frame.size.height / 2))
      drawArrow((origin.x, y), (frame.minX, y), isVertical: false)
      let tag = Self.tag(.x, content.offset.x)
      let start = max(left + 6, (origin.x + frame.minX - tag.width) / 2)
      place(tag, at: [(start, y + 16), (start, y - 16)])
    }
    writer.dot(origin, radius: 3.6, "pl-offset-head")
  }

  /// How much room the tag of the offset needs to the right of the picture itself.
  static func tagOverhang(of scene: PictureScene, x: BrokenAxis) -> Double {
    guard let content = scene.content else { return 0 }
    let start = x.position(content.frame.minX) + arrowInset + 10
    let widths = Axis.allCases.filter { content.offset[$0] != 0 && content.offset[$0].isFinite }
      .map { tag($0, content.offset[$0]).width }
    return max(0, start + (widths.max() ?? -start) + 8 - x.length)
  }

  private static func tag(_ axis: Axis, _ value: Double) -> DrawnLabel {
    DrawnLabel(
      text: "contentOffset.\(axis.rawValue)", number: PointText.format(value), face: .emphasis,
      color: "pl-offset-text")
  }

  private mutating func drawArrow(
    _ from: SVGWriter.Position, _ to: SVGWriter.Position, isVertical: Bool
  ) {
    let way = isVertical ? to.y - from.y : to.x - from.x
    let sign = way < 0 ? -1.0 : 1.0
    let unit: SVGWriter.Position = isVertical ? (0, sign) : (sign, 0)
    let head = min(11, max(6, way.magnitude * 0.6))
    writer.line(from, (to.x - unit.x * head * 0.8, to.y - unit.y * head * 0.8), "pl-offset")
    writer.arrowhead(at: to, direction: unit, length: head, width: head * 0.85, "pl-offset-head")
    let foot: SVGWriter.Position = isVertical ? (7, 0) : (0, 7)
    writer.line((from.x - foot.x, from.y - foot.y), (from.x + foot.x, from.y + foot.y), "pl-offset")
    occupied.append(
      isVertical
        ? Rect(x: to.x - 5, y: min(from.y, to.y), width: 10, height: way.magnitude)
        : Rect(x: min(from.x, to.x), y: to.y - 5, width: way.magnitude, height: 10))
  }

  /// Draws the tag of an arrow at the first of some places that is free and in the picture.
  private mutating func place(_ tag: DrawnLabel, at places: [SVGWriter.Position]) {
    let end = area.maxX + overhang - 6
    let candidates = places.map { tag.at(max(6, min($0.x, end - tag.width)), $0.y) }
    let free = candidates.filter { isFree($0.frame) }
    guard let chosen = free.first(where: { isInside($0.frame) }) ?? free.first ?? candidates.first
    else { return }
    let room = chosen.frame
    writer.rect(
      Rect(
        x: room.minX - 5, y: room.minY - 2, width: room.size.width + 10,
        height: room.size.height + 4), "pl-tag", radius: 4)
    writer.label(chosen)
    occupied.append(room.inset(by: EdgeInsets(top: -5, left: -8, bottom: -5, right: -8)))
  }

  private func isInside(_ room: Rect) -> Bool {
    room.minY >= area.minY && room.maxY <= area.maxY
  }
}
