extension TableLayout {
  /// The first row that overlaps the bounds; nil where none does.
  ///
  /// Insets hide nothing: a row under a translucent bar is visible.
  ///
  /// - Complexity: O(s) in the number of sections, O(log n) in the runs of one.
  public func firstVisibleRow(in bounds: Rect) -> (section: Int, row: Int)? {
    for (index, section) in sections.enumerated() where section.maxY > bounds.minY {
      guard let row = section.firstRow(endingBelow: bounds.minY) else { continue }
      return section.row(row).y < bounds.maxY ? (index, row) : nil
    }
    return nil
  }

  /// The last row that overlaps the bounds; nil where none does.
  ///
  /// - Complexity: O(s) in the number of sections, O(log n) in the runs of one.
  public func lastVisibleRow(in bounds: Rect) -> (section: Int, row: Int)? {
    for (index, section) in sections.enumerated().reversed() where section.y < bounds.maxY {
      guard let row = section.lastRow(beginningAbove: bounds.maxY) else { continue }
      let (y, height) = section.row(row)
      return y + height > bounds.minY ? (index, row) : nil
    }
    return nil
  }
}
