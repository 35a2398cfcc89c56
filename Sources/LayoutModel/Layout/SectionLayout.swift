/// The vertical layout of one table section, in content coordinates.
public struct SectionLayout: Hashable, Sendable {
  /// Successive rows of one height.
  public struct Run: Hashable, Sendable {
    /// The first row of the run.
    public var firstRow: Int
    /// The number of rows of the run.
    public var count: Int
    /// The top of the run's first row.
    public var y: Double
    /// The height of each row in points.
    public var height: Double

    /// Makes a run of rows.
    public init(firstRow: Int, count: Int, y: Double, height: Double) {
      self.firstRow = firstRow
      self.count = count
      self.y = y
      self.height = height
    }
  }

  /// The top of the section header.
  public var y: Double
  /// The height of the section header in points; 0 for none.
  public var headerHeight: Double
  /// How much of that is padding above the header, in points.
  public var headerTopPadding: Double
  /// The rows as runs of one height, from top to bottom.
  public var runs: [Run]
  /// The number of rows.
  public var rowCount: Int
  /// The height of the section footer in points; 0 for none.
  public var footerHeight: Double

  /// Makes a section's layout from its parts.
  public init(
    y: Double, headerHeight: Double, headerTopPadding: Double = 0, runs: [Run], rowCount: Int,
    footerHeight: Double
  ) {
    self.y = y
    self.headerHeight = headerHeight
    self.headerTopPadding = headerTopPadding
    self.runs = runs
    self.rowCount = rowCount
    self.footerHeight = footerHeight
  }

  /// The top of the section footer: the bottom of the last row.
  public var footerY: Double {
    guard let last = runs.last else { return y + headerHeight }
    return last.y + Double(last.count) * last.height
  }

  /// The bottom of the section footer.
  public var maxY: Double { footerY + footerHeight }

  /// The top and height of a row; the row must exist.
  ///
  /// - Complexity: O(log n) in the number of runs.
  public func row(_ row: Int) -> (y: Double, height: Double) {
    let run = runs[partition { $0.firstRow + $0.count > row }]
    return (run.y + Double(row - run.firstRow) * run.height, run.height)
  }

  /// The first row whose bottom lies below `y`, or nil where every row ends above it.
  ///
  /// - Complexity: O(log n) in the number of runs.
  public func firstRow(endingBelow y: Double) -> Int? {
    let place = partition { $0.y + Double($0.count) * $0.height > y }
    guard place < runs.count else { return nil }
    let run = runs[place]
    guard run.height > 0, y > run.y else { return run.firstRow }
    var row = run.firstRow + Int((y - run.y) / run.height)
    if run.y + Double(row - run.firstRow + 1) * run.height <= y { row += 1 }
    return row
  }

  /// The last row whose top lies above `y`, or nil where every row begins at or below it.
  ///
  /// - Complexity: O(log n) in the number of runs.
  public func lastRow(beginningAbove y: Double) -> Int? {
    let place = partition { $0.y >= y }
    guard place > 0 else { return nil }
    let run = runs[place - 1]
    guard run.height > 0 else { return run.firstRow + run.count - 1 }
    var row = Int(min(Double(run.count - 1), (y - run.y) / run.height))
    if run.y + Double(row) * run.height >= y { row -= 1 }
    return run.firstRow + max(0, row)
  }

  /// The place of the first run for which `predicate` holds; runs before it must not hold it.
  private func partition(_ predicate: (Run) -> Bool) -> Int {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if predicate(runs[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
