/// One section of a table view.
public struct TableSection: Hashable, Sendable {
  public var rows: Int
  /// The height of every row of the section, from the delegate; nil for the table's.
  public var rowHeight: Double?
  /// The heights of the section's rows as runs that together are `rows` long; empty for none.
  public var heights: [HeightRun]
  public var headerHeight: Double?
  public var footerHeight: Double?
  public var hasHeaderTitle: Bool

  /// Makes a section; heights left out are the table's.
  public init(
    rows: Int, rowHeight: Double? = nil, heights: [HeightRun] = [], headerHeight: Double? = nil,
    footerHeight: Double? = nil, hasHeaderTitle: Bool = false
  ) {
    self.rows = rows
    self.rowHeight = rowHeight
    self.heights = heights
    self.headerHeight = headerHeight
    self.footerHeight = footerHeight
    self.hasHeaderTitle = hasHeaderTitle
  }
}
