import LayoutModel
import LayoutSimulator
import Testing

/// A call makes the status bar of a phone with a home button 40 points high, up to iOS 12.
@Suite struct CallTests {
  private func inCall(_ device: String, os: Int) throws -> Scene {
    try Scene(device, os: os).changed { $0.statusBar.isInCall = true }
  }

  @Test(arguments: [12, 10]) func `a container moves down and offsets stay`(os: Int) throws {
    let scene = try inCall("iPhone 6s", os: os).navigationBar().tabBar()
      .controller(.tableViewController).root(
        ViewConfiguration(
          id: "table", viewClass: .tableView,
          table: .init(rowHeight: 50, sections: [.init(rows: 100)])))
    let layout = scene.layout()
    #expect(layout.bars.statusBar == Rect(0, 0, 375, 40))
    #expect(layout.containerFrame == Rect(0, 20, 375, 647))
    #expect(layout.bars.navigationBar == Rect(0, 20, 375, 44))
    #expect(layout.bars.tabBar == Rect(0, 598, 375, 49))
    #expect(layout.views[0].frame == Rect(0, 0, 375, 647))
    #expect(layout.views[0].scroll?.adjustedContentInset.top == 64)
    #expect(layout.offset(0) == Point(0, -64))
    #expect(layout.pointInWindow(.zero, from: 0) == Point(0, 84))
  }

  @Test func `of the status bar's 40 points 20 reach into a container that moved down`() throws {
    let layout = try inCall("iPhone 8", os: 12).tabBar().layout()
    #expect(layout.containerFrame == Rect(0, 20, 375, 647))
    #expect(layout.views[0].frame == Rect(0, 0, 375, 647))
    #expect(layout.views[0].safeAreaInsets == EdgeInsets(20, 0, 49, 0))
  }

  @Test func `a window that states no status bar has none in a call`() {
    let layout = Scene(window: Size(320, 480), os: 12).changed { $0.statusBar.isInCall = true }
      .layout()
    #expect(layout.bars.statusBar == nil)
    #expect(layout.views[0].frame == Rect(0, 0, 320, 480))
    #expect(layout.windowSafeAreaInsets == .zero)
  }

  @Test func `a controller's view at the window's root moves itself`() throws {
    let layout = try inCall("iPhone 8", os: 12).layout()
    #expect(layout.views[0].frame == Rect(0, 20, 375, 647))
    #expect(layout.views[0].safeAreaInsets.top == 20)
    #expect(layout.applicationFrame == Rect(0, 40, 375, 627))
  }

  @Test(arguments: [("iPhone 8", 13), ("iPhone X", 12), ("iPhone 17", 26)])
  func `later and on phones without a home button nothing changes`(device: String, os: Int) throws {
    let call = try inCall(device, os: os).navigationBar().layout()
    let usual = try Scene(device, os: os).navigationBar().layout()
    #expect(call.numbers() == usual.numbers())
    #expect(call.gaps.isEmpty)
  }

  @Test func `under a hidden status bar nothing changes`() throws {
    let call = try inCall("iPhone 8", os: 12).statusBarHidden().layout()
    #expect(call.views[0].frame == Rect(0, 0, 375, 667))
    #expect(call.views[0].safeAreaInsets == .zero)
  }

  @Test func `an iPad's call is not modelled up to iOS 12`() throws {
    #expect(try inCall("iPad Air 2", os: 13).gaps.isEmpty)
    #expect(try inCall("iPad (A16)", os: 26).gaps.isEmpty)
    #expect(
      try inCall("iPad Air 2", os: 12).gaps == [
        "an iPad's status bar during a call is not modelled"
      ])
  }
}
