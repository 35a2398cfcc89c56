import LayoutModel
import LayoutSimulator
import Testing

@Suite struct TableContentTests {
  private func layout(
    _ table: TableViewConfiguration, _ device: String = "iPhone 6s", os: Int = 9,
    frame: Rect = Rect(100, 100, 200, 300), inset: EdgeInsets = .zero
  ) throws -> Layout {
    try Scene(device, os: os).views(
      .tableView("table", in: 0, frame, table) { $0.contentInset = inset }
    ).layout()
  }

  @Test(
    arguments: [
      (0, nil, nil, 0.0), (0, 64, 49, 113), (20, nil, nil, 800), (20, 64, 49, 913),
      (20, 64, nil, 864), (20, nil, 49, 849), (20, 0, 0, 800),
    ] as [(Int, Double?, Double?, Double)])
  func `content is header, rows and footer, with any inset`(
    rows: Int, header: Double?, footer: Double?, height: Double
  ) throws {
    let table = TableViewConfiguration(
      rowHeight: 40, sections: [.init(rows: rows)], tableHeaderHeight: header,
      tableFooterHeight: footer)
    #expect(try layout(table).contentSize() == Size(200, height))
    #expect(
      try layout(table, inset: EdgeInsets(64, 0, 49, 0)).contentSize() == Size(200, height))
  }

  @Test func `extra subviews are not content`() throws {
    let scene = try Scene("iPhone 6s", os: 9).views(
      .tableView(
        "table", in: 0, Rect(100, 100, 200, 300),
        .init(rowHeight: 40, sections: [.init(rows: 20)])),
      .view("above", in: 1, Rect(0, -40, 200, 40)), .view("below", in: 1, Rect(0, 800, 200, 99)))
    #expect(scene.layout().contentSize() == Size(200, 800))
  }

  @Test func `a table without sections is empty in either style`() throws {
    #expect(try layout(.init()).contentSize() == Size(200, 0))
    #expect(try layout(.init(style: .grouped)).contentSize() == Size(200, 0))
  }

  @Test func `sections follow each other with their own headers, rows and footers`() throws {
    let table = TableViewConfiguration(
      sections: [
        .init(rows: 2, rowHeight: 30, headerHeight: 10, footerHeight: 5),
        .init(rows: 0, headerHeight: 7, footerHeight: 3),
        .init(
          rows: 5, heights: [.init(height: 20, count: 3), .init(height: 50, count: 2)]),
      ], tableHeaderHeight: 100, tableFooterHeight: 11)
    let layout = try layout(table)
    let content = try #require(layout.views[1].table)
    let whole = Rect(0, 0, 200, 1000)
    #expect(content.headerFrame(0, in: whole) == Rect(0, 100, 200, 10))
    #expect(layout.row(0, 0) == Rect(0, 110, 200, 30))
    #expect(layout.row(0, 1) == Rect(0, 140, 200, 30))
    #expect(content.footerFrame(0, in: whole) == Rect(0, 170, 200, 5))
    #expect(content.headerFrame(1, in: whole) == Rect(0, 175, 200, 7))
    #expect(content.footerFrame(1, in: whole) == Rect(0, 182, 200, 3))
    #expect(content.headerFrame(2, in: whole) == nil)
    #expect(layout.row(2, 2) == Rect(0, 225, 200, 20))
    #expect(layout.row(2, 3) == Rect(0, 245, 200, 50))
    #expect(layout.row(2, 4) == Rect(0, 295, 200, 50))
    #expect(layout.row(2, 5) == nil)
    #expect(layout.row(1, 0) == nil)
    #expect(content.contentHeight == 356)
  }

  @Test func `a section's own row height wins over the table's`() throws {
    let table = TableViewConfiguration(
      rowHeight: 40, sections: [.init(rows: 2, rowHeight: 25), .init(rows: 2)])
    #expect(try layout(table).contentSize()?.height == 130)
  }

  @Test func `heights of zero rows are no rows`() throws {
    let runs = [HeightRun(height: 10, count: 0), .init(height: 20, count: 2)]
    let table = TableViewConfiguration(sections: [.init(rows: 2, heights: runs)])
    let layout = try layout(table)
    #expect(layout.contentSize()?.height == 40)
    #expect(layout.row(0, 0) == Rect(0, 0, 200, 20))
    #expect(layout.views[1].table?.sections[0].runs.count == 1)
  }

  @Test func `ten million equal rows are one run`() throws {
    let table = TableViewConfiguration(rowHeight: 40, sections: [.init(rows: 10_000_000)])
    let layout = try layout(table)
    #expect(layout.contentSize()?.height == 400_000_000)
    #expect(layout.views[1].table?.sections[0].runs.count == 1)
    #expect(layout.row(0, 9_999_999) == Rect(0, 399_999_960, 200, 40))
  }

  @Test func `ten million estimated rows are a run for those shown and one for the rest`() throws {
    let table = TableViewConfiguration(sections: [.init(rows: 10_000_000, rowHeight: 60)])
    let layout = try layout(table, "iPhone 8", os: 11)
    #expect(layout.views[1].table?.sections[0].runs.count == 2)
    // Seven rows of 44 fill 300 points; each turns out 16 higher.
    #expect(layout.contentSize()?.height == 440_000_112)
  }

  @Test(
    arguments: [
      ("iPhone SE (3rd generation)", 26, 375.0, 16.0), ("iPhone 16", 26, 393, 20),
      ("iPad (10th generation / A16)", 26, 820, 20), ("iPhone 11", 13, 414, 20),
      ("iPhone 13", 15, 390, 16),
    ])
  func `insetGrouped rows are inset by the table's margins`(
    device: String, os: Int, width: Double, margin: Double
  ) throws {
    let table = TableViewConfiguration(style: .insetGrouped, sections: [.init(rows: 1)])
    let layout = try layout(table, device, os: os, frame: Rect(0, 0, width, 600))
    #expect(layout.row(0, 0)?.minX == margin)
    #expect(layout.row(0, 0)?.size.width == width - 2 * margin)
    #expect(layout.contentSize()?.width == width)
  }

  @Test func `insetGrouped rows are inset from the safe area at the sides`() throws {
    let table = TableViewConfiguration(style: .insetGrouped, sections: [.init(rows: 1)])
    let view = ViewConfiguration.tableView("table", in: 0, Rect(0, 0, 844, 390), table)
    let scene = try Scene("iPhone 12", os: 15, .landscapeLeft)
    let layout = scene.views(view).layout(explaining: true)
    #expect(layout.row(0, 0)?.minX == 67)
    #expect(layout.row(0, 0)?.size.width == 844.0 - 2 * 67)
    let x = Metric(.view(1), .element(.row(IndexPath(section: 0, item: 0)), .frame, .x))
    #expect(
      layout.explanation(of: x)?.line == "67 = margin 20 + screen's safe area left 47")
    // At the screen's left half only the left side reaches into the safe area.
    let half = scene.views(view.changed { $0.frame = Rect(0, 0, 422, 390) }).layout()
    #expect(half.row(0, 0) == Rect(67, 35, 422 - 87, 44))
    let deaf = scene.views(view.changed { $0.insetsLayoutMarginsFromSafeArea = false }).layout()
    #expect(deaf.row(0, 0)?.minX == 20)
    let plain = TableViewConfiguration(sections: [.init(rows: 1)])
    let across = scene.views(.tableView("table", in: 0, Rect(0, 0, 844, 390), plain)).layout()
    #expect(across.row(0, 0) == Rect(0, 0, 844, 44))
  }

  @Test func `insetGrouped rows follow the safe area when a pager turns to their page`() throws {
    let table = TableViewConfiguration(style: .insetGrouped, sections: [.init(rows: 1)])
    let pager = try Scene("iPhone 12", os: 15, .landscapeLeft).views(
      .scrollView("pager", in: 0, Rect(0, 0, 844, 390), content: Size(1688, 390)) {
        $0.contentInsetAdjustmentBehavior = .never
      }, .tableView("page", in: 1, Rect(844, 0, 844, 390), table))
    #expect(pager.layout().row(0, 0, of: 2)?.minX == 20)
    let turned = pager.actions(.setContentOffset(view: 1, to: Point(844, 0)))
    #expect(turned.layout().row(0, 0, of: 2)?.minX == 67)
  }

  @Test func `outside of a window insetGrouped rows are inset by 8`() {
    let scene = Scene(window: Size(375, 620)).macCatalyst().views(
      .tableView(
        "table", in: 0, Rect(0, 0, 375, 620),
        .init(
          style: .insetGrouped,
          sections: [.init(rows: 3, hasHeaderTitle: true, hasFooterTitle: true)])))
    #expect(
      scene.phase(.viewDidLoad).actions(.layoutIfNeeded).layout().row(0, 0)
        == Rect(8, 40.5, 359, 51.5))
    #expect(scene.layout().row(0, 0) == Rect(16, 40.5, 343, 51.5))
  }

  @Test func `Mac Catalyst's printed tables come out`() {
    let plain = Scene(window: Size(375, 480)).macCatalyst().views(
      .tableView(
        "table", in: 0, Rect(0, 0, 375, 480),
        .init(
          sections: [3, 2, 2].map { TableSection(rows: $0, hasHeaderTitle: true) }))
    ).phase(.viewDidLoad).actions(.layoutIfNeeded).layout()
    #expect(plain.contentSize()?.height == 548)
    #expect(plain.views[1].table?.visibleRowCount(in: plain.views[1].bounds) == 6)
    #expect(
      plain.views[1].table?.lastVisibleRow(in: plain.views[1].bounds)
        == IndexPath(section: 2, item: 0))
    let heights = [70.5, 51.5, 70.5].map { HeightRun(height: $0, count: 1) }
    let grouped = Scene(window: Size(375, 620)).macCatalyst().views(
      .tableView(
        "table", in: 0, Rect(0, 0, 375, 620),
        .init(
          style: .insetGrouped,
          sections: [
            .init(rows: 3, hasHeaderTitle: true, hasFooterTitle: true),
            .init(rows: 3, heights: heights, hasHeaderTitle: true, hasFooterTitle: true),
          ]))
    ).phase(.viewDidLoad).actions(.layoutIfNeeded).layout()
    #expect(grouped.row(0, 2) == Rect(8, 143.5, 359, 51.5))
    #expect(grouped.row(1, 0)?.minY == 265.5)
    #expect(grouped.row(1, 2) == Rect(8, 387.5, 359, 70.5))
    #expect(grouped.contentSize()?.height == 488)
  }

  @Test func `a table narrower than its margins has rows of no width`() throws {
    let table = TableViewConfiguration(style: .insetGrouped, sections: [.init(rows: 1)])
    let layout = try layout(table, "iPhone 13", os: 15, frame: Rect(0, 0, 20, 300))
    #expect(layout.row(0, 0)?.size.width == 0)
  }

  @Test func `a stated content size takes the place of the rows`() throws {
    let layout = try Scene("iPhone 6s", os: 9).views(
      .tableView("table", in: 0, Rect(0, 0, 320, 480), .init(sections: [.init(rows: 9)])) {
        $0.contentSize = Size(320, 867.5)
      }
    ).layout()
    #expect(layout.contentSize() == Size(320, 867.5))
    #expect(layout.row(0, 0) == nil)
  }

  @Test func `the content is as wide as the bounds, also after they change`() throws {
    let layout = try Scene("iPhone 6s", os: 9).views(
      .tableView("table", in: 0, Rect(0, 0, 320, 480), .init(sections: [.init(rows: 9)]))
    ).actions(.setFrame(view: 1, to: Rect(0, 0, 200, 480)), .layoutIfNeeded).layout()
    #expect(layout.contentSize()?.width == 200)
    #expect(layout.row(0, 0)?.size.width == 200)
  }
}
