import LayoutModel
import Testing

@testable import LayoutSimulator

@Suite struct BarGeometryTests {
  private static let pad = "iPad (10th generation / A16)"

  @Test func `an iPad's tab bar of iOS 26 lies in the navigation bar's band`() throws {
    let layout = try Scene(Self.pad, os: 26).navigationBar().tabBar().layout()
    #expect(layout.bars.tabBar == Rect(0, 32, 820, 44))
    #expect(layout.views[0].safeAreaInsets == EdgeInsets(86, 0, 25, 0))
  }

  @Test func `without a navigation bar it takes 64 points below the status bar`() throws {
    let layout = try Scene(Self.pad, os: 26).tabBar().layout()
    #expect(layout.bars.tabBar == Rect(0, 32, 820, 44))
    #expect(layout.views[0].safeAreaInsets == EdgeInsets(96, 0, 25, 0))
  }

  @Test func `under a hidden navigation bar an iPad's tab bar takes its 64 points`() throws {
    let layout = try Scene(Self.pad, os: 26).navigationBar(isHidden: true).tabBar().layout()
    #expect(layout.views[0].safeAreaInsets == EdgeInsets(96, 0, 25, 0))
  }

  @Test func `a hidden tab bar takes nothing, on the phone and on the iPad`() throws {
    let pad = try Scene(Self.pad, os: 26).tabBar(isHidden: true).layout()
    #expect(pad.views[0].safeAreaInsets == EdgeInsets(32, 0, 25, 0))
    #expect(pad.bars.hidden == .tabBar)
    let phone = try Scene("iPhone X", os: 12).tabBar(isHidden: true).layout()
    #expect(phone.views[0].safeAreaInsets == EdgeInsets(44, 0, 34, 0))
  }

  @Test func `a toolbar stands on the tab bar without the home indicator's area`() throws {
    let layout = try Scene("iPhone 11 Pro", os: 13).tabBar().toolbar().layout()
    #expect(layout.bars.tabBar == Rect(0, 729, 375, 83))
    #expect(layout.bars.toolbar == Rect(0, 680, 375, 49))
    #expect(layout.views[0].safeAreaInsets.bottom == 132)
  }

  @Test func `a hidden toolbar keeps its height and takes nothing`() throws {
    let layout = try Scene("iPhone X", os: 11).tabBar().toolbar(isHidden: true).layout()
    #expect(layout.bars.toolbar?.size.height == 49)
    #expect(layout.bars.visibleToolbar == nil)
    #expect(layout.views[0].safeAreaInsets.bottom == 83)
  }

  @Test func `a toolbar without a tab bar begins above the home indicator's area`() throws {
    let layout = try Scene("iPhone 8", os: 11).toolbar(isHidden: false).layout()
    #expect(layout.bars.toolbar == Rect(0, 623, 375, 44))
    #expect(layout.views[0].safeAreaInsets.bottom == 44)
  }

  @Test func `a tab bar at the top is no bar at the bottom`() throws {
    let layout = try Scene(Self.pad, os: 26).tabBar().layout()
    #expect(layout.bars.visibleTabBar(in: layout.screenSize) == nil)
    let phone = try Scene("iPhone 16", os: 26).tabBar().layout()
    #expect(phone.bars.visibleTabBar(in: phone.screenSize) == Rect(0, 769, 393, 83))
  }

  @Test func `bars lie in the area of the sheet`() throws {
    let layout = try Scene("iPhone 13 Pro Max", os: 26).navigationBar().tabBar()
      .controller(style: .pageSheet).layout()
    #expect(layout.bars.tabBar == Rect(0, 796, 428, 83))
    #expect(layout.views[0].frame == Rect(0, 0, 428, 879))
    #expect(layout.views[0].safeAreaInsets == EdgeInsets(74, 0, 83, 0))
  }

  @Test func `before iOS 11 the bars make the layout guides`() throws {
    let bars = try Scene("iPhone 6s", os: 9).navigationBar().tabBar().layout()
    #expect(bars.layoutGuides == EdgeInsets(64, 0, 49, 0))
    let plain = try Scene("iPhone 6s", os: 9).layout()
    #expect(plain.layoutGuides == EdgeInsets(20, 0, 0, 0))
    let landscape = try Scene("iPhone 5s", os: 7, .landscapeLeft).navigationBar().layout()
    #expect(landscape.layoutGuides.top == 52)
  }
}
