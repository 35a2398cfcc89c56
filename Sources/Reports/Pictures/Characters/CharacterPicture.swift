import LayoutModel

/// A picture in box-drawing characters, for a terminal.
///
/// It shows what the drawing shows: the screen and its bars, the frame in focus, insets as hatching,
/// the offset as an arrow, and in the margins the distances in points.
struct CharacterPicture {
  /// The least width of a terminal that has room for it.
  static let leastWidth = 72
  private static let widest = 110
  /// The rows of a screen, one more for its edge.
  private static let screenRows = 28.0

  let scene: PictureScene
  let words: PictureWords
  let x: BrokenAxis
  let y: BrokenAxis
  let left: [CharacterDimension]
  let right: [CharacterDimension]
  /// The column in which the screen begins.
  let startColumn: Int
  var canvas: CharacterCanvas

  /// Draws a scene.
  ///
  /// - Parameter width: The number of columns, at least ``leastWidth``.
  init(_ scene: PictureScene, width: Int) {
    self.scene = scene
    words = PictureWords(scene)
    let width = min(width, Self.widest)
    left = scene.windowDimensions.map { CharacterDimension($0) }
    let content = scene.contentDimensions
    let column = 1 + (content.map(\.column).max() ?? -1)
    right =
      content.map { CharacterDimension($0) }
      + scene.deviationDimensions(.y, column: column).map { CharacterDimension($0) }
    let leftRoom = Self.room(of: left, atMost: width / 3)
    let rightRoom = Self.room(of: right, atMost: width / 3 + 4)
    let room = Double(width - leftRoom - rightRoom)
    (x, y) = Self.axes(of: scene, width: room)
    startColumn = leftRoom
    canvas = CharacterCanvas(width: width, height: Int(y.length.rounded()) + 1)
    drawScreen()
    drawMargin(left, side: -1)
    drawMargin(right, side: 1)
  }

  /// The lines of the picture with what it says above and below.
  var lines: [String] {
    ([words.caption] + words.headlines).flatMap { WrappedText.lines($0, width: canvas.width) }
      + [""] + canvas.lines + [""]
      + (horizontals + words.notes.map(\.text) + [words.motion].compactMap(\.self)).flatMap {
        WrappedText.lines($0, width: canvas.width, rest: "  ")
      }
  }

  /// The distances to the sides, which have no room in the picture itself.
  private var horizontals: [String] {
    let dimensions = scene.horizontalDimensions + scene.deviationDimensions(.x, column: 0)
    let texts = dimensions.map { "\($0.name) \($0.number)" }
    return texts.isEmpty ? [] : [texts.joined(separator: ", ")]
  }

  private static func room(of dimensions: [CharacterDimension], atMost most: Int) -> Int {
    let columns = 1 + (dimensions.map(\.column).max() ?? -1)
    let label = dimensions.map { DisplayWidth.of($0.text) }.max() ?? 0
    return min(label + 2, most) + 2 * columns
  }

  /// The axes: as many rows as tell the bars apart, and no more columns than a cell's shape asks for.
  private static func axes(of scene: PictureScene, width: Double) -> (x: BrokenAxis, y: BrokenAxis)
  {
    let points = PictureScale.interestingPoints(of: scene)
    let screen = scene.screen
    func axis(_ axis: Axis, _ scale: Double, longest: Double) -> BrokenAxis {
      BrokenAxis(
        core: screen.minimum(axis)...screen.maximum(axis), points: points.map { $0[axis] },
        longest: longest / scale, scale: scale, breakLength: 2, margin: 1 / scale)
    }
    let rows = min(screenRows / screen.size.height, 2 * screenRows / screen.size.width)
    // A cell is about twice as high as wide.
    var columns = min(2.1 * rows, (width - 1) / screen.size.width)
    for _ in 0..<16 where axis(.x, columns, longest: 12).length > width - 1 { columns *= 0.93 }
    return (axis(.x, columns, longest: 12), axis(.y, rows, longest: 9))
  }

  // MARK: Cells

  func row(_ coordinate: Double) -> Int { Int(y.position(coordinate).rounded()) }

  func column(_ coordinate: Double) -> Int {
    startColumn + Int(x.position(coordinate).rounded())
  }

  /// The rows and columns of a rectangle's edges.
  func cells(_ rect: Rect) -> (rows: ClosedRange<Int>, columns: ClosedRange<Int>) {
    let (top, start) = (row(rect.minY), column(rect.minX))
    return (top...max(top, row(rect.maxY)), start...max(start, column(rect.maxX)))
  }

  // MARK: Margins

  /// Draws the vertical dimensions of a side with their labels.
  private mutating func drawMargin(_ dimensions: [CharacterDimension], side: Int) {
    guard !dimensions.isEmpty else { return }
    let edge = side < 0 ? startColumn - 2 : startColumn + Int(x.length.rounded()) + 2
    let columns = 1 + (dimensions.map(\.column).max() ?? 0)
    let labelColumn = edge + side * (2 * columns)
    let sorted = dimensions.map { dimension in
      (
        dimension: dimension,
        rows: row(dimension.start)...max(row(dimension.start), row(dimension.end))
      )
    }.sorted { $0.rows.lowerBound + $0.rows.upperBound < $1.rows.lowerBound + $1.rows.upperBound }
    let wishes = sorted.map { Double($0.rows.lowerBound + $0.rows.upperBound) / 2 }
    let places = LabelStack.places(
      wishes.map { $0.rounded(.down) }, pitch: 1, in: 0...Double(max(1, canvas.height - 1)))
    for (entry, place) in zip(sorted, places) {
      let column = edge + side * 2 * entry.dimension.column
      drawDimension(entry.rows, column: column)
      let room = side < 0 ? labelColumn : canvas.width - labelColumn
      let text = entry.dimension.fitted(to: max(4, room))
      canvas.write(
        text, row: Int(place.rounded()),
        column: side < 0 ? labelColumn - DisplayWidth.of(text) + 1 : labelColumn)
    }
  }

  private mutating func drawDimension(_ rows: ClosedRange<Int>, column: Int) {
    if rows.count == 1 {
      canvas.put("╪", row: rows.lowerBound, column: column)
      return
    }
    canvas.drawVertical("│", column: column, rows: rows)
    for gap in y.breaks {
      let middle = Int(((gap.lowerBound + gap.upperBound) / 2).rounded())
      if rows.contains(middle) { canvas.put("≀", row: middle, column: column) }
    }
    joinEnd(row: rows.lowerBound, column: column, free: "┬")
    joinEnd(row: rows.upperBound, column: column, free: "┴")
    ends.insert(rows.lowerBound * 1000 + column)
    ends.insert(rows.upperBound * 1000 + column)
  }

  /// Where dimensions end: two that meet share their end.
  private var ends: Set<Int> = []

  private mutating func joinEnd(row: Int, column: Int, free: Character) {
    canvas.put(ends.contains(row * 1000 + column) ? "┼" : free, row: row, column: column)
  }
}
