import LayoutModel

/// Short ways to read a layout; views are named by their place.
extension Layout {
  func offset(_ view: Int = 1) -> Point { views[view].bounds.origin }

  func contentSize(_ view: Int = 1) -> Size? { views[view].scroll?.contentSize }

  func contentInset(_ view: Int = 1) -> EdgeInsets? { views[view].scroll?.contentInset }

  func adjustedInset(_ view: Int = 1) -> EdgeInsets? { views[view].scroll?.adjustedContentInset }

  /// The frame of a row in content coordinates.
  func row(_ section: Int, _ row: Int, of view: Int = 1) -> Rect? {
    views[view].table?.rect(section: section, row: row)
  }

  /// The frame of an item in content coordinates.
  func item(_ section: Int, _ item: Int, of view: Int = 1) -> Rect? {
    views[view].collection?.rect(IndexPath(section: section, item: item))
  }
}

extension Optional where Wrapped == Double {
  /// Whether there is a number and it lies within a distance of another.
  func isNear(_ other: Double, within distance: Double = 1e-9) -> Bool {
    map { abs($0 - other) <= distance } ?? false
  }
}

extension Double {
  /// Whether the number lies within a distance of another.
  func isNear(_ other: Double, within distance: Double = 1e-9) -> Bool {
    abs(self - other) <= distance
  }
}
