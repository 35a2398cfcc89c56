import LayoutModel

/// Which rows a table measures when a part of its content becomes visible.
struct RowMeasuring {
  let content: TableContent
  /// Up to iOS 18 all rows count as shown that fill the visible height with their estimates; from
  /// iOS 26 only those that fill it with their own heights (field/fc081; dumps of iOS 26.1).
  let countsByEstimate: Bool

  /// Adds the rows that a visible stretch of content shows that is laid out at once.
  ///
  /// - Parameters:
  ///   - top: The visible stretch's top in content coordinates.
  ///   - bottom: Its bottom.
  /// - Complexity: O(s + r) in the numbers of sections and of runs of equal rows.
  func measure(from top: Double, to bottom: Double, into measured: inout MeasuredRows) {
    if countsByEstimate { measureEstimated(from: top, to: bottom, into: &measured) }
    fill(from: top, to: bottom, into: &measured)
  }

  /// Adds the rows that come into sight one by one at the bottom.
  ///
  /// Each is measured before the next is placed, so that they fill the way with their own heights.
  /// - Parameters:
  ///   - top: The visible stretch's top at the beginning.
  ///   - bottom: Its bottom at the end.
  func measureMovingDown(
    from top: Double, to bottom: Double, into measured: inout MeasuredRows
  ) {
    fill(from: top, to: bottom, into: &measured)
  }

  /// Adds the rows that come into sight one by one at the top.
  ///
  /// The places of those above them do not change when they are measured, so that they are those
  /// that fill the way with their estimates.
  /// - Parameters:
  ///   - top: The visible stretch's top at the beginning.
  ///   - end: Its top at the end.
  func measureMovingUp(from top: Double, to end: Double, into measured: inout MeasuredRows) {
    measureEstimated(from: end, to: top, into: &measured)
  }

  private func measureEstimated(
    from top: Double, to bottom: Double, into measured: inout MeasuredRows
  ) {
    let (layout, _) = content.layout(measured: measured)
    for (index, section) in layout.sections.enumerated()
    where section.maxY > top && section.y < bottom {
      guard let first = section.firstRow(endingBelow: top),
        let last = section.lastRow(beginningAbove: bottom), first <= last
      else { continue }
      measured.insert(first..<last + 1, section: index)
    }
  }

  /// Walks down from the first visible row with real heights until the stretch is filled.
  private func fill(from top: Double, to bottom: Double, into measured: inout MeasuredRows) {
    let (layout, _) = content.layout(measured: measured)
    var y: Double?
    for (index, section) in layout.sections.enumerated() where y != nil || section.maxY > top {
      var firstRow = 0
      var rowY = (y ?? section.y) + section.headerHeight
      if y == nil {
        guard let row = section.firstRow(endingBelow: top) else { continue }
        firstRow = row
        rowY = section.row(row).y
      }
      guard rowY < bottom else { return }
      let (count, end) = rows(of: content.table.sections[index], from: firstRow, rowY, to: bottom)
      measured.insert(firstRow..<firstRow + count, section: index)
      y = end + section.footerHeight
    }
  }

  /// How many rows from a row on fill a stretch with their own heights, and where they end.
  private func rows(
    of section: TableSection, from firstRow: Int, _ top: Double, to bottom: Double
  ) -> (count: Int, end: Double) {
    var count = 0
    var y = top
    var first = 0
    for run in content.heights(section) {
      defer { first += run.count }
      let available = first + run.count - max(first, firstRow)
      guard available > 0 else { continue }
      guard y < bottom else { break }
      let needed =
        run.height > 0 ? Int(min(((bottom - y) / run.height).rounded(.up), 1e15)) : available
      let taken = min(available, needed)
      count += taken
      y += Double(taken) * run.height
    }
    return (count, y)
  }
}
