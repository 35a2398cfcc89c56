extension TableLayout {
  /// The first row that overlaps the bounds; nil where none does.
  ///
  /// Insets hide nothing: a row under a translucent bar is visible.
  ///
  /// - Complexity: O(s) in the number of sections, O(log n) in the runs of one.
  public func firstVisibleRow(in bounds: Rect) -> IndexPath? {
    for (index, section) in sections.enumerated() where section.maxY > bounds.minY {
      guard let row = section.firstRow(endingBelow: bounds.minY) else { continue }
      return section.row(row).y < bounds.maxY ? IndexPath(section: index, item: row) : nil
    }
    return nil
  }

  /// The last row that overlaps the bounds; nil where none does.
  ///
  /// - Complexity: O(s) in the number of sections, O(log n) in the runs of one.
  public func lastVisibleRow(in bounds: Rect) -> IndexPath? {
    for (index, section) in sections.enumerated().reversed() where section.y < bounds.maxY {
      guard let row = section.lastRow(beginningAbove: bounds.maxY) else { continue }
      let (y, height) = section.row(row)
      return y + height > bounds.minY ? IndexPath(section: index, item: row) : nil
    }
    return nil
  }

  /// How many rows overlap the bounds.
  ///
  /// - Complexity: O(s) in the number of sections, O(log n) in the runs of each.
  public func visibleRowCount(in bounds: Rect) -> Int {
    var count = 0
    for section in sections where section.maxY > bounds.minY && section.y < bounds.maxY {
      guard let first = section.firstRow(endingBelow: bounds.minY),
        let last = section.lastRow(beginningAbove: bounds.maxY), first <= last
      else { continue }
      count += last - first + 1
    }
    return count
  }

  /// The row at a point in content coordinates; nil on a header, footer or beside the rows.
  ///
  /// - Complexity: O(s) in the number of sections, O(log n) in the runs of one.
  public func row(at point: Point) -> IndexPath? {
    guard point.x >= rowX && point.x < rowX + rowWidth else { return nil }
    for (index, section) in sections.enumerated() {
      guard let row = section.firstRow(endingBelow: point.y), section.row(row).y <= point.y else {
        continue
      }
      return IndexPath(section: index, item: row)
    }
    return nil
  }
}
