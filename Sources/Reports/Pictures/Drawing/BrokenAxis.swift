/// A coordinate of the drawing as a function of one of the screen, with long stretches broken out.
///
/// As a technical drawing breaks a long shaft: what lies between is left out, marked by a break, and
/// every number keeps its true value. The map is monotone, so that what is drawn by it keeps order.
struct BrokenAxis {
  /// A stretch that is drawn to scale.
  private struct Piece {
    var start: Double
    var end: Double
    /// Where it begins in the drawing.
    var position: Double
  }

  private let pieces: [Piece]
  /// Units of the drawing a point.
  let scale: Double
  /// How much room a break takes in the drawing.
  private let breakLength: Double

  /// Makes an axis that shows a core whole, and the surroundings of points outside of it.
  ///
  /// - Parameters:
  ///   - core: What is always drawn to scale: the screen.
  ///   - points: Where something begins or ends.
  ///   - longest: The longest stretch without any such point that is not broken, in points.
  ///   - scale: Units of the drawing a point.
  ///   - breakLength: How much room a break takes in the drawing.
  ///   - margin: How much is shown around a point outside of the core, in points.
  init(
    core: ClosedRange<Double>, points: [Double], longest: Double, scale: Double,
    breakLength: Double, margin: Double
  ) {
    let before = Self.stretches(
      outside: points.map { core.lowerBound - $0 }, longest: longest, margin: margin)
    let after = Self.stretches(
      outside: points.map { $0 - core.upperBound }, longest: longest, margin: margin)
    var stretches = before.reversed().map {
      (core.lowerBound - $0.upperBound)...(core.lowerBound - $0.lowerBound)
    }
    stretches.append(core)
    stretches += after.map { (core.upperBound + $0.lowerBound)...(core.upperBound + $0.upperBound) }
    var pieces: [Piece] = []
    for stretch in stretches {
      if let last = pieces.last, stretch.lowerBound <= last.end {
        pieces[pieces.count - 1].end = max(last.end, stretch.upperBound)
        continue
      }
      let position =
        pieces.last.map { $0.position + ($0.end - $0.start) * scale + breakLength } ?? 0
      pieces.append(Piece(start: stretch.lowerBound, end: stretch.upperBound, position: position))
    }
    self.pieces = pieces
    self.scale = scale
    self.breakLength = breakLength
  }

  /// The stretches to show at distances from the core, the nearest first.
  private static func stretches(
    outside points: [Double], longest: Double, margin: Double
  ) -> [ClosedRange<Double>] {
    let distances = Set(points.filter { $0 > 0 }).sorted()
    guard let last = distances.last else { return [] }
    var stretches: [ClosedRange<Double>] = [0...min(4 * margin, last + margin)]
    for distance in distances {
      let start = max(0, distance - margin)
      let end = distance + margin
      let before = stretches[stretches.count - 1]
      if start - before.upperBound <= longest {
        stretches[stretches.count - 1] = before.lowerBound...max(before.upperBound, end)
      } else {
        stretches.append(start...end)
      }
    }
    // The nearest and the last two tell the most.
    return stretches.count > 3 ? [stretches[0]] + stretches.suffix(2) : stretches
  }

  /// How long the axis is in the drawing.
  var length: Double {
    pieces.last.map { $0.position + ($0.end - $0.start) * scale } ?? 0
  }

  /// Where the breaks are in the drawing.
  var breaks: [ClosedRange<Double>] {
    pieces.dropFirst().map { ($0.position - breakLength)...$0.position }
  }

  /// Returns where a coordinate lies in the drawing; what lies outside of it lies at its end.
  func position(_ coordinate: Double) -> Double {
    guard let first = pieces.first, coordinate > first.start else { return 0 }
    var end = (coordinate: first.start, position: first.position)
    for piece in pieces {
      if coordinate < piece.start {
        let share = (coordinate - end.coordinate) / (piece.start - end.coordinate)
        return end.position + share * (piece.position - end.position)
      }
      if coordinate <= piece.end {
        return piece.position + (coordinate - piece.start) * scale
      }
      end = (piece.end, piece.position + (piece.end - piece.start) * scale)
    }
    return end.position
  }

  /// Whether some of a stretch is drawn to scale.
  func shows(_ start: Double, _ end: Double) -> Bool {
    pieces.contains { start < $0.end && end > $0.start }
  }
}
