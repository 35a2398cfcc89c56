import LayoutModel

extension PictureDrawing {
  static let bezel = EdgeInsets(top: -7, left: -7, bottom: -7, right: -7)

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
    if scene.drawsFocus { writer.rect(drawn(scene.focusFrame), "pl-view") }
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

  func isShown(_ rect: Rect) -> Bool {
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
    // Where content ends that no rule measures, nothing tells.
    if content.isModelled.x, content.isModelled.y {
      writer.rect(drawn(content.rect), "pl-content-edge")
    }
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
