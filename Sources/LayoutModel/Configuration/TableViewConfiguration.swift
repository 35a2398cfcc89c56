/// The data and heights of a table view.
public struct TableViewConfiguration: Hashable, Sendable {
  /// The table's style.
  public var style: TableStyle
  /// The `rowHeight` property in points; nil for UIKit's automatic dimension.
  public var rowHeight: Double?
  /// The `estimatedRowHeight` property; nil for UIKit's default.
  public var estimatedRowHeight: RowHeightEstimate?
  /// The `sectionHeaderTopPadding` property in points (iOS 15 and later); nil for UIKit's default.
  public var sectionHeaderTopPadding: Double?
  /// The `sectionHeaderHeight` property in points; nil for UIKit's default.
  public var sectionHeaderHeight: Double?
  /// The `sectionFooterHeight` property in points; nil for UIKit's default.
  public var sectionFooterHeight: Double?
  /// nil where the document names no sections: the table has no data source.
  public var sections: [TableSection]
  /// The height of the table header view; nil for none.
  public var tableHeaderHeight: Double?
  /// The height of the table footer view; nil for none.
  public var tableFooterHeight: Double?

  /// Makes a table; the defaults are UIKit's, without any section.
  public init(
    style: TableStyle = .plain, rowHeight: Double? = nil,
    estimatedRowHeight: RowHeightEstimate? = nil, sectionHeaderTopPadding: Double? = nil,
    sectionHeaderHeight: Double? = nil,
    sectionFooterHeight: Double? = nil, sections: [TableSection] = [],
    tableHeaderHeight: Double? = nil, tableFooterHeight: Double? = nil
  ) {
    self.style = style
    self.rowHeight = rowHeight
    self.estimatedRowHeight = estimatedRowHeight
    self.sectionHeaderTopPadding = sectionHeaderTopPadding
    self.sectionHeaderHeight = sectionHeaderHeight
    self.sectionFooterHeight = sectionFooterHeight
    self.sections = sections
    self.tableHeaderHeight = tableHeaderHeight
    self.tableFooterHeight = tableFooterHeight
  }
}
