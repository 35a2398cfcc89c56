import LayoutModel

extension LayoutRule {
  static let touch = LayoutRule(
    "pan gesture",
    "The first 10 points of a touch go into recognizing the pan and are never given back; the"
      + " velocity is that of the last move, and 0 after the finger has stood still.",
    .recorded, basis: "field/fd049-1, peer/ou-trace-calibration, peer/ou-trace-decel-750")
}

/// What a touch does to a scroll view.
enum TouchTravel {
  /// How far a finger moves before a pan is recognized, in points.
  static let recognition = 10.0
  /// After how long at rest a finger has no velocity any more, in seconds.
  static let restLimit = 0.1

  /// The part of a finger's travel that moves the content.
  static func effective(_ travel: Point) -> Point {
    let length = (travel.x * travel.x + travel.y * travel.y).squareRoot()
    guard length > recognition else { return .zero }
    let part = (length - recognition) / length
    return Point(x: travel.x * part, y: travel.y * part)
  }

  /// The velocity of the content at the end of a touch, in points per millisecond.
  ///
  /// It is positive where the offset grows. A touch that was not recognized as a pan has none.
  static func velocity(of travel: Point, moves: Int, interval: Double, rest: Double) -> Point {
    guard effective(travel) != .zero, moves > 0, interval > 0, rest <= restLimit
    else { return .zero }
    let factor = -1 / (Double(moves) * interval * 1000)
    return Point(x: travel.x * factor, y: travel.y * factor)
  }
}
