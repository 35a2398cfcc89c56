import LayoutModel

extension LayoutRule {
  static let pixelGrid = LayoutRule(
    "pixel grid", "Offsets and frames from constraints lie on whole pixels, halves rounded up.",
    .recorded, basis: "peer/ss-traits-se, peer/ou-al-round-size-93.25")
}

/// The rounding of positions and sizes to pixels.
struct PixelGrid {
  /// Pixels per point.
  let scale: Double
  /// Mac Catalyst places views that constraints position on whole points
  /// (peer/ou-al-round-origin-113.333); their sizes are on pixels as elsewhere.
  let placesOnPoints: Bool

  init(_ platform: borrowing Platform) {
    scale = platform.device.scale
    placesOnPoints = platform.isMacCatalystApp
  }

  /// The nearest whole pixel; a half goes up.
  ///
  /// A value that arithmetic has left a hair off a pixel or a half is taken for it.
  func round(_ value: Double) -> Double {
    let pixels = value * scale
    return (pixels + 0.5 + 1e-6).rounded(.down) / scale
  }

  func round(_ point: Point) -> Point { Point(x: round(point.x), y: round(point.y)) }

  /// Where a view lies that constraints position.
  func place(_ value: Double) -> Double {
    placesOnPoints ? (value + 0.5 + 1e-6).rounded(.down) : round(value)
  }
}
