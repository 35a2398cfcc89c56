import LayoutModel

extension CharacterPicture {
  /// Draws the screen with everything on it, from back to front.
  mutating func drawScreen() {
    drawBox(cells(scene.screen), light: true)
    if let content = scene.content, content.isModelled.x, content.isModelled.y {
      drawBox(cells(content.rect), dashed: true)
    }
    for box in scene.boxes { drawBox(cells(box.frame), light: true) }
    for bar in scene.bars { drawBar(bar.frame) }
    if scene.drawsFocus { drawBox(cells(scene.focusFrame)) }
    if let content = scene.content {
      for part in content.parts { drawPart(part.rect) }
      drawContentEdges(content)
      drawOffset(content)
    }
    drawRecorded()
    drawNames()
    if let content = scene.content { for band in content.bands { hatch(band) } }
    drawBreaks()
  }

  private mutating func drawBox(
    _ cells: (rows: ClosedRange<Int>, columns: ClosedRange<Int>), light: Bool = false,
    dashed: Bool = false
  ) {
    let (rows, columns) = cells
    let pen: [Character] =
      dashed
      ? ["╌", "┆", "┌", "┐", "└", "┘"]
      : light ? ["─", "│", "┌", "┐", "└", "┘"] : ["━", "┃", "┏", "┓", "┗", "┛"]
    canvas.drawHorizontal(pen[0], row: rows.lowerBound, columns: columns)
    canvas.drawHorizontal(pen[0], row: rows.upperBound, columns: columns)
    guard rows.count > 1 else { return }
    canvas.drawVertical(pen[1], column: columns.lowerBound, rows: rows)
    canvas.drawVertical(pen[1], column: columns.upperBound, rows: rows)
    canvas.put(pen[2], row: rows.lowerBound, column: columns.lowerBound)
    canvas.put(pen[3], row: rows.lowerBound, column: columns.upperBound)
    canvas.put(pen[4], row: rows.upperBound, column: columns.lowerBound)
    canvas.put(pen[5], row: rows.upperBound, column: columns.upperBound)
  }

  /// Draws the edge of a bar that faces the content.
  private mutating func drawBar(_ frame: Rect) {
    let (rows, columns) = cells(frame)
    let isUpper = frame.minY + frame.maxY < scene.screen.minY + scene.screen.maxY
    let edge = isUpper ? rows.upperBound : rows.lowerBound
    canvas.drawHorizontal("─", row: edge, columns: columns)
  }

  private mutating func drawPart(_ rect: Rect) {
    guard y.shows(rect.minY, rect.maxY), x.shows(rect.minX, rect.maxX) else { return }
    let (rows, columns) = cells(rect)
    guard columns.count > 2 else { return }
    for row in [rows.lowerBound, rows.upperBound] {
      for column in columns.lowerBound + 1..<columns.upperBound {
        canvas.fill("┄", row: row, column: column)
      }
    }
  }

  /// Draws where the content begins and ends inside of the frame.
  private mutating func drawContentEdges(_ content: ContentScene) {
    let frame = cells(content.frame)
    let rect = cells(content.rect)
    for row in [rect.rows.lowerBound, rect.rows.upperBound]
    where row > frame.rows.lowerBound && row < frame.rows.upperBound {
      let start = max(frame.columns.lowerBound, rect.columns.lowerBound) + 1
      let end = min(frame.columns.upperBound, rect.columns.upperBound) - 1
      if start <= end { canvas.drawHorizontal("╌", row: row, columns: start...end) }
    }
  }

  private mutating func hatch(_ band: ContentScene.Band) {
    guard y.shows(band.rect.minY, band.rect.maxY), x.shows(band.rect.minX, band.rect.maxX) else {
      return
    }
    let (rows, columns) = cells(band.rect)
    for row in rows {
      for column in columns {
        canvas.fill(band.kind == .added ? "╲" : "╱", row: row, column: column)
      }
    }
  }

  // MARK: The offset

  private mutating func drawOffset(_ content: ContentScene) {
    let frame = cells(content.frame)
    let origin = (row: row(content.rect.minY), column: column(content.rect.minX))
    if content.offset.y != 0, content.offset.y.isFinite {
      let column = frame.columns.lowerBound + min(3, frame.columns.count / 3)
      let (from, to) = (origin.row, frame.rows.lowerBound)
      canvas.drawVertical("┃", column: column, rows: min(from, to)...max(from, to))
      canvas.put("╋", row: from, column: column)
      canvas.put(content.offset.y < 0 ? "▲" : "▼", row: to, column: column)
      let middle = (from + to + (content.offset.y < 0 ? 1 : 0)) / 2
      canvas.write(
        tag(.y, content, room: frame.columns.upperBound - column), row: middle, column: column + 1)
    }
    if content.offset.x != 0, content.offset.x.isFinite {
      let row = frame.rows.lowerBound + min(4, frame.rows.count / 2)
      let (from, to) = (origin.column, frame.columns.lowerBound)
      canvas.drawHorizontal("━", row: row, columns: min(from, to)...max(from, to))
      canvas.put("╋", row: row, column: from)
      canvas.put(content.offset.x < 0 ? "◀" : "▶", row: row, column: to)
      canvas.write(tag(.x, content, room: .max), row: row + 1, column: min(from, to))
    }
  }

  private func tag(_ axis: Axis, _ content: ContentScene, room: Int) -> String {
    let value = PointText.format(content.offset[axis])
    let tag = " contentOffset.\(axis.rawValue) \(value) "
    return tag.count < room ? tag : " \(value) "
  }

  // MARK: Recorded, names, breaks

  private mutating func drawRecorded() {
    for place in scene.deviations.prefix(PictureScene.mostDeviations).compactMap(\.place)
    where place.axis == .y {
      let owner = cells(place.owner)
      canvas.drawHorizontal("╍", row: row(place.recorded), columns: owner.columns)
    }
  }

  private mutating func drawNames() {
    let focus = cells(scene.focusFrame)
    if scene.drawsFocus {
      write(
        "\(scene.focusView.id), \(scene.focusView.viewClass.rawValue)",
        row: focus.rows.upperBound - 1, in: focus.columns)
    }
    for part in scene.content?.parts ?? [] where y.shows(part.rect.minY, part.rect.maxY) {
      let (rows, columns) = cells(part.rect)
      write(part.name, row: (rows.lowerBound + rows.upperBound) / 2, in: columns)
    }
    for box in scene.boxes
    where !box.isAroundFocus && y.shows(box.frame.minY, box.frame.maxY) {
      let (rows, columns) = cells(box.frame)
      write(box.name, row: (rows.lowerBound + rows.upperBound) / 2, in: columns)
    }
    for row in scene.content?.rows ?? [] {
      let rect = row.rect.intersection(scene.content?.frame ?? row.rect)
      guard rect.size.height * y.scale >= 0.9 else { continue }
      let (rows, columns) = cells(rect)
      write(
        row.name, row: (rows.lowerBound + rows.upperBound) / 2, in: columns, atEnd: true)
    }
  }

  /// Writes a name into a row, if there is room for it.
  private mutating func write(
    _ text: String, row: Int, in columns: ClosedRange<Int>, atEnd: Bool = false
  ) {
    let room = columns.count - 4
    let name = VisibleText.line(text)
    let width = DisplayWidth.of(name)
    guard width <= room else { return }
    let column = atEnd ? columns.upperBound - 1 - width : columns.lowerBound + 2
    guard canvas.isBlank(row: row, columns: (column - 1)..<(column + width + 1)) else { return }
    canvas.write(name, row: row, column: column)
  }

  private mutating func drawBreaks() {
    var rects = [scene.focusFrame] + scene.boxes.map(\.frame)
    if let content = scene.content { rects.append(content.rect) }
    for gap in y.breaks {
      let middle = Int(((gap.lowerBound + gap.upperBound) / 2).rounded())
      for (rows, columns) in rects.map({ cells($0) })
      where rows.lowerBound < middle && rows.upperBound > middle {
        canvas.drawHorizontal("≈", row: middle, columns: columns)
      }
    }
    for gap in x.breaks {
      let middle = startColumn + Int(((gap.lowerBound + gap.upperBound) / 2).rounded())
      for (rows, columns) in rects.map({ cells($0) })
      where columns.lowerBound < middle && columns.upperBound > middle {
        canvas.drawVertical("≀", column: middle, rows: rows)
      }
    }
  }
}
