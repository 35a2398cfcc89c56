import LayoutModel
import Testing

@testable import LayoutSimulator

@Suite struct NavigationBarGeometryTests {
  /// A bar on a device: where it begins and how high it is.
  struct Case: CustomTestStringConvertible {
    let device: String
    let os: Int
    var orientation = Orientation.portrait
    let y: Double
    let height: Double

    init(_ device: String, _ os: Int, y: Double, height: Double) {
      self.device = device
      self.os = os
      self.y = y
      self.height = height
    }

    var landscape: Case {
      var copy = self
      copy.orientation = .landscapeLeft
      return copy
    }

    var testDescription: String { "\(device), iOS \(os), \(orientation.rawValue)" }
  }

  static let cases: [Case] = [
    Case("iPhone 5s", 7, y: 20, height: 44), Case("iPhone 5s", 7, y: 20, height: 32).landscape,
    Case("iPhone 6s", 9, y: 20, height: 44), Case("iPhone 6s", 9, y: 0, height: 32).landscape,
    Case("iPhone 6s Plus", 9, y: 0, height: 44).landscape,
    Case("iPhone X", 12, y: 44, height: 44), Case("iPhone X", 12, y: 0, height: 32).landscape,
    Case("iPhone XS Max", 13, y: 0, height: 44).landscape,
    Case("iPhone XR", 13, y: 44, height: 44), Case("iPhone XR", 14, y: 48, height: 44),
    Case("iPhone 12 mini", 14, y: 50, height: 44), Case("iPhone 13 mini", 16, y: 50, height: 44),
    Case("iPhone 12 mini", 14, y: 0, height: 32).landscape,
    Case("iPhone 13", 15, y: 47, height: 44),
    Case("iPhone 15 Pro Max", 17, y: 53.667, height: 44),
    Case("iPhone 16 Pro Max", 18, y: 56.333, height: 44),
    Case("iPhone 14 Pro", 16, y: 0, height: 32).landscape,
    Case("iPhone 14 Pro Max", 16, y: 0, height: 44).landscape,
    Case("iPad Pro 9.7-inch", 11, y: 20, height: 44),
    Case("iPad Pro 9.7-inch", 12, y: 20, height: 50),
    Case("iPad Pro 11-inch (1st-4th generation)", 13, y: 24, height: 50),
    Case("iPad Pro 11-inch (1st-4th generation)", 13, y: 24, height: 50).landscape,
    Case("iPhone 16e", 26, y: 47, height: 54), Case("iPhone 11", 26, y: 48, height: 54),
    Case("iPhone 12 mini", 26, y: 50, height: 54), Case("iPhone 16", 26, y: 59, height: 54),
    Case("iPhone 17", 26, y: 62, height: 54), Case("iPhone Air", 26, y: 68, height: 54),
    Case("iPhone SE (3rd generation)", 26, y: 20, height: 54),
    Case("iPad (10th generation / A16)", 26, y: 32, height: 54),
  ]

  @Test(arguments: cases)
  func `the bar lies below the status bar or at the safe area`(_ test: Case) throws {
    let layout = try Scene(test.device, os: test.os, test.orientation).navigationBar().layout()
    let bar = try #require(layout.bars.navigationBar)
    #expect(bar.minY.isNear(test.y, within: 0.001))
    #expect(bar.size == Size(layout.screenSize.width, test.height))
    #expect(layout.views[0].frame == Rect(origin: .zero, size: layout.screenSize))
  }

  @Test(
    arguments: [
      ("iPhone 8", 11, 64), ("iPhone X", 11, 88), ("iPhone 13", 15, 91), ("iPhone XR", 14, 92),
      ("iPhone 12 mini", 15, 94), ("iPhone 15", 17, 97.667),
      ("iPhone 16 Pro", 18, 100.333), ("iPad Pro 10.5-inch", 13, 70),
      ("iPad Pro 11-inch (1st-4th generation)", 13, 74), ("iPhone 16e", 26, 101),
      ("iPhone 16", 26, 113), ("iPhone 17", 26, 116), ("iPhone Air", 26, 122),
      ("iPad (10th generation / A16)", 26, 86),
    ] as [(String, Int, Double)])
  func `the safe area of a controller begins at the bar's lower edge`(
    device: String, os: Int, top: Double
  ) throws {
    let layout = try Scene(device, os: os).navigationBar().layout()
    #expect(layout.views[0].safeAreaInsets.top.isNear(top, within: 0.001))
  }

  @Test(
    arguments: [
      (.portrait, 10, 64, 116), (.landscapeLeft, 24, 78, 78),
    ] as [(Orientation, Double, Double, Double)])
  func `the bar of iOS 26 keeps a distance where the window has no safe area`(
    orientation: Orientation, y: Double, top: Double, topWithLargeTitle: Double
  ) throws {
    let scene = try Scene("iPhone SE (3rd generation)", os: 26, orientation).statusBarHidden()
    let layout = scene.navigationBar().layout()
    #expect(layout.bars.navigationBar?.minY == y)
    #expect(layout.bars.navigationBar?.size.height == 54)
    #expect(layout.views[0].safeAreaInsets.top == top)
    let large = scene.navigationBar(largeTitle: true).layout()
    #expect(large.views[0].safeAreaInsets.top == topWithLargeTitle)
  }

  @Test(
    arguments: [
      ("iPhone 8", 11, 116), ("iPhone X", 11, 140), ("iPhone 15", 17, 149.667),
      ("iPhone 16 Pro Max", 18, 152.333), ("iPad Pro 9.7-inch", 12, 122),
      ("iPhone 17", 26, 168), ("iPad (10th generation / A16)", 26, 138),
    ] as [(String, Int, Double)])
  func `a large title adds 52 points`(device: String, os: Int, top: Double) throws {
    let layout = try Scene(device, os: os).navigationBar(largeTitle: true).layout()
    #expect(layout.views[0].safeAreaInsets.top.isNear(top, within: 0.001))
  }

  @Test func `there is no large title before iOS 11 and none on a phone in landscape`() throws {
    let before = try Scene("iPhone 7", os: 10).navigationBar(largeTitle: true).layout()
    #expect(before.bars.navigationBar?.size.height == 44)
    let landscape = try Scene("iPhone 8 Plus", os: 13, .landscapeLeft)
      .navigationBar(largeTitle: true).layout()
    #expect(landscape.bars.navigationBar?.size.height == 44)
    let pad = try Scene("iPad Pro 11-inch (1st-4th generation)", os: 13, .landscapeLeft)
      .navigationBar(largeTitle: true).layout()
    #expect(pad.bars.navigationBar?.size.height == 102)
  }

  @Test func `a prompt adds 30 points`() throws {
    #expect(
      try Scene("iPhone 7", os: 10).navigationBar(prompt: true).layout()
        .bars.navigationBar?.size.height == 74)
    #expect(
      try Scene("iPhone X", os: 12).navigationBar(largeTitle: true, prompt: true).layout()
        .bars.navigationBar?.size.height == 126)
  }

  @Test func `in a sheet the bar begins 20 points down on iOS 26`() throws {
    let layout = try Scene("iPhone 13 Pro Max", os: 26).navigationBar()
      .controller(style: .pageSheet).layout()
    #expect(layout.bars.navigationBar == Rect(0, 20, 428, 54))
    #expect(layout.views[0].safeAreaInsets.top == 74)
  }

  @Test func `in landscape, where a sheet fills the window, its bar lies as in the window`() throws
  {
    let scene = try Scene("iPhone SE (3rd generation)", os: 26, .landscapeLeft).navigationBar()
    let bar = scene.layout().bars.navigationBar
    #expect(bar?.minY == 24)
    #expect(scene.controller(style: .pageSheet).layout().bars.navigationBar == bar)
  }

  @Test func `in a sheet of iOS 13 to 18 the bar is 56 points high and begins at its top`() throws {
    for os in [13, 18] {
      let layout = try Scene("iPhone 11", os: os).navigationBar()
        .controller(style: .pageSheet).layout()
      #expect(layout.bars.navigationBar?.minY == 0)
      #expect(layout.bars.navigationBar?.size.height == 56)
    }
  }

  @Test(
    arguments: [
      ("iPhone 16e", 91), ("iPhone 16", 97.667), ("iPhone 17", 100.333),
      ("iPhone Air", 106.333), ("iPhone SE (3rd generation)", 64),
    ] as [(String, Double)])
  func `an app that requires design compatibility keeps the bar of iOS 18`(
    device: String, top: Double
  ) throws {
    let layout = try Scene(device, os: 26).requiringDesignCompatibility().navigationBar().layout()
    #expect(layout.bars.navigationBar?.size.height == 44)
    #expect(layout.views[0].safeAreaInsets.top.isNear(top, within: 0.001))
  }

  @Test func `without a status bar the bar lies where a notch leaves the safe area`() throws {
    let notch = try Scene("iPhone X", os: 12).statusBarHidden().navigationBar().layout()
    #expect(notch.bars.navigationBar == Rect(0, 44, 375, 44))
    let button = try Scene("iPhone 8", os: 12).statusBarHidden().navigationBar().layout()
    #expect(button.bars.navigationBar == Rect(0, 0, 375, 44))
  }

  @Test func `a hidden bar takes nothing of the safe area`() throws {
    let layout = try Scene("iPhone X", os: 11).navigationBar(isHidden: true).layout()
    #expect(layout.views[0].safeAreaInsets == EdgeInsets(44, 0, 34, 0))
    #expect(layout.bars.visibleNavigationBar == nil)
  }

  @Test(arguments: [(20.0, 0.0, 20.0), (20, 44, 44), (0, 0, 0), (0, 30, 30)])
  func `before iOS 26 a bar begins below what is deeper, status bar or safe area`(
    statusBar: Double, safeArea: Double, y: Double
  ) {
    let scene = Scene(
      window: Size(375, 667), safeArea: EdgeInsets(safeArea, 0, 0, 0), statusBar: statusBar, os: 12)
    #expect(scene.navigationBar().layout().bars.navigationBar?.minY == y)
  }
}
