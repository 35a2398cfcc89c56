import LayoutModel
import Testing

@testable import LayoutSimulator

@Suite struct RefreshHeaderRuleTests {
  private let header = RefreshHeaderConfiguration(id: "header", height: 65)

  /// The article's table: insets of 99 and 49, thirty rows, a header of 65 points.
  private func scene(rows: Int = 30, duration: Double = 2, _ actions: [Action]) throws -> Scene {
    try Scene("iPhone 6s", os: 9).navigationBar().tabBar()
      .controller(adjustsAutomatically: false).views(
        .tableView(
          "table", in: 0, Rect(0, 0, 375, 667), .init(sections: [.init(rows: rows)])
        ) {
          $0.contentInset = EdgeInsets(99, 0, 49, 0)
          $0.refreshHeader = .init(id: "header", height: 65, duration: duration)
        }
      ).changed { $0.actions = actions }
  }

  private func state(_ actions: [Action]) throws -> RefreshHeaderLayout.State? {
    try scene(actions).layout().views[1].scroll?.refreshHeader?.state
  }

  @Test func `the header lies right above the content`() throws {
    let layout = try scene([]).layout()
    #expect(layout.views[1].scroll?.refreshHeader?.frame == Rect(0, -65, 375, 65))
    #expect(layout.offset() == Point(0, -99))
  }

  @Test func `it is armed from its height beyond the inset on`() throws {
    #expect(RefreshHeaderRule.threshold(header, contentInset: EdgeInsets(99, 0, 49, 0)) == -164)
    #expect(try state([.setContentOffset(view: 1, to: Point(0, -163))]) == .idle)
    #expect(try state([.setContentOffset(view: 1, to: Point(0, -164))]) == .willRefresh)
  }

  @Test func `pulled back it is idle again`() throws {
    #expect(
      try state([
        .setContentOffset(view: 1, to: Point(0, -170)),
        .setContentOffset(view: 1, to: Point(0, -120)),
      ]) == .idle)
  }

  @Test func `a refreshing header is not asked`() {
    for offset in [-500.0, 0] {
      #expect(
        RefreshHeaderRule.stateAfterScrolling(
          .refreshing, to: offset, header: header, contentInset: .zero) == .refreshing)
    }
  }

  @Test func `let go when armed it refreshes and holds its height in the inset`() throws {
    let actions: [Action] = [
      .drag(view: 1, by: Point(0, 200)), .release(view: 1, velocity: .zero), .wait(1.5),
    ]
    let layout = try scene(actions).layout()
    #expect(layout.views[1].scroll?.refreshHeader?.state == .refreshing)
    #expect(layout.contentInset() == EdgeInsets(164, 0, 49, 0))
    #expect(layout.offset() == Point(0, -164))
  }

  @Test func `let go before it does not`() throws {
    let layout = try scene([
      .drag(view: 1, by: Point(0, 50)), .release(view: 1, velocity: .zero), .settle,
    ]).layout()
    #expect(layout.views[1].scroll?.refreshHeader?.state == .idle)
    #expect(layout.contentInset()?.top == 99)
    #expect(layout.offset() == Point(0, -99))
  }

  @Test func `when the refresh has ended inset and offset are back`() throws {
    let layout = try scene([
      .drag(view: 1, by: Point(0, 200)), .release(view: 1, velocity: .zero), .wait(2), .settle,
    ]).layout()
    #expect(layout.views[1].scroll?.refreshHeader?.state == .idle)
    #expect(layout.contentInset()?.top == 99)
    #expect(layout.offset() == Point(0, -99))
    #expect(
      layout.timeline.map(\.kind) == [
        .drag, .release, .refreshBegan, .didEndDecelerating, .refreshEnded,
      ])
    #expect(layout.timeline.last?.time == 2)
  }

  @Test(arguments: [1.0, 2, 3.25])
  func `a refresh lasts its duration to the moment`(duration: Double) throws {
    let pull: [Action] = [.drag(view: 1, by: Point(0, 200)), .release(view: 1, velocity: .zero)]
    func state(after seconds: Double) throws -> RefreshHeaderLayout.State? {
      try scene(duration: duration, pull + [.wait(seconds)]).layout()
        .views[1].scroll?.refreshHeader?.state
    }
    #expect(try state(after: 0) == .refreshing)
    #expect(try state(after: duration - 0.001) == .refreshing)
    #expect(try state(after: duration) == .idle)
  }

  @Test func `a pull while it refreshes does not start it again`() throws {
    let pull: [Action] = [.drag(view: 1, by: Point(0, 200)), .release(view: 1, velocity: .zero)]
    let layout = try scene(pull + [.wait(1)] + pull + [.wait(0.5)]).layout()
    #expect(layout.contentInset()?.top == 164)
    #expect(layout.timeline.filter { $0.kind == .refreshBegan }.count == 1)
  }

  @Test func `one long wait gives what many short ones give`() throws {
    let pull: [Action] = [.drag(view: 1, by: Point(0, 250)), .release(view: 1, velocity: .zero)]
    // Dyadic, so that 64 parts add up to the whole exactly.
    for seconds in [0.125, 1.0, 2.0625, 4] {
      let once = try scene(pull + [.wait(seconds)]).layout()
      let often = try scene(
        pull + Array(repeating: .wait(seconds / 64), count: 64)
      ).layout()
      #expect(once.offset() == often.offset())
      #expect(
        once.views[1].scroll?.refreshHeader?.state == often.views[1].scroll?.refreshHeader?.state)
      #expect(once.contentInset() == often.contentInset())
    }
  }

  @Test func `a header that is pulled down is seen`() throws {
    let scene = try Scene("iPhone 6s", os: 9).views(
      .tableView("table", in: 0, Rect(0, 100, 375, 500), .init(sections: [.init(rows: 50)])) {
        $0.refreshHeader = .init(id: "header", height: 65)
      })
    let isVisible = Metric(.refreshHeader(1), .isVisible)
    #expect(scene.layout().value(of: isVisible)?.isIdentical(to: .boolean(false)) == true)
    let pulled = scene.actions(.setContentOffset(view: 1, to: Point(0, -30))).layout()
    #expect(pulled.value(of: isVisible)?.isIdentical(to: .boolean(true)) == true)
    let height = pulled.value(of: Metric(.refreshHeader(1), .visibleHeight))
    #expect(height?.isIdentical(to: .number(30)) == true)
  }
}
