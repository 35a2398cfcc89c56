import LayoutModel

extension LayoutRule {
  static let boundsAndCenter = LayoutRule(
    "center", "Setting bounds keeps the center; the frame follows from both.", .documented,
    basis: "UIView.center; peer/tx-convert-bounds-1")
  static let transformedFrame = LayoutRule(
    "transform", "Under a transform the frame is the smallest rectangle around the view.",
    .recorded, basis: "peer/ou-frame-scale, peer/ou-frame-set-under-rotation")
}

/// How frame, bounds, center and transform of a view follow from each other.
enum ViewGeometry {
  /// The layer's position for a frame without a transform.
  static func center(of frame: Rect, anchorPoint: Point) -> Point {
    Point(
      x: frame.minX + anchorPoint.x * frame.size.width,
      y: frame.minY + anchorPoint.y * frame.size.height)
  }

  /// The frame of a view: its transformed bounds about the center.
  static func frame(
    center: Point, size: Size, anchorPoint: Point, transform: AffineTransform?
  ) -> Rect {
    let local = Rect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
      height: size.height)
    guard let transform else { return local.offset(by: center) }
    return transform.apply(to: local).offset(by: center)
  }

  /// The bounds' size that a frame set under a transform makes.
  ///
  /// Each extent is divided by the transform's stretch of its own axis. That agrees with frames set
  /// under a scale (peer/fk-convert-scale-down) and under a rotation, where the size is taken as it
  /// is (peer/ou-frame-set-under-rotation); the inverse transform would agree with the first only.
  static func boundsSize(of frame: Rect, under transform: AffineTransform) -> Size {
    let scale = transform.scale
    return Size(
      width: scale.width == 0 ? 0 : frame.size.width / scale.width,
      height: scale.height == 0 ? 0 : frame.size.height / scale.height)
  }
}
