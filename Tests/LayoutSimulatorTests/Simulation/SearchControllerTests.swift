import LayoutModel
import LayoutSimulator
import Testing

@Suite struct SearchControllerTests {
  /// A table controller with navigation bar and tab bar; on iOS 26 the status bar is hidden, as in
  /// field/fd021.
  private func scene(
    _ search: SearchControllerState, largeTitle: Bool = false,
    on device: String = "iPhone SE (3rd generation)", os: Int = 26
  ) throws -> Scene {
    let scene = try Scene(device, os: os).navigationBar(largeTitle: largeTitle, search: search)
      .tabBar().controller(.tableViewController).root(
        ViewConfiguration(
          id: "table", viewClass: .tableView, table: .init(sections: [.init(rows: 60)])))
    return os >= 26 ? scene.statusBarHidden() : scene
  }

  @Test(arguments: [
    (SearchControllerState.collapsed, 54.0, 64.0), (.shown, 114, 124), (.active, 60, 70),
  ]) func `on iOS 26 the row is 60 high, and 60 is the whole bar while one searches`(
    state: SearchControllerState, height: Double, inset: Double
  ) throws {
    let layout = try scene(state).layout()
    #expect(layout.bars.navigationBar == Rect(0, 10, 375, height))
    #expect(layout.views[0].scroll?.adjustedContentInset.top == inset)
    #expect(layout.offset(0) == Point(0, -inset))
    #expect(layout.gaps.isEmpty)
  }

  @Test func `a bar of 116 points becomes one of 176`() throws {
    let layout = try Scene("iPhone 17", os: 26).navigationBar(search: .shown).tabBar().layout()
    #expect(layout.views[0].safeAreaInsets.top == 176)
  }

  @Test func `before iOS 26 the row is 52 high`() throws {
    // A mini: 50, bar 44, large title 52, row 52.
    let layout = try scene(.shown, largeTitle: true, on: "iPhone 12 mini", os: 15).layout()
    #expect(layout.views[0].safeAreaInsets.top == 198)
    for os in [11, 12] {
      let plain = try scene(.shown, on: "iPhone X", os: os).layout()
      #expect(plain.bars.navigationBar?.size.height == 96)
      #expect(plain.gaps.isEmpty)
    }
  }

  @Test func `scrolled by its height the row collapses, and the content keeps its place`() throws {
    let scrolled = try scene(.shown).actions(
      .setContentOffset(view: 0, to: Point(0, 200)), .wait(0)
    ).layout()
    #expect(scrolled.offset(0) == Point(0, 260))
    #expect(scrolled.views[0].scroll?.adjustedContentInset.top == 64)
    let little = try scene(.shown).actions(
      .setContentOffset(view: 0, to: Point(0, -65)), .wait(0)
    ).layout()
    #expect(little.views[0].scroll?.adjustedContentInset.top == 124)
  }

  @Test(arguments: [(59.0, 166.0), (60, 106), (111, 106), (112, 54)])
  func `the row goes first and the large title after it`(distance: Double, height: Double) throws {
    // 10 + 54 + 52 + 60: at rest at -176.
    let bar = try scene(.shown, largeTitle: true).actions(
      .setContentOffset(view: 0, to: Point(0, -176 + distance)), .wait(0), .wait(1)
    ).layout().bars.navigationBar
    #expect(bar?.size.height == height)
  }

  @Test func `what no source gives is not modelled`() throws {
    let bottom = try Scene("iPhone 17", os: 26).navigationBar(search: .shown)
    #expect(
      Set(bottom.gaps) == [
        "from iOS 26 a search bar's place is modelled only on a phone with a tab bar"
      ])
    #expect(
      try Set(scene(.active, on: "iPhone X", os: 12).gaps) == [
        "an active search before iOS 26 is not modelled"
      ])
    #expect(
      try Set(scene(.shown, on: "iPhone 7", os: 10).gaps) == [
        "a navigation item has no search controller before iOS 11"
      ])
    for metric in [
      Metric(.navigationBar, .frame(.height)), Metric(.view(0), .safeAreaInsets(.top)),
    ] {
      guard case .notModelled = bottom.layout().answer(for: metric) else {
        Issue.record("\(metric) follows from a bar of unknown height and has a value")
        continue
      }
    }
  }
}
