import LayoutModel

extension PictureDrawing {
  private static let labelPitch = 15.0
  private static let widestLabel = 300.0

  /// A dimension with its label, which stands in the margin.
  struct MarginItem {
    var dimension: Dimension
    var label: DrawnLabel
  }

  func item(_ dimension: Dimension, anchor: DrawnLabel.Anchor) -> MarginItem {
    let number = dimension.number
    let room = Self.widestLabel - DrawnText.width(" " + number, .emphasis)
    let name = DrawnText.fitted(VisibleText.line(dimension.name), to: room, .text)
    return MarginItem(
      dimension: dimension,
      label: DrawnLabel(
        text: name, number: number, color: dimension.textColor, anchor: anchor))
  }

  func leftDimensions() -> [MarginItem] {
    scene.windowDimensions.map { item($0, anchor: .end) }
  }

  func rightDimensions() -> [MarginItem] {
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
  mutating func drawMargin(_ items: [MarginItem], side: Double) -> Double {
    guard !items.isEmpty else { return 0 }
    let edge = side < 0 ? left - Self.gap : left + x.length + overhang + Self.gap
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
}
