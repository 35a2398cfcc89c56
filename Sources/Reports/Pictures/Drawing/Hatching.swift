import LayoutModel

/// The slanted lines that fill a band, cut to its rectangle, as patterns would need identifiers.
enum Hatching {
  /// Returns lines of 45 degrees, ascending or descending to the right.
  static func lines(
    in rect: Rect, pitch: Double, isAscending: Bool
  ) -> [[SVGWriter.Position]] {
    let (width, height) = (rect.size.width, rect.size.height)
    guard width > 0, height > 0 else { return [] }
    var lines: [[SVGWriter.Position]] = []
    var sum = pitch / 2
    // A line of x + y = sum, seen from a corner.
    while sum < width + height {
      let from = (x: min(sum, width), y: max(0, sum - width))
      let to = (x: max(0, sum - height), y: min(sum, height))
      lines.append(
        [from, to].map { point in
          (rect.minX + point.x, isAscending ? rect.minY + point.y : rect.maxY - point.y)
        })
      sum += pitch
    }
    return lines
  }
}
