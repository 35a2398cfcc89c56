import LayoutModel
import LayoutSimulator
import Testing

/// What the simulator says of where its numbers come from.
@Suite struct ExplanationTests {
  private func line(_ scene: Scene, _ subject: MetricSubject, _ property: MetricProperty) -> String?
  {
    scene.layout(explaining: true).explanation(of: Metric(subject, property))?.line
  }

  private func rules(_ scene: Scene, _ subject: MetricSubject, _ property: MetricProperty)
    -> [String]?
  {
    scene.layout(explaining: true).explanation(of: Metric(subject, property))?.rules.map(\.name)
  }

  private let table = ViewConfiguration.tableView(
    "table", in: 0, Rect(0, 0, 375, 667), .init(rowHeight: 44, sections: [.init(rows: 20)]))

  @Test func `an offset under a bar is traced to status bar and navigation bar`() throws {
    let before = try Scene("iPhone 6s", os: 9).navigationBar().views(table)
    #expect(
      line(before, .view(1), .contentOffset(.y))
        == "-64 = -(status bar 20 + navigation bar 44)")
    #expect(
      rules(before, .view(1), .contentOffset(.y))?.contains("automaticallyAdjustsScrollViewInsets")
        == true)
    let after = try Scene("iPhone 8", os: 12).navigationBar().views(table)
    #expect(
      line(after, .view(1), .contentOffset(.y)) == "-64 = -(status bar 20 + navigation bar 44)")
    #expect(
      rules(after, .view(1), .contentOffset(.y))?
        .contains("contentInsetAdjustmentBehavior.automatic") == true)
  }

  @Test func `a content height is the sum of its parts`() throws {
    let scene = try Scene("iPhone 6s", os: 9).views(
      .tableView(
        "table", in: 0, Rect(0, 0, 200, 300),
        .init(
          rowHeight: 40, sections: [.init(rows: 20)], tableHeaderHeight: 64, tableFooterHeight: 49))
    )
    #expect(
      line(scene, .view(1), .contentSize(.y))
        == "913 = tableHeaderView 64 + 20 rows of 40 + tableFooterView 49")
  }

  @Test func `a content height counts its rows, and says where there are none`() throws {
    func height(_ table: TableViewConfiguration) throws -> String? {
      line(
        try Scene("iPhone 8", os: 12).views(
          .tableView("table", in: 0, Rect(0, 0, 375, 440), table)),
        .view(1), .contentSize(.y))
    }
    #expect(try height(.init()) == "0 = no rows, no header, no footer")
    #expect(
      try height(.init(sections: [.init(rows: 1)], tableFooterHeight: 1))
        == "45 = 1 row of 44 + tableFooterView 1")
    #expect(
      try height(.init(sections: [.init(rows: 1), .init(rows: 2, headerHeight: 30)]))
        == "162 = 1 row of 44 of section 0 + section header 30"
        + " + 2 rows of 44 of section 1")
  }

  @Test func `a content height names the estimate only where rows count with one`() throws {
    func rule(_ table: TableViewConfiguration) throws -> String? {
      rules(
        try Scene("iPhone 8", os: 12).views(
          .tableView("table", in: 0, Rect(0, 0, 375, 440), table)),
        .view(1), .contentSize(.y))?.first
    }
    #expect(try rule(.init(rowHeight: 50, sections: [.init(rows: 9)])) == "UITableView.contentSize")
    #expect(try rule(.init(sections: [.init(rows: 9)])) == "UITableView.contentSize")
    #expect(try rule(.init(sections: [.init(rows: 9, rowHeight: 50)])) == "estimatedRowHeight")
  }

  @Test func `the end of the range is the sum that its formula says`() throws {
    let scene = try Scene("iPhone 6s", os: 9).views(
      .scrollView(in: 0, Rect(0, 0, 200, 300), content: Size(200, 800)) {
        $0.contentInset = EdgeInsets(64, 0, 49, 0)
      })
    #expect(
      line(scene, .view(1), .maximumContentOffset(.y))
        == "549 = height 800 + contentInset.bottom 49 - bounds.height 300")
    #expect(line(scene, .view(1), .minimumContentOffset(.y)) == "-64 = -(contentInset.top 64)")
  }

  @Test func `a view's height is what the bars leave`() throws {
    let scene = try Scene("iPhone 6s", os: 9).navigationBar(translucent: false)
    #expect(
      line(scene, .view(0), .frame(.height))
        == "603 = screen 667 - status bar 20 - navigation bar 44")
  }

  @Test func `a place on the screen contains that of the sheet or container`() throws {
    let sheet = try Scene("iPad (10th generation / A16)", os: 26).controller(style: .pageSheet)
      .views(.view("child", Rect(5, 7, 9, 9)))
    #expect(line(sheet, .view(0), .screenFrame(.y)) == "42 = y of the sheet or container 42")
    #expect(
      line(sheet, .view(1), .screenFrame(.y))
        == "49 = frame.y 7 + y of the sheet or container 42")
    #expect(line(sheet, .view(1), .screenFrame(.x)) == "5 = frame.x 5")
    let call = try Scene("iPhone 8", os: 12).navigationBar().changed {
      $0.statusBar.isInCall = true
    }
    #expect(line(call, .view(0), .screenFrame(.y)) == "20 = y of the sheet or container 20")
    let scroll = sheet.views(
      .scrollView("scroll", in: 0, Rect(0, 0, 99, 99), content: Size(99, 99)),
      .view("inner", in: 2, Rect(1, 2, 3, 4)))
    #expect(line(scroll, .view(3), .frameInScrollView(.y)) == "2 = frame.y 2")
  }

  @Test func `a view under bars is as large as the screen or the sheet`() throws {
    let screen = try Scene("iPhone 8", os: 12).navigationBar()
    #expect(line(screen, .view(0), .frame(.height)) == "667 = screen 667")
    #expect(line(screen, .view(0), .frame(.width)) == "375 = screen 375")
    for component in RectComponent.allCases {
      #expect(
        rules(screen, .view(0), .frame(component)) == ["edgesForExtendedLayout"], "\(component)")
    }
    let sheet = try Scene("iPhone 13 Pro Max", os: 26).controller(style: .pageSheet)
    #expect(line(sheet, .view(0), .frame(.height)) == "879 = sheet 879")
    #expect(
      rules(sheet, .view(0), .frame(.height)) == ["modalPresentationStyle.pageSheet"])
  }

  @Test func `a safe area is the parent's minus the distance`() throws {
    let scene = try Scene("iPhone X", os: 12).navigationBar()
      .views(.view("child", Rect(0, 30, 375, 700)))
    #expect(
      line(scene, .view(1), .safeAreaInsets(.top))
        == "58 = status bar 44 + navigation bar 44 - distance from its edge 30")
  }

  @Test func `an inset that is set later is explained with the safe area`() throws {
    let scene = try Scene("iPhone 8", os: 12).navigationBar().views(table)
      .actions(.setContentInset(view: 1, to: EdgeInsets(10, 0, 0, 0)))
    #expect(
      line(scene, .view(1), .adjustedContentInset(.top))
        == "74 = contentInset.top 10 + status bar 20 + navigation bar 44")
  }

  @Test func `a refresh control is a term of its own`() throws {
    let scene = try Scene("iPhone 11", os: 13).navigationBar()
      .views(table.changed { $0.scroll?.refreshControl = "refresh" })
      .actions(.beginRefreshing(view: 1))
    #expect(
      line(scene, .view(1), .adjustedContentInset(.top))
        == "148 = status bar 44 + navigation bar 44 + refresh control 60")
  }

  @Test func `what a shortened view leaves of the bars is their sum less its distance`() throws {
    let scene = try Scene("iPhone 6s", os: 9).tabBar(translucent: false).toolbar().views(table)
    #expect(
      line(scene, .view(1), .contentInset(.bottom))
        == "44 = toolbar 44 + tab bar 49 - view's distance 49")
  }

  @Test func `a drag of stretched content begins where the finger would be`() throws {
    let scene = try Scene("iPhone 6s", os: 9).views(
      .scrollView(in: 0, Rect(0, 0, 200, 300), content: Size(200, 800))
    ).actions(.drag(view: 1, by: Point(0, 100)), .drag(view: 1, by: Point(0, -130)))
    #expect(
      line(scene, .view(1), .contentOffset(.y))
        == "30 = offset without rubber band -100 - drag -130")
  }

  @Test func `without being asked nothing is explained`() throws {
    let layout = try Scene("iPhone X", os: 12).navigationBar().views(table).layout()
    #expect(layout.derivations.isEmpty)
    let configuration = try Scene("iPhone X", os: 12).configuration
    #expect(Simulator.layout(of: configuration).derivations.isEmpty)
    #expect(!Simulator.layout(of: configuration, explaining: true).derivations.isEmpty)
    #expect(layout.explanation(of: Metric(.view(1), .contentOffset(.y))) == nil)
  }
}
