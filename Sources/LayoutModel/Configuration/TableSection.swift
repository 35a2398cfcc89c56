/// One section of a table view.
public struct TableSection: Hashable, Sendable {
  /// The number of rows.
  public var rows: Int
  /// The height of every row of the section, from the delegate; nil for the table's.
  public var rowHeight: Double?
  /// The heights of the section's rows as runs that together are `rows` long; empty for none.
  public var heights: [HeightRun]
  /// The header's height in points, from the delegate; nil for the table's.
  public var headerHeight: Double?
  /// The footer's height in points, from the delegate; nil for the table's.
  public var footerHeight: Double?
  /// Whether the data source gives the header a title.
  public var hasHeaderTitle: Bool
  /// Whether the data source gives the footer a title of one line.
  public var hasFooterTitle: Bool

  /// Makes a section; heights left out are the table's.
  public init(
    rows: Int, rowHeight: Double? = nil, heights: [HeightRun] = [], headerHeight: Double? = nil,
    footerHeight: Double? = nil, hasHeaderTitle: Bool = false,
    hasFooterTitle: Bool = false
  ) {
    self.rows = rows
    self.rowHeight = rowHeight
    self.heights = heights
    self.headerHeight = headerHeight
    self.footerHeight = footerHeight
    self.hasHeaderTitle = hasHeaderTitle
    self.hasFooterTitle = hasFooterTitle
  }
}
