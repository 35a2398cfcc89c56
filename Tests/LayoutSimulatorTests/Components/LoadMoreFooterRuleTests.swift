import LayoutModel
import Testing

@testable import LayoutSimulator

@Suite struct LoadMoreFooterRuleTests {
  private let footer = LoadMoreFooterConfiguration(id: "footer", height: 40)

  /// The article's table: eight rows of 100 in 603 points, a footer of 40 points below them.
  private func layout(_ actions: [Action]) throws -> Layout {
    try Scene("iPhone 6s", os: 9).views(
      .tableView(
        "table", in: 0, Rect(0, 64, 375, 603),
        .init(rowHeight: 100, sections: [.init(rows: 8)])
      ) { $0.loadMoreFooter = .init(id: "footer", height: 40) }
    ).changed { $0.actions = actions }.layout()
  }

  private func state(at offsets: Double...) throws -> LoadMoreFooterLayout.State? {
    try layout(offsets.map { .setContentOffset(view: 1, to: Point(0, $0)) })
      .views[1].scroll?.loadMoreFooter?.state
  }

  @Test func `the footer lies right below the content`() throws {
    #expect(try layout([]).views[1].scroll?.loadMoreFooter?.frame == Rect(0, 800, 375, 40))
  }

  @Test func `the end of the content is counted without insets`() {
    let thresholds = LoadMoreFooterRule.thresholds(
      footer, contentSize: Size(375, 800), frame: Rect(0, 64, 375, 603))
    #expect(thresholds.end == 197)
    #expect(thresholds.ready == 237)
  }

  @Test func `it is ready once the offset has passed the end by its height`() throws {
    #expect(try state(at: 0) == .dragging)
    #expect(try state(at: 198) == .dragging)
    #expect(try state(at: 236) == .dragging)
    #expect(try state(at: 237) == .readyLoading)
    #expect(try state(at: 500) == .readyLoading)
  }

  @Test func `pulled back a little it asks again, pulled back to the content it stays ready`()
    throws
  {
    #expect(try state(at: 240, 220) == .dragging)
    // From 240 to 100 the offset passes the stretch between, where it asks again.
    #expect(try state(at: 240, 100) == .dragging)
    #expect(
      LoadMoreFooterRule.stateAfterScrolling(
        .readyLoading, to: 100, footer: footer, contentSize: Size(375, 800),
        frame: Rect(0, 64, 375, 603)) == .readyLoading)
    #expect(
      LoadMoreFooterRule.stateAfterScrolling(
        .readyLoading, to: 197, footer: footer, contentSize: Size(375, 800),
        frame: Rect(0, 64, 375, 603)) == .readyLoading)
  }

  @Test func `a loading footer stays loading beyond its height and asks between`() {
    func state(at offset: Double) -> LoadMoreFooterLayout.State {
      LoadMoreFooterRule.stateAfterScrolling(
        .loading, to: offset, footer: footer, contentSize: Size(375, 800),
        frame: Rect(0, 64, 375, 603))
    }
    #expect(state(at: 300) == .loading)
    #expect(state(at: 237) == .loading)
    #expect(state(at: 0) == .loading)
    #expect(state(at: 220) == .dragging)
  }

  @Test func `let go when ready it loads and leaves its height at the bottom`() throws {
    let layout = try layout([
      .setContentOffset(view: 1, to: Point(0, 197)), .drag(view: 1, by: Point(0, -120)),
      .release(view: 1, velocity: .zero),
    ])
    #expect(layout.views[1].scroll?.loadMoreFooter?.state == .loading)
    #expect(layout.contentInset() == EdgeInsets(0, 0, 40, 0))
    #expect(layout.timeline.map(\.kind).contains(.loadMoreBegan))
  }

  @Test func `the content then rests with the footer in view`() throws {
    let layout = try layout([
      .setContentOffset(view: 1, to: Point(0, 197)), .drag(view: 1, by: Point(0, -120)),
      .release(view: 1, velocity: .zero), .settle,
    ])
    #expect(layout.offset() == Point(0, 237))
    #expect(layout.views[1].scroll?.maximumContentOffset.y == 237)
  }

  @Test func `let go before, the whole content inset is zero`() throws {
    let layout = try Scene("iPhone 6s", os: 9).views(
      .tableView(
        "table", in: 0, Rect(0, 64, 375, 603), .init(rowHeight: 100, sections: [.init(rows: 8)])
      ) {
        $0.loadMoreFooter = .init(id: "footer", height: 40)
        $0.contentInset = EdgeInsets(10, 0, 20, 0)
      }
    ).actions(.drag(view: 1, by: Point(0, -50)), .release(view: 1, velocity: .zero)).layout()
    #expect(layout.contentInset() == .zero)
    #expect(layout.views[1].scroll?.loadMoreFooter?.state == .dragging)
  }

  @Test func `content that moves when a refresh ends makes the footer ready`() throws {
    // Letting go overwrites the inset of the header, whose end then takes 65 points from none: the
    // range begins at 65, and the footer is ready from 687 - 667 + 40 on.
    let scene = try Scene("iPhone 6s", os: 9).views(
      .scrollView(in: 0, Rect(0, 0, 375, 667), content: Size(375, 687)) {
        $0.refreshHeader = .init(id: "header", height: 65)
        $0.loadMoreFooter = .init(id: "footer", height: 40)
      }
    ).actions(.drag(view: 1, by: Point(0, 200)), .release(view: 1, velocity: .zero))
    let state = { (scene: Scene) in scene.layout().views[1].scroll?.loadMoreFooter?.state }
    #expect(state(scene.actions(.wait(1.5))) == .dragging)
    let ended = scene.actions(.wait(3))
    #expect(ended.layout().contentInset()?.top == -65)
    #expect(ended.layout().offset() == Point(0, 65))
    #expect(state(ended) == .readyLoading)
  }
}
