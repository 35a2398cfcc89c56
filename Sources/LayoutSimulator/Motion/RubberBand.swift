import LayoutModel

extension LayoutRule {
  static let rubberBand = LayoutRule(
    "rubber band",
    "Beyond the range the content follows the finger by c x d / (d + c x), where x is the finger's"
      + " excess, d the bounds' extent and c = 0.55.",
    .inferred, basis: "published analyses of UIScrollView's bouncing; not documented by Apple")
}

/// How far content follows a finger beyond the end of the range.
///
/// `b(x) = c x d / (d + c x)` with c = 0.55 and d the extent of the bounds: a finger at infinity
/// pulls the content by one extent. The formula is a published approximation.
enum RubberBand {
  static let coefficient = 0.55

  /// The overscroll, in points, that a finger's excess makes; negative for a negative excess.
  static func displacement(excess: Double, extent: Double) -> Double {
    guard extent > 0, excess != 0 else { return 0 }
    let x = abs(excess)
    let band = coefficient * x * extent / (extent + coefficient * x)
    return excess < 0 ? -band : band
  }

  /// The finger's excess that makes an overscroll: the inverse of ``displacement(excess:extent:)``.
  ///
  /// An overscroll of a whole extent or more has no finger; it counts as its own excess.
  static func excess(displacement: Double, extent: Double) -> Double {
    let b = abs(displacement)
    guard extent > 0, b > 0, b < extent else { return displacement }
    let x = b * extent / (coefficient * (extent - b))
    return displacement < 0 ? -x : x
  }
}
