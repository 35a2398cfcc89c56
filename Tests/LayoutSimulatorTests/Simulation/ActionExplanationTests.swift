import LayoutModel
import LayoutSimulator
import Testing

/// What is said of numbers that an action has changed.
@Suite struct ActionExplanationTests {
  private func explanation(
    _ scene: Scene, _ subject: MetricSubject, _ property: MetricProperty
  ) throws -> Explanation {
    try #require(scene.layout(explaining: true).explanation(of: Metric(subject, property)))
  }

  private func scene(
    _ actions: [Action], _ change: (inout ScrollViewConfiguration) -> Void = { _ in }
  ) throws -> Scene {
    try Scene("iPhone 6s", os: 9).views(
      .scrollView("scroll", in: 0, Rect(0, 100, 200, 300), content: Size(200, 800), change)
    ).changed { $0.actions = actions }
  }

  @Test func `a frame is the one that was set, or follows from bounds or transform`() throws {
    let frame = Action.setFrame(view: 1, to: Rect(0, 0, 100, 120))
    let set = try explanation(scene([frame]), .view(1), .frame(.height))
    #expect(set.line == "120 = frame.height 120")
    #expect(set.rules.map(\.name) == ["frame"])
    let bounds = Action.setBounds(view: 1, origin: .zero, size: Size(100, 120))
    let grown = try explanation(scene([bounds]), .view(1), .frame(.height))
    #expect(grown.line == "120 = frame.height 120")
    #expect(grown.rules.map(\.name) == ["center"])
    let turned = try scene([frame]).changed {
      $0.views[1].transform = AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
    }
    #expect(try explanation(turned, .view(1), .frame(.height)).rules.map(\.name) == ["transform"])
  }

  @Test func `the end of the range is the sum that leads to it`() throws {
    let bottom = try explanation(
      scene([.scrollTo(view: 1, edge: .bottom)]), .view(1), .contentOffset(.y))
    #expect(bottom.line == "500 = height 800 - bounds.height 300")
    #expect(bottom.rules.first?.name == "setContentOffset")
    let top = try explanation(
      scene([.scrollTo(view: 1, edge: .top)]) { $0.contentInset = EdgeInsets(64, 0, 0, 0) },
      .view(1), .contentOffset(.y))
    #expect(top.line == "-64 = -(contentInset.top 64)")
  }

  @Test func `a drag without bouncing ends at the sum that is the range's end`() throws {
    let dragged = try explanation(
      scene([.drag(view: 1, by: Point(0, -900))]) { $0.bounces = false }, .view(1),
      .contentOffset(.y))
    #expect(dragged.line == "500 = height 800 - bounds.height 300")
    #expect(dragged.rules.first?.name == "bounces")
  }

  @Test func `a revealed rectangle is where the content was scrolled to`() throws {
    let revealed = try explanation(
      scene([.scrollRectToVisible(view: 1, Rect(0, 300, 200, 44))]), .view(1), .contentOffset(.y))
    #expect(revealed.line == "44 = scrolled to 44")
    #expect(revealed.rules.map(\.name) == ["scrollRectToVisible"])
  }

  @Test func `before iOS 13 a refresh control is content inset`() throws {
    let refreshing = try scene([.beginRefreshing(view: 1)]) { $0.refreshControl = "refresh" }
    let inset = try explanation(refreshing, .view(1), .contentInset(.top))
    #expect(inset.line == "60 = contentInset.top 60")
    #expect(
      try explanation(refreshing, .view(1), .adjustedContentInset(.top)).line
        == "60 = contentInset.top 60")
  }

  @Test func `a collapsed large title is why the bar is low`() throws {
    let scene = try Scene("iPhone 8", os: 12).navigationBar(largeTitle: true).views(
      .tableView(
        "table", in: 0, Rect(0, 0, 375, 667), .init(rowHeight: 44, sections: [.init(rows: 100)]))
    ).actions(.drag(view: 1, by: Point(0, -200)), .release(view: 1, velocity: .zero), .settle)
    let bar = try explanation(scene, .navigationBar, .frame(.height))
    #expect(bar.line == "44 = navigation bar 44")
    #expect(bar.rules.map(\.name) == ["large title"])
  }

  @Test func `section headers and footers name their rule where they have a height`() throws {
    func height(
      _ style: TableStyle, _ section: TableSection, _ element: ContentElement
    ) throws -> Explanation? {
      try Scene("iPhone 8", os: 12).views(
        .tableView("table", in: 0, Rect(0, 0, 375, 667), .init(style: style, sections: [section]))
      ).layout(explaining: true).explanation(
        of: Metric(.view(1), .element(element, .frame, .height)))
    }
    let plain = try height(
      .plain, .init(rows: 1, hasHeaderTitle: true), .header(section: 0))
    #expect(plain?.line == "28 = section header 28")
    #expect(plain?.rules.map(\.name) == ["section header, plain"])
    let grouped = try height(.grouped, .init(rows: 1), .footer(section: 0))
    #expect(grouped?.line == "17.5 = section footer 17.5")
    #expect(grouped?.rules.map(\.name) == ["section spacing, grouped"])
    let low = try height(.plain, .init(rows: 1, headerHeight: 1), .header(section: 0))
    #expect(low?.rules.map(\.name) == ["section header, plain"])
    let none = try height(.plain, .init(rows: 1), .header(section: 0))
    #expect(none?.rules.map(\.name) != ["section header, plain"])
  }

  @Test func `only the rows of inset tables begin at a margin`() throws {
    func x(_ style: TableStyle) throws -> Explanation {
      try explanation(
        Scene("iPhone 13", os: 15).views(
          .tableView(
            "table", in: 0, Rect(0, 0, 390, 667), .init(style: style, sections: [.init(rows: 3)]))),
        .view(1), .element(.row(IndexPath(section: 0, item: 0)), .frame, .x))
    }
    #expect(try x(.insetGrouped).line == "16 = margin 16")
    #expect(try x(.insetGrouped).rules.map(\.name) == ["UITableView.Style.insetGrouped"])
    #expect(try x(.plain).rules.map(\.name) != ["UITableView.Style.insetGrouped"])
  }

  @Test func `content is on its way until it rests`() throws {
    let flick = [
      Action.drag(view: 1, by: Point(0, -20)), .release(view: 1, velocity: Point(0, 0.5)),
    ]
    // (500 - 10) * 0.4995 = 244.76, to half a point
    let moving = try explanation(scene(flick + [.wait(0.5)]), .view(1), .contentOffset(.y))
    #expect(moving.expression == "on its way to 265")
    #expect(moving.rules.map(\.name) == ["deceleration"])
    let resting = try explanation(scene(flick + [.settle]), .view(1), .contentOffset(.y))
    #expect(resting.line == "265 = where the content comes to rest")
    let bounced = try explanation(
      scene([.drag(view: 1, by: Point(0, -900)), .release(view: 1, velocity: .zero), .settle]),
      .view(1), .contentOffset(.y))
    #expect(bounced.line == "500 = height 800 - bounds.height 300")
    #expect(bounced.rules.first?.name == "bounces")
  }

  @Test func `a refresh header is why the inset is larger, and why it is small again`() throws {
    let refreshing = [
      Action.drag(view: 1, by: Point(0, 200)), .release(view: 1, velocity: .zero),
    ]
    func inset(_ actions: [Action]) throws -> Explanation {
      try explanation(
        scene(actions) { $0.refreshHeader = .init(id: "header", height: 40) }, .view(1),
        .contentInset(.top))
    }
    #expect(try inset(refreshing).line == "40 = contentInset.top 40")
    #expect(try inset(refreshing).rules.map(\.name) == ["refresh header"])
    #expect(try inset(refreshing + [.wait(9)]).line == "0 = contentInset.top 0")
    #expect(try inset(refreshing + [.wait(9)]).rules.map(\.name) == ["refresh header"])
  }
}
