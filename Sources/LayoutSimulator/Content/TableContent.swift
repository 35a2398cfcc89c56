import LayoutModel

extension LayoutRule {
  static let tableContentHeight = LayoutRule(
    "UITableView.contentSize",
    "The content is as high as table header view, section headers, rows, section footers and table"
      + " footer view together; insets and other subviews do not count.",
    .recorded, basis: "articles/000/cells-header-footer, articles/000/header-footer-only")
  static let tableContentWidth = LayoutRule(
    "UITableView.contentSize", "The content is as wide as the table's bounds.", .recorded,
    basis: "articles/000/cells-only")
  static let insetGroupedMargin = LayoutRule(
    "UITableView.Style.insetGrouped",
    "The rows are inset by the table's margins: 16 points where it is up to 375 points wide, before"
      + " iOS 26 up to 413; 20 where it is wider and on iPads; 8 outside of a window; counted from the"
      + " safe area at its sides.",
    .recorded,
    basis: "field/fd013, field/fd040, peer/ou-table-insetgrouped-side16;"
      + " UIView.insetsLayoutMarginsFromSafeArea")
}

/// The vertical layout of a table's content.
struct TableContent {
  let spacing: SectionSpacing
  /// The height of rows that nobody gives a height.
  let standard: Double
  /// With how much a row counts before it is shown; nil without estimation.
  let estimate: Double?
  /// How much of the safe area at the left the rows are inset by besides the margin, in points.
  let leftInset: Double
  let rowX: Double
  let rowWidth: Double

  /// Makes the content of a table whose margins are counted from `sideInsets`, in points.
  init(
    _ table: TableViewConfiguration, on platform: borrowing Platform, width: Double,
    sideInsets: (left: Double, right: Double), isBelowLargeTitle: Bool, isInWindow: Bool
  ) {
    spacing = SectionSpacing(
      table: table, platform: platform, isBelowLargeTitle: isBelowLargeTitle)
    standard = table.rowHeight ?? RowHeight.standard(on: platform)
    estimate = RowHeight.estimate(table, on: platform)
    guard table.style == .insetGrouped else {
      leftInset = 0
      rowX = 0
      rowWidth = width
      return
    }
    let margin = Self.margin(on: platform, width: width, isInWindow: isInWindow)
    leftInset = sideInsets.left
    rowX = leftInset + margin
    rowWidth = max(0, width - rowX - margin - sideInsets.right)
  }

  var table: TableViewConfiguration { spacing.table }

  private static func margin(on platform: Platform, width: Double, isInWindow: Bool) -> Double {
    guard isInWindow else { return 8 }
    if platform.device.idiom == .pad { return 20 }
    return width > (platform.os.major >= 26 ? 375 : 413) ? 20 : 16
  }

  /// Stacks the table header view, the sections and the table footer view.
  ///
  /// - Complexity: O(s + r) in the numbers of sections and of runs of equal rows.
  func layout(measured: MeasuredRows?) -> (layout: TableLayout, gap: String?) {
    var gap: String?
    let header = table.tableHeaderHeight ?? 0
    var y = header
    var sections: [SectionLayout] = []
    sections.reserveCapacity(table.sections.count)
    for (index, section) in table.sections.enumerated() {
      let headerHeight = spacing.header(index)
      let footerHeight = spacing.footer(index)
      if headerHeight == nil || footerHeight == nil {
        gap =
          "the heights of section headers and footers that this \(table.style.rawValue) table"
          + " leaves to UIKit are not modelled; state headerHeight and footerHeight"
      }
      let top = y + (headerHeight ?? 0)
      let runs =
        estimate(for: section).map {
          estimatedRuns(section, from: top, estimate: $0, measured?.ranges[index] ?? [])
        } ?? runs(section, from: top)
      let layout = SectionLayout(
        y: y, headerHeight: headerHeight ?? 0, headerTopPadding: spacing.headerTopPadding(index),
        runs: runs, rowCount: section.rows, footerHeight: footerHeight ?? 0)
      sections.append(layout)
      y = layout.maxY
    }
    let footer = table.tableFooterHeight ?? 0
    let layout = TableLayout(
      tableHeaderHeight: header, sections: sections, pinsHeaders: table.style == .plain,
      tableFooterHeight: footer, rowX: rowX,
      rowWidth: rowWidth, contentHeight: y + footer)
    return (layout, gap)
  }

  // MARK: Rows

  /// The estimate that a section's rows count with; nil where they count with their height at once.
  func estimate(for section: TableSection) -> Double? {
    guard let estimate else { return nil }
    let isFromDelegate = section.rowHeight != nil || !section.heights.isEmpty
    guard isFromDelegate || (table.rowHeight == nil && estimate != standard) else { return nil }
    return estimate
  }

  /// Whether any section's rows count with an estimate until they are shown.
  var estimatesRows: Bool {
    estimate != nil && table.sections.contains { estimate(for: $0) != nil }
  }

  /// The heights of a section's rows as runs; the delegate's heights win over the table's.
  func heights(_ section: TableSection) -> [HeightRun] {
    if !section.heights.isEmpty { return section.heights }
    guard section.rows > 0 else { return [] }
    return [HeightRun(height: section.rowHeight ?? standard, count: section.rows)]
  }

  private func runs(_ section: TableSection, from top: Double) -> [SectionLayout.Run] {
    var runs: [SectionLayout.Run] = []
    var y = top
    var row = 0
    if section.heights.isEmpty {
      guard section.rows > 0 else { return [] }
      return [
        .init(firstRow: 0, count: section.rows, y: top, height: section.rowHeight ?? standard)
      ]
    }
    runs.reserveCapacity(section.heights.count)
    for run in section.heights where run.count > 0 {
      runs.append(.init(firstRow: row, count: run.count, y: y, height: run.height))
      row += run.count
      y += Double(run.count) * run.height
    }
    return runs
  }

  /// Rows that have been shown with their heights, the others with the estimate.
  private func estimatedRuns(
    _ section: TableSection, from top: Double, estimate: Double, _ measured: [Range<Int>]
  ) -> [SectionLayout.Run] {
    var runs: [SectionLayout.Run] = []
    var y = top
    var row = 0
    func add(_ count: Int, _ height: Double) {
      guard count > 0 else { return }
      if let last = runs.last, last.height == height {
        runs[runs.count - 1].count += count
      } else {
        runs.append(.init(firstRow: row, count: count, y: y, height: height))
      }
      row += count
      y += Double(count) * height
    }
    let heights = heights(section)
    for range in measured {
      add(range.lowerBound - row, estimate)
      var first = 0
      for run in heights {
        let common = (first..<first + run.count).clamped(to: range)
        add(common.count, run.height)
        first += run.count
      }
    }
    add(section.rows - row, estimate)
    return runs
  }

  // MARK: Reasons

  /// The terms of the content's height, those of zero left out.
  func terms(of layout: TableLayout, view: Int) -> [Derivation.Term] {
    var terms: [Derivation.Term] = []
    func add(_ label: String, _ value: Double, _ element: ContentElement? = nil) {
      guard value != 0 else { return }
      let metric = element.map { Metric(.view(view), .element($0, .frame, .height)) }
      terms.append(.plus(label, value, metric))
    }
    add("tableHeaderView", layout.tableHeaderHeight)
    for (index, section) in layout.sections.enumerated() {
      let name = layout.sections.count == 1 ? "" : " of section \(index)"
      add("padding above the section header\(name)", section.headerTopPadding)
      add(
        "section header\(name)", section.headerHeight - section.headerTopPadding,
        .header(section: index))
      for run in section.runs {
        let rows = run.count == 1 ? "1 row" : "\(run.count) rows"
        terms.append(
          .said(
            "\(rows) of \(NumberText.format(run.height))\(name)",
            Double(run.count) * run.height))
      }
      add("section footer\(name)", section.footerHeight, .footer(section: index))
    }
    add("tableFooterView", layout.tableFooterHeight)
    return terms.isEmpty ? [.said("no rows, no header, no footer", 0)] : terms
  }
}
