import LayoutModel
import Testing

@testable import LayoutSimulator

@Suite struct BottomBarGeometryTests {
  /// The bars at the bottom of a device: the heights of tab bar and toolbar, each alone.
  struct Case: CustomTestStringConvertible {
    let device: String
    let os: Int
    var orientation = Orientation.portrait
    let tabBar: Double
    let toolbar: Double?

    init(_ device: String, _ os: Int, tabBar: Double, toolbar: Double?) {
      self.device = device
      self.os = os
      self.tabBar = tabBar
      self.toolbar = toolbar
    }

    var landscape: Case {
      var copy = self
      copy.orientation = .landscapeRight
      return copy
    }

    var testDescription: String { "\(device), iOS \(os), \(orientation.rawValue)" }
  }

  static let cases: [Case] = [
    Case("iPhone 6s", 9, tabBar: 49, toolbar: 44),
    Case("iPhone 6s", 9, tabBar: 49, toolbar: 32).landscape,
    Case("iPhone 7", 10, tabBar: 49, toolbar: 32).landscape,
    Case("iPhone 7", 11, tabBar: 32, toolbar: 32).landscape,
    Case("iPhone 7 Plus", 10, tabBar: 49, toolbar: 44).landscape,
    Case("iPhone 8", 12, tabBar: 49, toolbar: 44),
    Case("iPhone 8", 12, tabBar: 32, toolbar: 32).landscape,
    Case("iPhone 8 Plus", 12, tabBar: 49, toolbar: 44).landscape,
    Case("iPhone X", 11, tabBar: 83, toolbar: 83),
    Case("iPhone 11 Pro", 13, tabBar: 53, toolbar: 53).landscape,
    Case("iPhone XS Max", 13, tabBar: 70, toolbar: 65).landscape,
    Case("iPhone 16 Pro", 18, tabBar: 83, toolbar: 83),
    Case("iPad Pro 9.7-inch", 11, tabBar: 49, toolbar: 44),
    Case("iPad Pro 9.7-inch", 12, tabBar: 50, toolbar: 50),
    Case("iPad Pro 11-inch (1st-4th generation)", 13, tabBar: 65, toolbar: 65),
    Case("iPad Pro 11-inch (1st-4th generation)", 13, tabBar: 65, toolbar: 65).landscape,
  ]

  @Test(arguments: cases)
  func `a bar's height contains what the home indicator needs`(_ test: Case) throws {
    let scene = try Scene(test.device, os: test.os, test.orientation)
    let tab = scene.tabBar().layout()
    let screen = tab.screenSize
    #expect(tab.bars.tabBar == Rect(0, screen.height - test.tabBar, screen.width, test.tabBar))
    let tool = scene.toolbar().layout()
    #expect(tool.bars.toolbar?.size.height == test.toolbar)
    #expect(tool.bars.toolbar?.maxY == screen.height)
    if test.os >= 11 {
      #expect(tab.views[0].safeAreaInsets.bottom == test.tabBar)
      #expect(tool.views[0].safeAreaInsets.bottom == test.toolbar)
    }
    #expect(tab.layoutGuides.bottom == test.tabBar)
  }

  @Test(
    arguments: [
      ("iPhone SE (3rd generation)", Orientation.portrait, Rect(0, 584, 375, 83)),
      ("iPhone 16", .portrait, Rect(0, 769, 393, 83)),
      ("iPhone 17", .portrait, Rect(0, 791, 402, 83)),
      ("iPhone SE (3rd generation)", .landscapeLeft, Rect(0, 311, 667, 64)),
    ] as [(String, Orientation, Rect)])
  func `a phone's tab bar of iOS 26 is 83 points high, 64 in compact height`(
    device: String, orientation: Orientation, frame: Rect
  ) throws {
    let layout = try Scene(device, os: 26, orientation).tabBar().layout()
    #expect(layout.bars.tabBar == frame)
    #expect(layout.views[0].safeAreaInsets.bottom == frame.size.height)
  }

  @Test func `the bars of an iPad on iOS 11 stand above the safe area's bottom`() {
    let scene = Scene(window: Size(768, 1024), safeArea: EdgeInsets(20, 0, 20, 0), os: 11)
    #expect(scene.tabBar().layout().bars.tabBar == Rect(0, 955, 768, 69))
    #expect(scene.toolbar().layout().bars.toolbar == Rect(0, 960, 768, 64))
  }

  @Test func `an app that requires design compatibility keeps the tab bar of iOS 18`() throws {
    let phone = try Scene("iPhone SE (3rd generation)", os: 26).requiringDesignCompatibility()
    #expect(phone.tabBar().layout().bars.tabBar == Rect(0, 618, 375, 49))
    let pad = try Scene("iPad (10th generation / A16)", os: 26).requiringDesignCompatibility()
    #expect(pad.tabBar().layout().bars.tabBar == Rect(0, 1110, 820, 70))
  }
}
