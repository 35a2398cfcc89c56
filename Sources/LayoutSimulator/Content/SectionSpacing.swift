import LayoutModel

extension LayoutRule {
  static let plainSectionHeader = LayoutRule(
    "section header, plain",
    "A plain table shows a header of 28 points for a title and none without; from iOS 15"
      + " sectionHeaderTopPadding puts 22 points above it.",
    .inferred, basis: "peer/ou-table-plain-contentsize for the 22 points")
  static let groupedSectionSpacing = LayoutRule(
    "section spacing, grouped",
    "35 points above the first section without a title, 17.5 below the rows and 17.5 above the next;"
      + " a title takes 38.",
    .recorded, basis: "field/fc066, field/fc157, field/fd032, field/fd013")
}

/// How high the headers and footers of a table's sections are.
///
/// A height from the delegate wins over the table's property. What is left open depends on style
/// and OS; what no source gives is a gap.
struct SectionSpacing {
  let table: TableViewConfiguration
  private let major: Int
  private let isCatalyst: Bool
  /// Pixels per point.
  private let scale: Double
  /// Whether the table lies under an expanded large title.
  let isBelowLargeTitle: Bool

  init(table: TableViewConfiguration, platform: borrowing Platform, isBelowLargeTitle: Bool) {
    self.table = table
    self.isBelowLargeTitle = isBelowLargeTitle
    major = platform.os.major
    isCatalyst = platform.isMacCatalystApp && platform.os.major >= 26
    scale = platform.device.scale
  }

  /// What there is above the rows of a section, in points; nil where no rule gives it.
  func header(_ index: Int) -> Double? {
    table.style == .plain ? plainHeader(index) : groupedHeader(index)
  }

  /// What there is below the rows of a section, in points; nil where no rule gives it.
  func footer(_ index: Int) -> Double? {
    let section = table.sections[index]
    if let own = stated(section.footerHeight, hasTitle: section.hasFooterTitle) { return own }
    if let own = table.sectionFooterHeight { return own }
    if table.style == .plain { return section.hasFooterTitle ? nil : 0 }
    if section.hasFooterTitle { return major >= 26 ? 30 : nil }
    if isCatalyst { return nil }
    let isLast = index == table.sections.count - 1
    // From a later version on 20 points more follow the last section; the version is not known.
    return (isLast && major >= 13 ? 20 : 0) + lowerHalf
  }

  // MARK: Plain

  private func plainHeader(_ index: Int) -> Double {
    plainHeaderView(index) + headerTopPadding(index)
  }

  private func plainHeaderView(_ index: Int) -> Double {
    let section = table.sections[index]
    let title: Double = section.hasHeaderTitle ? (isCatalyst ? 40.5 : 28) : 0
    return section.headerHeight ?? table.sectionHeaderHeight ?? title
  }

  /// The padding above a plain table's section header, in points; part of `header(_:)`.
  func headerTopPadding(_ index: Int) -> Double {
    guard table.style == .plain, major >= 15, plainHeaderView(index) > 0 else { return 0 }
    return table.sectionHeaderTopPadding ?? 22
  }

  // MARK: Grouped

  /// Below the rows lies the lower half of the gap of 35 points, above an untitled section the upper
  /// one; on 3x screens the lower is rounded down to pixels and the upper up, so that the sum stays.
  private var lowerHalf: Double {
    (17.5 * scale).rounded(.down) / scale
  }

  private var upperHalf: Double { 35 - lowerHalf }

  private func groupedHeader(_ index: Int) -> Double? {
    let section = table.sections[index]
    if let own = stated(section.headerHeight, hasTitle: section.hasHeaderTitle) { return own }
    if let own = table.sectionHeaderHeight { return own }
    let padding = major >= 15 ? table.sectionHeaderTopPadding ?? 0 : 0
    if isCatalyst { return section.hasHeaderTitle ? 40.5 + padding : nil }
    let isFirst = index == 0
    if section.hasHeaderTitle {
      // Under a large title the first header begins at the content's top (field/fd013).
      let gap = isFirst && !hasTableHeader && !isBelowLargeTitle ? lowerHalf : 0
      return gap + 38 + padding
    }
    if isFirst { return hasTableHeader ? 0 : 35 }
    return upperHalf + padding
  }

  /// A height that the delegate gives, as far as UIKit takes it.
  ///
  /// Zero is zero from iOS 11 and means the default before; on iOS 26 a height without a title or
  /// view is ignored in grouped tables, unless it is zero.
  private func stated(_ height: Double?, hasTitle: Bool) -> Double? {
    guard let height else { return nil }
    if table.style == .plain { return height }
    if height == 0 && major < 11 { return nil }
    if height > 1 && !hasTitle && major >= 26 { return nil }
    return height
  }

  /// Whether a table header view takes the place of the gap above the first section.
  private var hasTableHeader: Bool { (table.tableHeaderHeight ?? 0) > 0 }
}
