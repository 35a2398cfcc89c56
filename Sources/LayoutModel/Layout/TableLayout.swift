/// The vertical layout of a table's content, from the table header view to the table footer view.
///
/// Rows of one height are kept as runs, so that a table of ten million equal rows costs one run.
public struct TableLayout: Hashable, Sendable {
  /// The height of the table header view in points; 0 for none.
  public var tableHeaderHeight: Double
  /// The sections from top to bottom.
  public var sections: [SectionLayout]
  /// Whether section headers and footers stay in sight while rows of their section are.
  public var pinsHeaders: Bool
  /// The height of the table footer view in points; 0 for none.
  public var tableFooterHeight: Double
  /// The width of the rows in points, and where they begin.
  public var rowX: Double
  /// The width of the rows in points.
  public var rowWidth: Double
  /// The sum of everything: `contentSize.height`.
  public var contentHeight: Double

  /// Makes a table's layout from its parts.
  public init(
    tableHeaderHeight: Double, sections: [SectionLayout], pinsHeaders: Bool = false,
    tableFooterHeight: Double, rowX: Double, rowWidth: Double, contentHeight: Double
  ) {
    self.tableHeaderHeight = tableHeaderHeight
    self.sections = sections
    self.pinsHeaders = pinsHeaders
    self.tableFooterHeight = tableFooterHeight
    self.rowX = rowX
    self.rowWidth = rowWidth
    self.contentHeight = contentHeight
  }

  /// The rectangle of a row in content coordinates, or nil where there is no such row.
  ///
  /// - Complexity: O(log n) in the number of runs of the section.
  public func rect(section: Int, row: Int) -> Rect? {
    guard sections.indices.contains(section), row >= 0, row < sections[section].rowCount else {
      return nil
    }
    let (y, height) = sections[section].row(row)
    return Rect(x: rowX, y: y, width: rowWidth, height: height)
  }
}
