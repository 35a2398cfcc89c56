import LayoutModel

/// How high section headers and footers are.
enum SectionSpacing {
  /// The height of a section's header in points; nil where no rule gives it.
  ///
  /// A height from the delegate wins over the table's property; a plain table shows a header of 28
  /// points for a title and none without. From iOS 15 `sectionHeaderTopPadding` puts 22 points above
  /// every header of a plain table.
  static func header(_ section: TableSection, in table: TableViewConfiguration, os: OSVersion)
    -> Double?
  {
    let height: Double
    if let own = section.headerHeight {
      height = own
    } else if section.hasHeaderTitle || table.style != .plain {
      guard let own = table.sectionHeaderHeight ?? (table.style == .plain ? 28 : nil) else {
        return nil
      }
      height = own
    } else {
      height = table.sectionHeaderHeight ?? 0
    }
    let hasTopPadding = table.style == .plain && height > 0 && os.major >= 15
    return height + (hasTopPadding ? 22 : 0)
  }

  /// The height of a section's footer in points; nil where no rule gives it.
  static func footer(_ section: TableSection, in table: TableViewConfiguration) -> Double? {
    section.footerHeight ?? table.sectionFooterHeight ?? (table.style == .plain ? 0 : nil)
  }
}
