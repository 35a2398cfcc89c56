import LayoutModel

extension PictureDrawing {
  /// Cuts what reaches over a break, and marks the cut on both sides.
  mutating func drawBreaks() {
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
}
