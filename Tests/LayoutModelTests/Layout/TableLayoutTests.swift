import LayoutModel
import Testing

/// The look-ups of rows in runs, against a loop over all rows.
@Suite struct TableLayoutTests {
  /// A table as runs, and the same as a list of rows.
  private struct Sample {
    var table: TableLayout
    var rows: [(section: Int, row: Int, y: Double, height: Double)] = []
  }

  /// A table of whole quarters of points, in which sums are exact; zero heights and empty sections
  /// among them.
  private func randomTable(_ generator: inout SeededGenerator) -> Sample {
    var sample = Sample(
      table: TableLayout(
        tableHeaderHeight: 0, sections: [], tableFooterHeight: 0, rowX: 16, rowWidth: 288,
        contentHeight: 0))
    func quarters(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &generator)) / 4
    }
    var y = quarters(0...100)
    for section in 0..<Int.random(in: 0...4, using: &generator) {
      let header = Bool.random(using: &generator) ? 0 : quarters(0...80)
      let footer = Bool.random(using: &generator) ? 0 : quarters(0...80)
      let top = y
      y += header
      var runs: [SectionLayout.Run] = []
      var row = 0
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        let height = Int.random(in: 0..<4, using: &generator) == 0 ? 0 : quarters(1...200)
        let count = Int.random(in: 1...9, using: &generator)
        runs.append(.init(firstRow: row, count: count, y: y, height: height))
        for _ in 0..<count {
          sample.rows.append((section, row, y, height))
          row += 1
          y += height
        }
      }
      sample.table.sections.append(
        SectionLayout(
          y: top, headerHeight: header, runs: runs, rowCount: row, footerHeight: footer))
      y += footer
    }
    sample.table.contentHeight = y
    return sample
  }

  @Test func `a row is where the rows before it end`() {
    for seed in UInt64(0)..<500 {
      var generator = SeededGenerator(seed: seed)
      let sample = randomTable(&generator)
      for row in sample.rows {
        #expect(
          sample.table.rect(section: row.section, row: row.row)
            == Rect(x: 16, y: row.y, width: 288, height: row.height), "seed \(seed)")
      }
      for (index, section) in sample.table.sections.enumerated() {
        let rows = sample.rows.filter { $0.section == index }
        let height = rows.reduce(0) { $0 + $1.height }
        #expect(section.footerY == section.y + section.headerHeight + height, "seed \(seed)")
        #expect(section.maxY == section.footerY + section.footerHeight)
        let header = Rect(x: 0, y: section.y, width: 320, height: section.headerHeight)
        let footer = Rect(x: 0, y: section.footerY, width: 320, height: section.footerHeight)
        #expect(
          sample.table.headerFrame(index, in: .zero) == (section.headerHeight > 0 ? header : nil))
        #expect(
          sample.table.footerFrame(index, in: .zero) == (section.footerHeight > 0 ? footer : nil))
        #expect(sample.table.rect(section: index, row: rows.count) == nil)
        #expect(sample.table.rect(section: index, row: -1) == nil)
      }
      #expect(sample.table.rect(section: sample.table.sections.count, row: 0) == nil)
      #expect(sample.table.rect(section: -1, row: 0) == nil)
    }
  }

  @Test func `the visible rows are those that overlap the bounds`() {
    for seed in UInt64(0)..<500 {
      var generator = SeededGenerator(seed: seed)
      let sample = randomTable(&generator)
      let edges: [Double] =
        sample.rows.map(\.y) + sample.rows.map { $0.y + $0.height } + [
          0, sample.table.contentHeight,
        ]
      for _ in 0..<20 {
        // Bounds that begin or end at a row's edge are the interesting ones.
        let shift: Double = [-0.25, 0, 0, 0.25].randomElement(using: &generator) ?? 0
        let y = (edges.randomElement(using: &generator) ?? 0) + shift
        let height = Double(Int.random(in: 0...400, using: &generator)) / 4
        let bounds = Rect(x: 0, y: y, width: 320, height: height)
        let visible = sample.rows.filter { $0.y < bounds.maxY && $0.y + $0.height > bounds.minY }
        let place = "seed \(seed) bounds \(y) to \(y + height)"
        let first = sample.table.firstVisibleRow(in: bounds)
        #expect(first?.section == visible.first?.section, "\(place)")
        #expect(first?.item == visible.first?.row, "\(place)")
        let last = sample.table.lastVisibleRow(in: bounds)
        #expect(last?.section == visible.last?.section, "\(place)")
        #expect(last?.item == visible.last?.row, "\(place)")
        #expect(sample.table.visibleRowCount(in: bounds) == visible.count, "\(place)")
        let point = Point(x: 16, y: y)
        let hit = sample.rows.first { $0.y <= y && y < $0.y + $0.height }
        #expect(sample.table.row(at: point)?.section == hit?.section, "\(place)")
        #expect(sample.table.row(at: point)?.item == hit?.row, "\(place)")
      }
    }
  }

  @Test func `a table of a thousand million rows is one run`() {
    let count = 1_000_000_000
    let table = TableLayout(
      tableHeaderHeight: 0,
      sections: [
        SectionLayout(
          y: 0, headerHeight: 0, runs: [.init(firstRow: 0, count: count, y: 0, height: 44)],
          rowCount: count, footerHeight: 0)
      ], tableFooterHeight: 0, rowX: 0, rowWidth: 320, contentHeight: 44e9)
    #expect(table.rect(section: 0, row: count - 1)?.minY == 43_999_999_956)
    let bounds = Rect(x: 0, y: 44e9 - 480, width: 320, height: 480)
    #expect(table.firstVisibleRow(in: bounds)?.item == count - 11)
    #expect(table.lastVisibleRow(in: bounds)?.item == count - 1)
  }

  @Test func `beside the rows there is none`() {
    let table = SampleLayout.layout.views[1].table
    #expect(table?.row(at: Point(x: 299.5, y: 130)) == IndexPath(section: 0, item: 0))
    #expect(table?.row(at: Point(x: 300, y: 130)) == nil)
    #expect(table?.row(at: Point(x: -0.5, y: 130)) == nil)
  }

  @Test(arguments: [1e18, 1e100, Double.greatestFiniteMagnitude])
  func `an offset beyond all rows shows none`(offset: Double) {
    let table = SampleLayout.layout.views[1].table
    let below = Rect(x: 0, y: offset, width: 320, height: 480)
    #expect(table?.firstVisibleRow(in: below) == nil)
    #expect(table?.lastVisibleRow(in: below) == nil)
    let above = Rect(x: 0, y: -offset, width: 320, height: 480)
    #expect(table?.firstVisibleRow(in: above) == nil)
    #expect(table?.lastVisibleRow(in: above) == nil)
    let around = Rect(x: 0, y: -10, width: 320, height: offset)
    #expect(table?.firstVisibleRow(in: around)?.item == 0)
    #expect(table?.lastVisibleRow(in: around)?.section == 2)
  }

  @Test(arguments: [0.1, 44, 44.1, 52.333333333333336, 61.666666666666664])
  func `at the top of a row begins that row, whatever rounding makes of the quotient`(
    height: Double
  ) {
    let count = 400
    let section = SectionLayout(
      y: 0, headerHeight: 0,
      runs: [
        .init(firstRow: 0, count: 3, y: 0, height: 20),
        .init(firstRow: 3, count: count - 3, y: 60, height: height),
      ], rowCount: count, footerHeight: 0)
    for row in 1..<count {
      let top = section.row(row).y
      #expect(section.firstRow(endingBelow: top) == row)
      #expect(section.lastRow(beginningAbove: top) == row - 1)
    }
  }
}
