import LayoutModel

extension PictureDrawing {
  /// The least height in which a small label can stand, in the drawing's units.
  private static let leastHeight = 9.0

  /// Writes the names of parts, boxes and rows where there is room for them.
  mutating func drawNames() {
    if scene.drawsFocus { nameFocus() }
    for part in scene.content?.parts ?? [] where isShown(part.rect) {
      write(part.name, "", in: drawn(part.rect), orBeside: true)
    }
    for box in scene.boxes where !box.isAroundFocus && isShown(box.frame) {
      write(box.name, "pl-quiet pl-plain", in: drawn(box.frame), orBeside: true)
    }
    guard let content = scene.content else { return }
    for row in content.rows {
      let rect = drawn(row.rect.intersection(content.frame))
      guard rect.size.height >= 11 else { continue }
      write(row.name, "pl-quiet pl-plain", in: rect, atEnd: true)
    }
    countHiddenRows(of: content)
  }

  private mutating func countHiddenRows(of content: ContentScene) {
    let (before, behind, noun) = content.hidden
    if before > 0, content.rect.minY < content.frame.minY {
      let above = Rect(
        x: content.rect.minX, y: content.rect.minY, width: content.rect.size.width,
        height: content.frame.minY - content.rect.minY)
      write(
        "\(CountText.format(before, noun)) above", "pl-quiet pl-plain", in: drawn(above),
        atEnd: true)
    }
    if behind > 0, content.rect.maxY > content.frame.maxY {
      let below = Rect(
        x: content.rect.minX, y: content.frame.maxY, width: content.rect.size.width,
        height: content.rect.maxY - content.frame.maxY)
      write(
        "\(CountText.format(behind, noun)) below", "pl-quiet pl-plain", in: drawn(below),
        atEnd: true)
    }
  }

  /// Writes the name of the view in focus: in it where there is room, else below or above it.
  private mutating func nameFocus() {
    let rect = drawn(scene.focusFrame)
    let start = rect.minX + 8
    let room = min(max(rect.size.width - 16, 70), area.maxX + Self.gap - start)
    let name = "\(VisibleText.line(scene.focusView.id)), \(scene.focusView.viewClass.rawValue)"
    var label = DrawnLabel(
      text: DrawnText.fitted(name, to: room, .emphasis), face: .emphasis, color: "pl-view-text")
    label.x = start
    let places = [rect.maxY - 8, rect.maxY + 13, rect.minY - 5].map { y in
      var placed = label
      placed.y = y
      return placed
    }
    let fits = { (label: DrawnLabel) in
      self.isFree(label.frame) && label.frame.minY >= self.area.minY - Self.gap
        && label.frame.maxY <= self.area.maxY + Self.gap
    }
    guard let chosen = places.first(where: fits) else { return }
    writer.label(chosen)
    occupied.append(chosen.frame)
  }

  /// Writes a name into a rectangle, or to its left or right, if there is room for it.
  private mutating func write(
    _ text: String, _ color: String, in rect: Rect, atEnd: Bool = false,
    orBeside mayBeBeside: Bool = false
  ) {
    let common = rect.intersection(area)
    guard common.size.height >= Self.leastHeight else { return }
    let whole = VisibleText.line(text)
    let fitted = DrawnText.fitted(whole, to: common.size.width - 10, .small)
    // A letter and dots say nothing.
    guard fitted == whole || fitted.count > 2 else { return }
    var label = DrawnLabel(
      text: fitted, face: .small, color: color, anchor: atEnd ? .end : .start)
    label.x = atEnd ? common.maxX - 6 : common.minX + 6
    let middle = (common.minY + common.maxY) / 2
    let starts = atEnd ? [label.x] : [label.x, label.x + 28, common.maxX - 6 - label.width]
    var candidates: [DrawnLabel] = []
    for x in starts {
      for y in [middle, common.minY + 18, common.maxY - 10] {
        let candidate = label.at(x, y)
        let room = candidate.frame
        guard isFree(room), room.minX >= common.minX, room.maxX <= common.maxX,
          y == middle || (room.minY >= common.minY && room.maxY <= common.maxY)
        else { continue }
        candidates.append(candidate)
      }
    }
    let chosen = candidates.first { !crossesScreenEdge($0.frame) } ?? candidates.first
    if let chosen { return put(chosen) }
    guard mayBeBeside, fitted == whole else { return }
    for anchor in [DrawnLabel.Anchor.end, .start] {
      label.anchor = anchor
      let candidate = label.at(anchor == .end ? common.minX - 6 : common.maxX + 6, middle)
      let room = candidate.frame
      guard isFree(room), !crossesScreenEdge(room), room.minX >= area.minX, room.maxX <= area.maxX
      else { continue }
      return put(candidate)
    }
  }

  private mutating func put(_ label: DrawnLabel) {
    writer.label(label)
    occupied.append(label.frame)
  }

  /// Whether a room lies across the upper or lower edge of the screen, with the bezel around it.
  private func crossesScreenEdge(_ room: Rect) -> Bool {
    let screen = drawn(scene.screen)
    let device = screen.inset(by: Self.bezel)
    return [(device.minY, screen.minY), (screen.maxY, device.maxY)].contains { first, last in
      room.minY < last && room.maxY > first && room.minX < device.maxX && room.maxX > device.minX
    }
  }

  /// Whether a room is not taken by anything written or drawn before.
  func isFree(_ room: Rect) -> Bool {
    occupied.allSatisfy { taken in
      let common = taken.intersection(room)
      return common.size.width <= 0 || common.size.height <= 0
    }
  }
}
