import LayoutModel

extension PictureDrawing {
  private static let bezel = EdgeInsets(top: -7, left: -7, bottom: -7, right: -7)

  /// Draws the screen with everything on it, from back to front.
  mutating func drawShapes() {
    let device = drawn(scene.screen).inset(by: Self.bezel)
    writer.rect(device, "pl-device", radius: 12)
    writer.rect(drawn(scene.screen), "pl-screen")
    if let content = scene.content { drawContent(content) }
    for box in scene.boxes where !box.isInFocus { writer.rect(drawn(box.frame), "pl-box") }
    for bar in scene.bars { writer.rect(drawn(bar.frame), "pl-bar") }
    if let content = scene.content {
      for part in content.parts where isShown(part.rect) {
        writer.rect(drawn(part.rect), "pl-part")
      }
      drawBands(content)
    }
    for box in scene.boxes where box.isInFocus && isShown(box.frame) {
      let seen = box.frame.intersection(scene.focusFrame).size
      let isSeen = scene.content == nil || (seen.width > 0 && seen.height > 0)
      writer.rect(drawn(box.frame), isSeen ? "pl-box" : "pl-box pl-unseen")
    }
    drawSafeArea()
    writer.rect(drawn(scene.focusFrame), "pl-view")
    drawBreaks()
    if let content = scene.content { drawOffset(content) }
    drawNames()
  }

  /// Draws the safe area as a rectangle, and layout guides, which have no sides, as lines.
  private mutating func drawSafeArea() {
    guard let (area, insets) = scene.safeArea else { return }
    let rect = drawn(area)
    if scene.layout.hasSafeAreas { return writer.rect(rect, "pl-safe") }
    for (y, inset) in [(rect.minY, insets.top), (rect.maxY, insets.bottom)] where inset != 0 {
      writer.line((rect.minX, y), (rect.maxX, y), "pl-safe")
    }
  }

  private func isShown(_ rect: Rect) -> Bool {
    x.shows(rect.minX, max(rect.maxX, rect.minX + 0.01))
      && y.shows(rect.minY, max(rect.maxY, rect.minY + 0.01))
  }

  /// Draws the content: what is in the frame filled, its outline dashed wherever it lies.
  private mutating func drawContent(_ content: ContentScene) {
    let seen = content.rect.intersection(content.frame)
    if seen.size.width > 0, seen.size.height > 0 { writer.rect(drawn(seen), "pl-content") }
    var lines: [[SVGWriter.Position]] = []
    var last = -Double.infinity
    for row in content.rows {
      let rect = drawn(row.rect.intersection(content.frame))
      guard rect.size.width > 0, rect.size.height > 0 else { continue }
      if scene.layout.views[content.view].table == nil {
        writer.rect(rect, "pl-row")
      } else if row.rect.maxY <= content.frame.maxY, rect.maxY - last >= 3 {
        last = rect.maxY
        lines.append([(rect.minX, rect.maxY), (rect.maxX, rect.maxY)])
      }
    }
    writer.path(lines, "pl-row")
    writer.rect(drawn(content.rect), "pl-content-edge")
  }

  private mutating func drawBands(_ content: ContentScene) {
    for band in content.bands where isShown(band.rect) {
      let rect = drawn(band.rect)
      let isAdded = band.kind == .added
      let lines = Hatching.lines(in: rect, pitch: isAdded ? 7 : 9, isAscending: !isAdded)
      let name = isAdded ? "pl-added" : "pl-inset"
      writer.path(lines, name)
      writer.rect(rect, name)
    }
  }

  /// Cuts what reaches over a break, and marks the cut on both sides.
  private mutating func drawBreaks() {
    var rects = [scene.focusFrame]
    if let content = scene.content { rects += [content.rect] + content.bands.map(\.rect) }
    rects += scene.boxes.map(\.frame)
    for gap in y.breaks {
      let (low, high) = (top + gap.lowerBound + 2, top + gap.upperBound - 2)
      let crossing = rects.map { drawn($0) }.filter { $0.minY < low && $0.maxY > high }
      guard let (from, to) = Self.extent(crossing, \.minX, \.maxX) else { continue }
      drawBreak(from: from, to: to, low: low, high: high) { ($0, $1) }
    }
    for gap in x.breaks {
      let (low, high) = (left + gap.lowerBound + 2, left + gap.upperBound - 2)
      let crossing = rects.map { drawn($0) }.filter { $0.minX < low && $0.maxX > high }
      guard let (from, to) = Self.extent(crossing, \.minY, \.maxY) else { continue }
      drawBreak(from: from, to: to, low: low, high: high) { ($1, $0) }
    }
  }

  private static func extent(
    _ rects: [Rect], _ low: KeyPath<Rect, Double>, _ high: KeyPath<Rect, Double>
  ) -> (Double, Double)? {
    guard let from = rects.map({ $0[keyPath: low] }).min(),
      let to = rects.map({ $0[keyPath: high] }).max()
    else { return nil }
    return (from - 4, to + 4)
  }

  private mutating func drawBreak(
    from: Double, to: Double, low: Double, high: Double,
    _ position: (Double, Double) -> SVGWriter.Position
  ) {
    let count = max(2, Int(((to - from) / 9).rounded()))
    func zigzag(_ base: Double) -> [SVGWriter.Position] {
      (0...count).map { index in
        position(
          from + (to - from) * Double(index) / Double(count), base + (index % 2 == 0 ? 2 : -2))
      }
    }
    let (first, last) = (position(from, low - 3), position(to, high + 3))
    occupied.append(
      Rect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y))
    writer.path([zigzag(low) + zigzag(high).reversed()], "pl-break", isClosed: true)
    writer.path([zigzag(low), zigzag(high)], "pl-break-edge")
  }

  // MARK: The offset

  /// Draws the offset: from the origin of the content to that of the bounds, on each axis.
  private mutating func drawOffset(_ content: ContentScene) {
    let frame = drawn(content.frame)
    let origin = (x: drawn(x: content.rect.minX), y: drawn(y: content.rect.minY))
    let inset = min(20, frame.size.width / 4)
    if content.offset.y != 0, content.offset.y.isFinite {
      let x = frame.minX + inset
      drawArrow((x, origin.y), (x, frame.minY), isVertical: true)
      place(tag: "contentOffset.y", content.offset.y) { label in
        let middle = (origin.y + frame.minY) / 2
        return [
          label.at(x + 10, middle), label.at(x + 10, frame.minY + 12),
          label.at(x + 10, frame.minY - 12),
        ]
      }
    }
    if content.offset.x != 0, content.offset.x.isFinite {
      let isLow = content.offset.y != 0
      let y =
        isLow ? frame.minY + frame.size.height * 0.6 : frame.minY + min(26, frame.size.height / 2)
      drawArrow((origin.x, y), (frame.minX, y), isVertical: false)
      let lowest = left + 4
      place(tag: "contentOffset.x", content.offset.x) { label in
        let middle = (origin.x + frame.minX) / 2 - label.width / 2
        return [label.at(max(lowest, middle), y + 15), label.at(max(lowest, middle), y - 15)]
      }
    }
    writer.dot(origin, radius: 3.6, "pl-offset-head")
  }

  private mutating func drawArrow(
    _ from: SVGWriter.Position, _ to: SVGWriter.Position, isVertical: Bool
  ) {
    let way = isVertical ? to.y - from.y : to.x - from.x
    let sign = way < 0 ? -1.0 : 1.0
    let unit: SVGWriter.Position = isVertical ? (0, sign) : (sign, 0)
    let head = min(11, max(6, way.magnitude * 0.6))
    writer.line(
      from, (to.x - unit.x * head * 0.8, to.y - unit.y * head * 0.8), "pl-offset")
    writer.arrowhead(at: to, direction: unit, length: head, width: head * 0.85, "pl-offset-head")
    let (low, high) =
      isVertical ? (min(from.y, to.y), max(from.y, to.y)) : (min(from.x, to.x), max(from.x, to.x))
    occupied.append(
      isVertical
        ? Rect(x: to.x - 5, y: low, width: 10, height: high - low)
        : Rect(x: low, y: to.y - 5, width: high - low, height: 10))
    let bar: SVGWriter.Position = isVertical ? (7, 0) : (0, 7)
    writer.line((from.x - bar.x, from.y - bar.y), (from.x + bar.x, from.y + bar.y), "pl-offset")
  }

  /// Draws the tag of an arrow at the first of some places that is free.
  private mutating func place(
    tag name: String, _ value: Double, _ places: (DrawnLabel) -> [DrawnLabel]
  ) {
    let label = DrawnLabel(
      text: name, number: PointText.format(value), name: "pl-text pl-offset-text",
      size: Self.textSize)
    var candidates = places(label).map { candidate in
      var moved = candidate
      moved.x = max(4, min(moved.x, width - moved.width - 6))
      return moved
    }
    candidates.sort { isInside($0.frame) && !isInside($1.frame) }
    guard let chosen = candidates.first(where: { isFree($0.frame) }) ?? candidates.first else {
      return
    }
    let room = chosen.frame
    writer.rect(
      Rect(
        x: room.minX - 5, y: room.minY - 2, width: room.size.width + 10,
        height: room.size.height + 4), "pl-tag", radius: 4)
    writer.label(chosen)
    occupied.append(room.inset(by: .init(top: -5, left: -8, bottom: -5, right: -8)))
  }

  private func isInside(_ room: Rect) -> Bool {
    room.minX >= area.minX && room.maxX <= area.maxX && room.minY >= area.minY
      && room.maxY <= area.maxY
  }

  func isFree(_ room: Rect) -> Bool {
    occupied.allSatisfy { taken in
      let common = taken.intersection(room)
      return common.size.width <= 0 || common.size.height <= 0
    }
  }

  // MARK: Names inside of the picture

  /// Writes the names of parts, boxes and rows where there is room for them.
  private mutating func drawNames() {
    let focus = drawn(scene.focusFrame)
    name(scene.focusView.id, scene.focusView.viewClass.rawValue, in: focus)
    for part in scene.content?.parts ?? [] where isShown(part.rect) {
      write(part.name, "pl-small", in: drawn(part.rect))
    }
    for box in scene.boxes where isShown(box.frame) {
      write(box.name, "pl-small pl-quiet pl-plain", in: drawn(box.frame))
    }
    guard let content = scene.content else { return }
    for row in content.rows {
      let rect = drawn(row.rect.intersection(content.frame))
      guard rect.size.height >= 11 else { continue }
      write(row.name, "pl-small pl-quiet pl-plain", in: rect, atEnd: true)
    }
    let noun = content.hidden.noun
    if content.hidden.before > 0, content.rect.minY < content.frame.minY {
      let above = Rect(
        x: content.rect.minX, y: content.rect.minY, width: content.rect.size.width,
        height: content.frame.minY - content.rect.minY)
      write(
        "\(CountText.format(content.hidden.before, noun)) above", "pl-small pl-quiet pl-plain",
        in: drawn(above), atEnd: true)
    }
    if content.hidden.behind > 0, content.rect.maxY > content.frame.maxY {
      let below = Rect(
        x: content.rect.minX, y: content.frame.maxY, width: content.rect.size.width,
        height: content.rect.maxY - content.frame.maxY)
      write(
        "\(CountText.format(content.hidden.behind, noun)) below", "pl-small pl-quiet pl-plain",
        in: drawn(below), atEnd: true)
    }
  }

  /// Writes the name of the view in focus above its lower edge.
  private mutating func name(_ id: String, _ kind: String, in rect: Rect) {
    let room = max(rect.size.width - 16, 60)
    let text = DrawnText.fitted(
      "\(VisibleText.line(id)), \(kind)", to: room, size: Self.textSize * 1.1)
    var label = DrawnLabel(text: text, name: "pl-text pl-view-text", size: Self.textSize * 1.1)
    label.x = rect.minX + 8
    for y in [rect.maxY - 8, rect.maxY + 13, rect.minY - 5] {
      label.y = y
      if isFree(label.frame), isInside(label.frame) || y == rect.maxY + 13 {
        break
      }
    }
    writer.label(label)
    occupied.append(label.frame)
  }

  /// Writes a name into a rectangle, if it and the picture have room for it.
  private mutating func write(_ text: String, _ name: String, in rect: Rect, atEnd: Bool = false) {
    let common = rect.intersection(area)
    guard common.size.height >= 9 else { return }
    let fitted = DrawnText.fitted(
      VisibleText.line(text), to: common.size.width - 10, size: Self.smallSize)
    guard fitted.count > 1, fitted != "…" else { return }
    var label = DrawnLabel(
      text: fitted, name: name, size: Self.smallSize, anchor: atEnd ? .end : .start)
    label.x = atEnd ? common.maxX - 6 : common.minX + 6
    let middle = (common.minY + common.maxY) / 2
    let starts = atEnd ? [label.x] : [label.x, label.x + 28, common.maxX - 6 - label.width]
    for x in starts {
      for y in [middle, common.minY + 10, common.maxY - 8, common.minY + 26] {
        label.x = x
        let candidate = label.centered(at: y)
        let room = candidate.frame
        guard isFree(room), room.minX >= common.minX, room.maxX <= common.maxX else { continue }
        writer.label(candidate)
        occupied.append(room)
        return
      }
    }
  }

  // MARK: What was recorded

  /// Draws what was recorded over what was computed, where they deviate.
  mutating func drawRecorded() {
    for rect in scene.recordedRects { writer.rect(drawn(rect), "pl-recorded") }
    for place in scene.deviations.prefix(PictureScene.mostDeviations).compactMap(\.place) {
      let owner = drawn(place.owner)
      if place.axis == .y {
        let y = drawn(y: place.recorded)
        writer.line((owner.minX - 6, y), (max(owner.maxX, owner.minX + 20) + 6, y), "pl-recorded")
      } else {
        let x = drawn(x: place.recorded)
        writer.line((x, owner.minY - 6), (x, max(owner.maxY, owner.minY + 20) + 6), "pl-recorded")
      }
    }
  }
}

extension DrawnLabel {
  /// The label with its left end and its middle at a point.
  fileprivate func at(_ x: Double, _ middle: Double) -> DrawnLabel {
    var label = centered(at: middle)
    label.x = x
    return label
  }
}
