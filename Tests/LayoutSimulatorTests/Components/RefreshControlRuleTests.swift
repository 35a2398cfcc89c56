import LayoutModel
import Testing

@testable import LayoutSimulator

@Suite struct RefreshControlRuleTests {
  private let full = Rect(0, 0, 375, 667)

  private func scroll(content: Double = 2000) -> ViewConfiguration {
    .scrollView("scroll", in: 0, full, content: Size(375, content)) {
      $0.refreshControl = "refresh"
      $0.alwaysBounceVertical = true
    }
  }

  @Test(arguments: [0.0, -20, -120, -200])
  func `the control is 60 points high and stays at the visible top`(offset: Double) {
    let layout = Scene(window: Size(320, 400)).macCatalyst().views(
      .scrollView(in: 0, Rect(0, 0, 320, 400), content: Size(320, 2000)) {
        $0.refreshControl = "refresh"
      }
    ).phase(.viewDidLoad)
      .actions(.setContentOffset(view: 1, to: Point(0, offset)), .layoutIfNeeded).layout()
    #expect(layout.views[1].scroll?.refreshControl == Rect(0, offset, 320, 60))
  }

  @Test(arguments: [(115.0, true), (125, false), (600, false)])
  func `pulled out whole by a finger, whether it refreshes is not modelled`(
    distance: Double, isModelled: Bool
  ) throws {
    // A rubber band of 667 points shows 57.8 of 115 and 62.3 of 125.
    let pulled = try Scene("iPhone SE (3rd generation)", os: 18).views(
      scroll().changed { $0.scroll?.contentInsetAdjustmentBehavior = .never }
    ).actions(.drag(view: 1, by: Point(0, distance)))
    for actions: [Action] in [[], [.release(view: 1, velocity: .zero), .settle]] {
      let layout = pulled.changed { $0.actions += actions }.layout()
      for metric in [Metric(.view(1), .contentOffset(.y)), Metric(.refreshControl(1), .frame(.y))] {
        guard case .notModelled(let reason) = layout.answer(for: metric) else {
          #expect(isModelled)
          continue
        }
        #expect(!isModelled && reason.contains("pulls a refresh control"))
      }
    }
  }

  @Test func `a pull concerns only a control that is there and does not refresh yet`() throws {
    let scene = try Scene("iPhone SE (3rd generation)", os: 18)
    let pull = Action.drag(view: 1, by: Point(0, 600))
    let without = ViewConfiguration.scrollView(in: 0, full, content: Size(375, 2000))
    #expect(scene.views(without).actions(pull).gaps.isEmpty)
    #expect(scene.views(scroll()).actions(.beginRefreshing(view: 1), pull).gaps.isEmpty)
    // An offset that is set is no finger.
    let set = scene.views(scroll()).actions(.setContentOffset(view: 1, to: Point(0, -300)))
    #expect(set.gaps.isEmpty)
    // Under a large title of iOS 26 the bar may grow.
    let bar = try Scene("iPhone SE (3rd generation)", os: 26).navigationBar(largeTitle: true)
      .views(scroll()).actions(pull).layout()
    guard case .notModelled = bar.answer(for: Metric(.navigationBar, .frame(.height))) else {
      Issue.record("the bar's height is answered")
      return
    }
  }

  @Test func `scrolled away from the top it stays at the content's beginning`() {
    #expect(RefreshControlRule.frame(offset: 300, inset: 0, width: 100) == Rect(0, 0, 100, 60))
  }

  @Test func `what the refresh itself adds does not move it`() {
    #expect(RefreshControlRule.frame(offset: -64, inset: 64, width: 100).minY == 0)
    #expect(RefreshControlRule.frame(offset: -124, inset: 64, width: 100).minY == -60)
  }

  @Test func `beginRefreshing adds 60 to the adjusted inset and scrolls nothing`() throws {
    let layout = try Scene("iPhone SE (3rd generation)", os: 26).statusBarHidden()
      .views(scroll()).actions(.beginRefreshing(view: 1)).layout()
    #expect(layout.contentInset() == .zero)
    #expect(layout.adjustedInset() == EdgeInsets(60, 0, 0, 0))
    #expect(layout.offset() == .zero)
  }

  @Test func `pulled to it the control stands at minus 60`() throws {
    let layout = try Scene("iPhone SE (3rd generation)", os: 26).statusBarHidden()
      .views(scroll())
      .actions(.beginRefreshing(view: 1), .setContentOffset(view: 1, to: Point(0, -60))).layout()
    #expect(layout.views[1].scroll?.refreshControl == Rect(0, -60, 375, 60))
    #expect(layout.views[1].scroll?.minimumContentOffset.y == -60)
  }

  @Test(arguments: [13, 18])
  func `from iOS 13 the 60 points are adjusted inset, on top of the safe area`(os: Int) throws {
    let layout = try Scene("iPhone 11", os: os).navigationBar().views(scroll())
      .actions(.beginRefreshing(view: 1)).layout()
    let top = os == 13 ? 88.0 : 92
    #expect(layout.contentInset()?.top == 0)
    #expect(layout.adjustedInset()?.top == top + 60)
    #expect(layout.offset() == Point(0, -top))
  }

  @Test func `before iOS 13 they are content inset`() throws {
    let scene = try Scene("iPhone 8", os: 12).navigationBar().views(scroll())
      .actions(.beginRefreshing(view: 1))
    #expect(scene.layout().contentInset()?.top == 60)
    #expect(scene.layout().adjustedInset()?.top == 124)
    #expect(scene.layout().offset() == Point(0, -64))
    #expect(scene.actions(.endRefreshing(view: 1)).layout().contentInset()?.top == 0)
  }

  @Test func `beginning twice adds once, and ending what never began takes nothing`() throws {
    let scene = try Scene("iPhone 8", os: 12).views(scroll())
    #expect(
      scene.actions(.beginRefreshing(view: 1), .beginRefreshing(view: 1)).layout()
        .contentInset()?.top == 60)
    #expect(scene.actions(.endRefreshing(view: 1)).layout().contentInset()?.top == 0)
  }

  @Test func `when it has ended the inset is the safe area again`() throws {
    let layout = try Scene("iPhone 11", os: 13).navigationBar().views(scroll())
      .actions(.beginRefreshing(view: 1), .endRefreshing(view: 1)).layout()
    #expect(layout.adjustedInset()?.top == 88)
    #expect(layout.offset() == Point(0, -88))
  }

  @Test func `a refresh that ends leaves no content beyond its range`() throws {
    let scene = try Scene("iPhone 11", os: 13).navigationBar().views(scroll())
      .actions(.beginRefreshing(view: 1), .setContentOffset(view: 1, to: Point(0, -148)))
    #expect(scene.layout().offset() == Point(0, -148))
    #expect(scene.actions(.endRefreshing(view: 1)).layout().offset() == Point(0, -88))
  }

  @Test(
    arguments: [
      ("iPhone SE (3rd generation)", 116.0), ("iPad (10th generation / A16)", 138),
    ])
  func `under a large title of iOS 26 the bar hosts the control and grows`(
    device: String, top: Double
  ) throws {
    let scene = try Scene(device, os: 26).statusBarHidden().navigationBar(largeTitle: true)
      .views(
        .scrollView("scroll", in: 0, Rect(0, 0, 375, 667), content: Size(375, 2000)) {
          $0.refreshControl = "refresh"
        }
      ).changed {
        // An iPad keeps its safe area without a status bar; the phone has none.
        if device.hasPrefix("iPad") { $0.statusBar.isHidden = false }
      }
    let begun = scene.actions(
      .setContentOffset(view: 1, to: Point(0, -top - 60)), .beginRefreshing(view: 1)
    ).layout()
    #expect(begun.bars.navigationBar?.size.height == 166)
    #expect(begun.views[1].safeAreaInsets.top == top + 60)
    #expect(begun.adjustedInset()?.top == top + 60)
    #expect(begun.contentInset()?.top == 0)
    #expect(begun.offset().y == -top - 120)
    let ended = scene.actions(.beginRefreshing(view: 1), .endRefreshing(view: 1)).layout()
    #expect(ended.bars.navigationBar?.size.height == 106)
    #expect(ended.offset().y == -top)
  }

  @Test func `outside of a window nothing is added`() {
    let layout = Scene(window: Size(320, 400)).macCatalyst().views(scroll())
      .phase(.viewDidLoad).actions(.beginRefreshing(view: 1), .layoutIfNeeded).layout()
    #expect(layout.offset() == .zero)
    #expect(layout.contentInset() == .zero)
    #expect(layout.adjustedInset() == .zero)
  }

  private func table(
    isHidden: Bool = false, _ orientation: Orientation = .portrait
  ) throws -> Scene {
    try Scene("iPhone 16", os: 26, orientation).navigationBar(isHidden: isHidden, largeTitle: true)
      .views(
        .tableView(
          "table", in: 0, Rect(0, 0, 393, 852), .init(rowHeight: 44, sections: [.init(rows: 50)])
        ) {
          $0.refreshControl = "refresh"
        })
  }

  @Test func `a refresh that began in the bar ends there, also when the title has collapsed`()
    throws
  {
    let scrolled = try table().actions(
      .beginRefreshing(view: 1), .setContentOffset(view: 1, to: Point(0, 300)), .settle,
      .endRefreshing(view: 1), .settle)
    #expect(scrolled.layout().bars.navigationBar?.size.height == 54)
    #expect(scrolled.layout().adjustedInset()?.top == 113)
  }

  @Test func `where no large title is on the screen the control stays in the content`() throws {
    let hidden = try table(isHidden: true).actions(.beginRefreshing(view: 1)).layout()
    #expect(hidden.adjustedInset()?.top == 119)
    let landscape = try table(.landscapeLeft).actions(.beginRefreshing(view: 1)).layout()
    #expect(landscape.bars.navigationBar?.size.height == 54)
    #expect(landscape.adjustedInset()?.top == 138.0)
    #expect(landscape.offset() == Point(0, -78))
  }
}
