import LayoutModel

/// A picture's scene on paper: the scale, the margins, and what is drawn where.
struct PictureDrawing {
  static let columnPitch = 17.0
  static let margin = 12.0
  /// The room between the picture and its first column of dimensions.
  static let gap = 20.0
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
  /// How far the tag of the offset reaches beyond the picture itself.
  private(set) var overhang = 0.0
  /// The rooms of what is written inside of the picture.
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
      <title>\(MarkupText.line(words.title))</title>
      <desc>\(MarkupText.line(words.description))</desc>
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
    overhang = Self.tagOverhang(of: scene, x: x)
    let rightMargin =
      Self.gap + overhang + Double(rightColumns) * Self.columnPitch
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
    height = drawPlot(below: height)
    height += Self.margin
  }

  private mutating func drawHeader(showsName: Bool) {
    let room = width - 2 * Self.margin
    var y = Self.margin + 4
    func add(_ text: String, _ face: Typeface, _ color: String, _ writer: inout SVGWriter) {
      y += face.size
      writer.label(DrawnLabel(text: text, face: face, color: color, x: Self.margin, y: y))
      y += 5
    }
    if showsName {
      add(DrawnText.fitted(VisibleText.line(scene.name), to: room, .name), .name, "", &writer)
    }
    for line in DrawnText.wrapped(words.caption, to: room, .text) {
      add(line, .text, "pl-quiet", &writer)
    }
    y += 2
    for text in words.headlines {
      for line in DrawnText.wrapped(text, to: room, .headline) { add(line, .headline, "", &writer) }
    }
    top = y + 18
  }
}
