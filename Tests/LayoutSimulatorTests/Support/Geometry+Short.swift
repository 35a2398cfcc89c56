import LayoutModel

extension EdgeInsets {
  /// Insets in UIKit's order: top, left, bottom, right.
  init(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) {
    self.init(top: top, left: left, bottom: bottom, right: right)
  }
}

extension Rect {
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension Size {
  init(_ width: Double, _ height: Double) { self.init(width: width, height: height) }
}

extension Point {
  init(_ x: Double, _ y: Double) { self.init(x: x, y: y) }
}
