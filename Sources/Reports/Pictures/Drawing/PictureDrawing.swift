import LayoutModel

/// A picture's scene on paper: the scale, the margins, and what is drawn where.
struct PictureDrawing {
  static let textSize = 11.0
  static let smallSize = 10.0
  private static let headlineSize = 13.0
  private static let columnPitch = 17.0
  private static let labelPitch = 15.0
  private static let margin = 12.0
  /// The room between the picture and its first column of dimensions.
  private static let gap = 20.0
  private static let widestLabel = 300.0
  private static let leastWidth = 640.0

  let scene: PictureScene
  let words: PictureWords
  let x: BrokenAxis
  let y: BrokenAxis
  var writer = SVGWriter()
  /// Where the window's coordinates begin in the drawing.
  private(set) var left = 0.0
  private(set) var top = 0.0
  private(set) var width = 0.0
  private(set) var height = 0.0
  /// The rooms of labels inside of the picture.
  var occupied: [Rect] = []

  init(_ scene: PictureScene, showsName: Bool) {
    self.scene = scene
    words = PictureWords(scene)
    let axes = PictureScale.axes(of: scene)
    (x, y) = axes
    draw(showsName: showsName)
  }

  // MARK: Coordinates

  func drawn(x coordinate: Double) -> Double { left + x.position(coordinate) }

  func drawn(y coordinate: Double) -> Double { top + y.position(coordinate) }

  /// A rectangle of the window in the drawing.
  func drawn(_ rect: Rect) -> Rect {
    let left = drawn(x: rect.minX)
    let top = drawn(y: rect.minY)
    return Rect(
      x: left, y: top, width: drawn(x: rect.maxX) - left, height: drawn(y: rect.maxY) - top)
  }

  /// The picture itself, without margins.
  var area: Rect { Rect(x: left, y: top, width: x.length, height: y.length) }

  // MARK: The whole

  /// Returns the drawing as an element, or as the root of a file.
  func svg(isStandalone: Bool) -> String {
    let (width, height) = (
      SVGWriter.number(width.rounded(.up)), SVGWriter.number(height.rounded(.up))
    )
    let style = isStandalone ? "<style>\n\(ExperimentPicture.styleSheet)</style>\n" : ""
    let space = isStandalone ? " xmlns=\"http://www.w3.org/2000/svg\"" : ""
    return """
      <svg\(space) class="pl-picture" role="img" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      <title>\(XMLText.escaped(words.title))</title>
      <desc>\(XMLText.escaped(words.description))</desc>
      \(style)<rect class="pl-paper" width="\(width)" height="\(height)"/>
      \(writer.text)</svg>

      """
  }

  private mutating func draw(showsName: Bool) {
    let leftItems = leftDimensions()
    let rightItems = rightDimensions()
    let leftColumns = 1 + (leftItems.map(\.dimension.column).max() ?? -1)
    let rightColumns = 1 + (rightItems.map(\.dimension.column).max() ?? -1)
    left =
      Self.margin + (leftItems.map(\.label.width).max() ?? 0) + Self.gap
      + Double(leftColumns) * Self.columnPitch
    let rightMargin =
      Self.gap + Double(rightColumns) * Self.columnPitch
      + (rightItems.map(\.label.width).max() ?? 0) + Self.margin
    width = max(Self.leastWidth, left + x.length + rightMargin)
    // What is left over stands on both sides.
    left += (width - left - x.length - rightMargin) / 2
    drawHeader(showsName: showsName)
    drawShapes()
    let bottom = max(
      drawMargin(leftItems, side: -1), drawMargin(rightItems, side: 1), top + y.length + 4)
    drawRecorded()
    height = drawHorizontals(below: bottom + 6)
    height = drawNotes(below: height + 8)
    height = drawPlots(below: height)
    height += Self.margin
  }

  private mutating func drawHeader(showsName: Bool) {
    let room = width - 2 * Self.margin
    var y = Self.margin + 4
    func add(_ text: String, _ name: String, _ size: Double, _ writer: inout SVGWriter) {
      y += size
      writer.label(DrawnLabel(text: text, name: name, size: size, x: Self.margin, y: y))
      y += 5
    }
    if showsName {
      let name = DrawnText.fitted(scene.name, to: room, size: 15)
      add(name, "pl-name", 15, &writer)
    }
    for line in DrawnText.wrapped(words.caption, to: room, size: Self.textSize) {
      add(line, "pl-text pl-quiet", Self.textSize, &writer)
    }
    y += 2
    for text in words.headlines {
      for line in DrawnText.wrapped(text, to: room, size: Self.headlineSize * 1.06) {
        add(line, "pl-headline", Self.headlineSize, &writer)
      }
    }
    top = y + 18
  }

  // MARK: Margins

  /// A dimension with its label, which stands in the margin.
  struct MarginItem {
    var dimension: Dimension
    var label: DrawnLabel
  }

  private func item(_ dimension: Dimension, anchor: DrawnLabel.Anchor) -> MarginItem {
    let number = dimension.number
    let room = Self.widestLabel - DrawnText.width(number, size: Self.textSize * 1.1)
    let name = DrawnText.fitted(dimension.name, to: room, size: Self.textSize)
    return MarginItem(
      dimension: dimension,
      label: DrawnLabel(
        text: name, number: number, name: dimension.textClass, size: Self.textSize,
        anchor: anchor))
  }

  private func leftDimensions() -> [MarginItem] {
    scene.windowDimensions.map { item($0, anchor: .end) }
  }

  private func rightDimensions() -> [MarginItem] {
    let content = scene.contentDimensions
    let column = 1 + (content.map(\.column).max() ?? -1)
    return (content + scene.deviationDimensions(.y, column: column)).map {
      item($0, anchor: .start)
    }
  }

  /// Draws the vertical dimensions of one side with their labels.
  ///
  /// - Parameter side: -1 for the left, 1 for the right.
  /// - Returns: The lower end of what was drawn.
  private mutating func drawMargin(_ items: [MarginItem], side: Double) -> Double {
    guard !items.isEmpty else { return 0 }
    let edge = side < 0 ? left - Self.gap : left + x.length + Self.gap
    let columns = 1 + (items.map(\.dimension.column).max() ?? 0)
    let labelX = edge + side * (Double(columns) * Self.columnPitch - 4)
    let sorted = items.map { item in
      (item: item, middle: (drawn(y: item.dimension.start) + drawn(y: item.dimension.end)) / 2)
    }.sorted { $0.middle < $1.middle }
    let places = LabelStack.places(
      sorted.map(\.middle), pitch: Self.labelPitch,
      in: (top + 4)...max(top + 5, top + y.length - 4))
    for (entry, place) in zip(sorted, places) {
      let dimension = entry.item.dimension
      let lineX = edge + side * Double(dimension.column) * Self.columnPitch
      drawVertical(dimension, at: lineX, side: side)
      let from = labelX - side * 3
      let elbow = lineX + side * 5
      writer.path(
        [
          [
            (from, place), (max(min(elbow, from), side < 0 ? from : elbow), place),
            (lineX, entry.middle),
          ]
        ],
        "pl-leader")
      var label = entry.item.label
      label.x = labelX
      writer.label(label.centered(at: place))
    }
    return (places.last ?? 0) + 8
  }

  private mutating func drawVertical(_ dimension: Dimension, at lineX: Double, side: Double) {
    let start = drawn(y: dimension.start)
    let end = drawn(y: dimension.end)
    let edge = drawn(x: dimension.edge)
    for y in [start, end] {
      writer.line((edge + side * 3, y), (lineX + side * 4, y), "pl-extension")
    }
    drawLine((lineX, start), (lineX, end), dimension)
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

  // MARK: Below

  /// Draws the horizontal dimensions in as few rows as they fit into.
  ///
  /// - Returns: The lower end of what was drawn.
  private mutating func drawHorizontals(below start: Double) -> Double {
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
}
