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
}

/// The vertical layout of a table's content.
struct TableContent {
  let layout: TableLayout
  /// What of the heights no rule gives; nil where all are known.
  let gap: String?

  /// Stacks the table header view, the sections and the table footer view.
  ///
  /// - Complexity: O(s + r) in the numbers of sections and of runs of equal rows.
  init(_ table: TableViewConfiguration, os: OSVersion, width: Double) {
    var gap: String?
    let header = table.tableHeaderHeight ?? 0
    let standard = table.rowHeight ?? RowHeight.standard(os: os)
    var y = header
    var sections: [SectionLayout] = []
    sections.reserveCapacity(table.sections.count)
    for section in table.sections {
      let headerHeight = SectionSpacing.header(section, in: table, os: os)
      let footerHeight = SectionSpacing.footer(section, in: table)
      if headerHeight == nil || footerHeight == nil {
        gap =
          "the default heights of section headers and footers of a \(table.style.rawValue) table"
          + " are not modelled; state headerHeight and footerHeight"
      }
      let isMeasured = section.rowHeight != nil || !section.heights.isEmpty
      if isMeasured && RowHeight.isEstimated(os: os) && section.rows > 0 {
        gap =
          "estimated row heights (iOS 11 and later) are not modelled; state the table's rowHeight"
      }
      let runs = Self.runs(section, from: y + (headerHeight ?? 0), standard: standard)
      let layout = SectionLayout(
        y: y, headerHeight: headerHeight ?? 0, runs: runs, rowCount: section.rows,
        footerHeight: footerHeight ?? 0)
      sections.append(layout)
      y = layout.maxY
    }
    let footer = table.tableFooterHeight ?? 0
    layout = TableLayout(
      tableHeaderHeight: header, sections: sections, tableFooterHeight: footer, rowX: 0,
      rowWidth: width, contentHeight: y + footer)
    self.gap = gap
  }

  /// The rows of a section as runs of equal height; the delegate's heights win over the table's.
  private static func runs(
    _ section: TableSection, from top: Double, standard: Double
  ) -> [SectionLayout.Run] {
    guard !section.heights.isEmpty else {
      guard section.rows > 0 else { return [] }
      let height = section.rowHeight ?? standard
      return [SectionLayout.Run(firstRow: 0, count: section.rows, y: top, height: height)]
    }
    var runs: [SectionLayout.Run] = []
    runs.reserveCapacity(section.heights.count)
    var y = top
    var row = 0
    for run in section.heights where run.count > 0 {
      runs.append(SectionLayout.Run(firstRow: row, count: run.count, y: y, height: run.height))
      row += run.count
      y += Double(run.count) * run.height
    }
    return runs
  }

  /// The terms of the content's height, those of zero left out.
  var terms: [Derivation.Term] {
    var terms: [Derivation.Term] = []
    func add(_ label: String, _ value: Double) {
      if value != 0 { terms.append(.plus(label, value)) }
    }
    add("tableHeaderView", layout.tableHeaderHeight)
    for (index, section) in layout.sections.enumerated() {
      let name = layout.sections.count == 1 ? "" : " of section \(index)"
      add("section header\(name)", section.headerHeight)
      for run in section.runs {
        let rows = run.count == 1 ? "1 row" : "\(run.count) rows"
        add(
          "\(rows) of \(NumberText.format(run.height))\(name)", Double(run.count) * run.height)
      }
      add("section footer\(name)", section.footerHeight)
    }
    add("tableFooterView", layout.tableFooterHeight)
    return terms
  }
}
