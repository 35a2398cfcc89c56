import LayoutModel

extension PictureDrawing {
  /// Draws the horizontal dimensions in as few rows as they fit into.
  ///
  /// - Returns: The lower end of what was drawn.
  mutating func drawHorizontals(below start: Double) -> Double {
    let dimensions = scene.horizontalDimensions + scene.deviationDimensions(.x, column: 0)
    var rows: [[ClosedRange<Double>]] = []
    var extensions: [(dimension: Dimension, row: Int)] = []
    var labels: [DrawnLabel] = []
    for dimension in dimensions {
      var label = item(dimension, anchor: .middle).label
      let from = drawn(x: dimension.start)
      let to = drawn(x: dimension.end)
      let half = label.width / 2
      label.x = max(Self.margin + half, min((from + to) / 2, width - Self.margin - half))
      let room = min(from - 12, label.x - half - 6)...max(to + 12, label.x + half + 6)
      let row = rows.firstIndex { !$0.contains { $0.overlaps(room) } } ?? rows.count
      if row == rows.count { rows.append([]) }
      rows[row].append(room)
      extensions.append((dimension, row))
      labels.append(label)
    }
    for ((dimension, row), label) in zip(extensions, labels) {
      let lineY = start + 18 + Double(row) * 24
      let edge = drawn(y: dimension.edge)
      for x in [drawn(x: dimension.start), drawn(x: dimension.end)] {
        writer.line((x, edge + 3), (x, lineY + 4), "pl-extension")
      }
      drawLine((drawn(x: dimension.start), lineY), (drawn(x: dimension.end), lineY), dimension)
      var label = label
      label.y = lineY - 4
      writer.label(label)
    }
    return start + Double(rows.count) * 24
  }

  /// Draws a dimension's line with its two arrowheads, which stand outside where it is short.
  mutating func drawLine(
    _ from: SVGWriter.Position, _ to: SVGWriter.Position, _ dimension: Dimension
  ) {
    let length = (to.x - from.x) + (to.y - from.y)
    let isVertical = dimension.axis == .y
    let unit: SVGWriter.Position = isVertical ? (0, 1) : (1, 0)
    let isShort = length < 15
    let tail = isShort ? 11.0 : 0
    writer.line(
      (from.x - unit.x * tail, from.y - unit.y * tail),
      (to.x + unit.x * tail, to.y + unit.y * tail), dimension.lineClass)
    let sign = isShort ? 1.0 : -1.0
    for (tip, direction) in [(from, sign), (to, -sign)] {
      writer.arrowhead(
        at: tip, direction: (unit.x * direction, unit.y * direction), length: 6, width: 4.4,
        dimension.headClass)
    }
    drawBreakSigns(from, to, isVertical: isVertical, dimension.lineClass)
  }

  /// Marks where a dimension's line crosses a break.
  private mutating func drawBreakSigns(
    _ from: SVGWriter.Position, _ to: SVGWriter.Position, isVertical: Bool, _ name: String
  ) {
    for gap in isVertical ? y.breaks : x.breaks {
      let middle = (gap.lowerBound + gap.upperBound) / 2 + (isVertical ? top : left)
      guard middle > (isVertical ? from.y : from.x), middle < (isVertical ? to.y : to.x) else {
        continue
      }
      let lines: [[SVGWriter.Position]] = [-2.5, 2.5].map { shift in
        isVertical
          ? [(from.x - 4, middle + shift + 2), (from.x + 4, middle + shift - 2)]
          : [(middle + shift - 2, from.y + 4), (middle + shift + 2, from.y - 4)]
      }
      writer.path(lines, name)
    }
  }
}
