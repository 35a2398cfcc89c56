import LayoutModel
import Testing

@testable import LayoutSimulator

@Suite struct SectionSpacingTests {
  private func spacing(
    _ style: TableStyle, _ sections: [TableSection],
    on device: String = "iPhone SE (3rd generation)", os: Int = 26, isBelowLargeTitle: Bool = false,
    isCatalyst: Bool = false,
    _ change: (inout TableViewConfiguration) -> Void = { _ in }
  ) throws -> SectionSpacing {
    var table = TableViewConfiguration(style: style, sections: sections)
    change(&table)
    var scene = try Scene(device, os: os)
    if isCatalyst { scene = scene.macCatalyst() }
    return SectionSpacing(
      table: table, platform: scene.configuration.platform, isBelowLargeTitle: isBelowLargeTitle)
  }

  private let titled = TableSection(rows: 3, hasHeaderTitle: true)
  private let untitled = TableSection(rows: 3)

  // MARK: Grouped

  @Test(arguments: [TableStyle.grouped, .insetGrouped])
  func `a grouped table of iOS 26 has the printed spacing at 2x`(style: TableStyle) throws {
    let spacing = try spacing(style, [titled, titled, untitled])
    #expect(spacing.header(0) == 55.5)
    #expect(spacing.header(1) == 38)
    #expect(spacing.header(2) == 17.5)
    #expect(spacing.footer(0) == 17.5)
    #expect(spacing.footer(1) == 17.5)
    #expect(spacing.footer(2) == 37.5)
  }

  @Test func `at 3x the lower half of a gap is rounded down and the upper up`() throws {
    let spacing = try spacing(.grouped, [titled, untitled, titled], on: "iPhone 16")
    #expect(spacing.header(0).isNear(55.333, within: 0.001))
    #expect(spacing.header(1).isNear(17.667, within: 0.001))
    #expect(spacing.footer(0).isNear(17.333, within: 0.001))
    #expect(spacing.footer(2).isNear(37.333, within: 0.001))
    let gap = (spacing.footer(0) ?? 0) + (spacing.header(1) ?? 0)
    #expect(gap.isNear(35))
  }

  @Test(
    arguments: [
      ("iPhone 6 Plus", 8), ("iPhone 7", 10), ("iPhone 13", 15), ("iPhone 16", 26),
    ])
  func `rows without a title begin 35 points down`(device: String, os: Int) throws {
    #expect(try spacing(.grouped, [untitled], on: device, os: os).header(0) == 35)
  }

  @Test func `up to iOS 12 the gap between sections is 35 and 17.5 follow the last`() throws {
    let spacing = try spacing(.grouped, [untitled, untitled], on: "iPhone 7", os: 10)
    #expect(spacing.footer(0) == 17.5)
    #expect(spacing.header(1) == 17.5)
    #expect(spacing.footer(1) == 17.5)
  }

  @Test(arguments: [(12, 17.5), (13, 37.5), (15, 37.5)] as [(Int, Double)])
  func `from iOS 13 on 20 points more follow the last section`(os: Int, height: Double) throws {
    let spacing = try spacing(.grouped, [untitled, untitled], on: "iPhone 8", os: os)
    #expect(spacing.footer(0) == 17.5)
    #expect(spacing.footer(1) == height)
  }

  @Test(arguments: [(14, 0), (15, 10), (26, 10)] as [(Int, Double)])
  func `a stated sectionHeaderTopPadding stands above grouped headers from iOS 15 on`(
    os: Int, padding: Double
  ) throws {
    let spacing = try spacing(
      .grouped, [titled, titled, untitled], on: "iPhone SE (2nd generation)", os: os
    ) { $0.sectionHeaderTopPadding = 10 }
    #expect(spacing.header(0) == 55.5 + padding)
    #expect(spacing.header(1) == 38 + padding)
    #expect(spacing.header(2) == 17.5 + padding)
  }

  @Test func `it stands above a titled header of Mac Catalyst too`() throws {
    let spacing = try spacing(.grouped, [titled], isCatalyst: true) {
      $0.sectionHeaderTopPadding = 10
    }
    #expect(spacing.header(0) == 50.5)
  }

  @Test func `a plain header of one point has the padding of any other`() throws {
    let low = TableSection(rows: 1, headerHeight: 1)
    #expect(try spacing(.plain, [low], on: "iPhone 13", os: 15).header(0) == 23)
    #expect(try spacing(.plain, [low], on: "iPhone 8", os: 14).header(0) == 1)
  }

  @Test func `under a large title the first header begins at the content's top`() throws {
    let spacing = try spacing(.insetGrouped, [titled, titled], isBelowLargeTitle: true)
    #expect(spacing.header(0) == 38)
    #expect(spacing.header(1) == 38)
    #expect(try self.spacing(.grouped, [untitled], isBelowLargeTitle: true).header(0) == 35)
  }

  @Test func `a table header view takes the place of the gap above the first section`() throws {
    let small: (inout TableViewConfiguration) -> Void = { $0.tableHeaderHeight = 0.1 }
    #expect(try spacing(.grouped, [untitled], small).header(0) == 0)
    #expect(try spacing(.grouped, [titled], small).header(0) == 38)
    let none: (inout TableViewConfiguration) -> Void = { $0.tableHeaderHeight = 0 }
    #expect(try spacing(.grouped, [untitled], none).header(0) == 35)
    #expect(try spacing(.grouped, [titled], none).header(0) == 55.5)
  }

  @Test func `a footer's title takes 30 points on iOS 26 and is not modelled before`() throws {
    let section = TableSection(rows: 1, hasFooterTitle: true)
    #expect(try spacing(.grouped, [section]).footer(0) == 30)
    #expect(try spacing(.grouped, [section], on: "iPhone 13", os: 15).footer(0) == nil)
  }

  // MARK: Heights from the delegate

  @Test(
    arguments: [
      (10, 0.0, 35.0), (11, 0, 0), (26, 0, 0), (10, 30, 30), (18, 30, 30), (26, 30, 35),
      (26, 0.01, 0.01), (10, 0.01, 0.01),
    ])
  func `a grouped header's height counts by OS where it has no title`(
    os: Int, stated: Double, height: Double
  ) throws {
    let device = os <= 10 ? "iPhone 7" : os == 11 ? "iPhone 8" : "iPhone SE (3rd generation)"
    let section = TableSection(rows: 1, headerHeight: stated)
    #expect(try spacing(.grouped, [section], on: device, os: os).header(0) == height)
  }

  @Test func `a stated height of a titled grouped header is taken`() throws {
    let section = TableSection(
      rows: 1, headerHeight: 60, footerHeight: 12, hasHeaderTitle: true, hasFooterTitle: true)
    #expect(try spacing(.grouped, [section]).header(0) == 60)
    #expect(try spacing(.grouped, [section]).footer(0) == 12)
  }

  @Test func `a footer's stated height follows the same rule`() throws {
    let section = TableSection(rows: 1, footerHeight: 30)
    #expect(try spacing(.grouped, [section]).footer(0) == 37.5)
    #expect(try spacing(.grouped, [section], on: "iPhone 13", os: 15).footer(0) == 30)
    let zero = TableSection(rows: 1, footerHeight: 0)
    #expect(try spacing(.grouped, [zero]).footer(0) == 0)
    #expect(try spacing(.grouped, [zero], on: "iPhone 7", os: 10).footer(0) == 17.5)
  }

  @Test func `the delegate's height wins over the table's, and that over the default`() throws {
    let own = TableSection(rows: 1, headerHeight: 20, footerHeight: 10)
    let both: (inout TableViewConfiguration) -> Void = {
      $0.sectionHeaderHeight = 50
      $0.sectionFooterHeight = 40
    }
    for style in [TableStyle.plain, .grouped] {
      let spacing = try spacing(style, [own, untitled], on: "iPhone 8", os: 12, both)
      #expect(spacing.header(0) == 20)
      #expect(spacing.footer(0) == 10)
      #expect(spacing.header(1) == 50)
      #expect(spacing.footer(1) == 40)
    }
  }

  // MARK: Plain

  @Test(arguments: [(9, 28.0), (14, 28), (15, 50), (26, 50)])
  func `a plain header is 28 points high, and 22 above it from iOS 15`(
    os: Int, height: Double
  ) throws {
    let device = os == 9 ? "iPhone 6s" : os == 14 ? "iPhone 11" : "iPhone 13"
    let spacing = try spacing(.plain, [titled, untitled], on: device, os: os)
    #expect(spacing.header(0) == height)
    #expect(spacing.header(1) == 0)
    #expect(spacing.footer(0) == 0)
  }

  @Test func `sectionHeaderTopPadding takes the place of the 22 points`() throws {
    #expect(
      try spacing(.plain, [titled]) { $0.sectionHeaderTopPadding = 0 }.header(0) == 28)
    #expect(
      try spacing(.plain, [titled], { $0.sectionHeaderTopPadding = 5 }).header(0) == 33)
    #expect(
      try spacing(.plain, [titled], on: "iPhone 11", os: 14, { $0.sectionHeaderTopPadding = 5 })
        .header(0) == 28)
  }

  @Test func `a plain header's stated height is taken, with the padding above it`() throws {
    let stated = TableSection(rows: 1, headerHeight: 40, hasHeaderTitle: true)
    #expect(try spacing(.plain, [stated], on: "iPhone 11", os: 13).header(0) == 40)
    #expect(try spacing(.plain, [stated], on: "iPhone 13", os: 15).header(0) == 62)
    let zero = TableSection(rows: 1, headerHeight: 0, hasHeaderTitle: true)
    #expect(try spacing(.plain, [zero], on: "iPhone 13", os: 15).header(0) == 0)
  }

  @Test func `a plain footer's title is not modelled, its stated height is`() throws {
    #expect(try spacing(.plain, [.init(rows: 1, hasFooterTitle: true)]).footer(0) == nil)
    #expect(
      try spacing(.plain, [.init(rows: 1, footerHeight: 9, hasFooterTitle: true)]).footer(0) == 9)
  }

  // MARK: Mac Catalyst

  @Test func `Mac Catalyst 26 has constants of its own`() throws {
    #expect(try spacing(.plain, [titled], isCatalyst: true).header(0) == 62.5)
    let grouped = try spacing(.insetGrouped, [titled, untitled], isCatalyst: true)
    #expect(grouped.header(0) == 40.5)
    #expect(grouped.header(1) == nil)
    #expect(grouped.footer(0) == nil)
    let footer = TableSection(rows: 1, hasHeaderTitle: true, hasFooterTitle: true)
    #expect(try spacing(.insetGrouped, [footer], isCatalyst: true).footer(0) == 30)
    #expect(
      try spacing(.plain, [titled], os: 18, isCatalyst: true).header(0) == 50)
  }

  // MARK: In a layout

  @Test func `the printed rows of an iPad under a large title come out`() throws {
    let section = TableSection(rows: 3, rowHeight: 44, hasHeaderTitle: true)
    let second = TableSection(rows: 2, rowHeight: 44, hasHeaderTitle: true)
    let layout = try Scene("iPad (10th generation / A16)", os: 26)
      .navigationBar(largeTitle: true).controller(.tableViewController).root(
        ViewConfiguration(
          id: "table", viewClass: .tableView,
          table: .init(style: .insetGrouped, sections: [section, second]))
      ).layout()
    #expect(layout.row(0, 0, of: 0) == Rect(20, 38, 780, 44))
    #expect(layout.row(0, 2, of: 0) == Rect(20, 126, 780, 44))
    #expect(layout.row(1, 0, of: 0) == Rect(20, 225.5, 780, 44))
    #expect(layout.contentSize(0) == Size(820, 351))
  }

  @Test func `a grouped table of one section has its printed content height`() throws {
    let heights = [HeightRun(height: 44, count: 1), .init(height: 100, count: 1)]
    let section = TableSection(
      rows: 7, heights: heights + [.init(height: 44, count: 5)], hasHeaderTitle: true)
    let layout = try Scene("iPhone SE (3rd generation)", os: 26).statusBarHidden()
      .navigationBar().controller(.tableViewController).root(
        ViewConfiguration(
          id: "table", viewClass: .tableView, table: .init(style: .grouped, sections: [section]))
      ).layout()
    #expect(
      (0..<7).map { layout.row(0, $0, of: 0)?.minY } == [
        55.5, 99.5, 199.5, 243.5, 287.5, 331.5, 375.5,
      ])
    #expect(layout.contentSize(0)?.height == 457)
  }

  @Test func `heights that no source gives are a gap and not a guess`() throws {
    let scene = try Scene("iPhone 13", os: 15).views(
      .tableView(
        "table", in: 0, Rect(0, 0, 390, 844),
        .init(sections: [.init(rows: 1, hasFooterTitle: true)])))
    #expect(scene.gaps.count == 1)
    guard
      case .notModelled(let reason) = scene.layout().answer(
        for: Metric(.view(1), .contentSize(.y)))
    else {
      Issue.record("the content height is modelled")
      return
    }
    #expect(reason.contains("state headerHeight and footerHeight"))
    guard case .value = scene.layout().answer(for: Metric(.view(1), .contentSize(.x))) else {
      Issue.record("the content width is not modelled")
      return
    }
  }
}
