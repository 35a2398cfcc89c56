import LayoutModel
import Testing

@testable import LayoutSimulator

@Suite struct ScreenGeometryTests {
  private func screen(
    _ device: String, os: Int, _ orientation: Orientation = .portrait,
    isStatusBarHidden: Bool = false
  ) throws -> ScreenGeometry {
    let platform = try Scene(device, os: os, orientation).configuration.platform
    return ScreenGeometry(platform, statusBar: .init(isHidden: isStatusBarHidden))
  }

  @Test(
    arguments: [
      ("iPhone 8", 11, EdgeInsets(20, 0, 0, 0)),
      ("iPhone X", 11, EdgeInsets(44, 0, 34, 0)),
      ("iPhone XR", 13, EdgeInsets(44, 0, 34, 0)),
      ("iPhone XR", 14, EdgeInsets(48, 0, 34, 0)),
      ("iPhone 12 mini", 14, EdgeInsets(50, 0, 34, 0)),
      ("iPhone 13", 15, EdgeInsets(47, 0, 34, 0)),
      ("iPhone 15", 17, EdgeInsets(59, 0, 34, 0)),
      ("iPhone 16 Pro", 18, EdgeInsets(62, 0, 34, 0)),
      ("iPhone Air", 26, EdgeInsets(68, 0, 34, 0)),
      ("iPad Pro 10.5-inch", 13, EdgeInsets(20, 0, 0, 0)),
      ("iPad Pro 11-inch (1st-4th generation)", 13, EdgeInsets(24, 0, 20, 0)),
      ("iPad (10th generation / A16)", 26, EdgeInsets(32, 0, 25, 0)),
    ] as [(String, Int, EdgeInsets)])
  func `a bare window has its device's safe area`(
    device: String, os: Int, insets: EdgeInsets
  ) throws {
    #expect(try Scene(device, os: os).layout().windowSafeAreaInsets == insets)
  }

  @Test(
    arguments: [
      ("iPhone X", 11, EdgeInsets(0, 44, 21, 44)),
      ("iPhone 12 mini", 15, EdgeInsets(0, 50, 21, 50)),
      ("iPhone 17", 26, EdgeInsets(0, 62, 20, 62)),
      ("iPhone 8", 11, EdgeInsets(0, 0, 0, 0)),
      ("iPad Pro 10.5-inch", 13, EdgeInsets(20, 0, 0, 0)),
      ("iPad mini (6th generation / A17 Pro)", 16, EdgeInsets(24, 0, 20, 0)),
    ] as [(String, Int, EdgeInsets)])
  func `in landscape both sides of a phone are inset and the bottom less`(
    device: String, os: Int, insets: EdgeInsets
  ) throws {
    for orientation in [Orientation.landscapeLeft, .landscapeRight] {
      let layout = try Scene(device, os: os, orientation).layout()
      #expect(layout.windowSafeAreaInsets == insets)
    }
  }

  @Test(
    arguments: [
      ("iPhone 6", 8, 20), ("iPhone X", 11, 44), ("iPhone 12 mini", 14, 44),
      ("iPhone 12", 15, 47), ("iPhone 15 Pro Max", 17, 54),
      ("iPad mini (6th generation / A17 Pro)", 16, 24),
    ] as [(String, Int, Double)])
  func `the status bar has its device's height`(device: String, os: Int, height: Double) throws {
    let screen = try screen(device, os: os)
    #expect(screen.statusBar == Rect(0, 0, screen.size.width, height))
  }

  @Test(arguments: [(7, 20), (8, nil), (9, nil)] as [(Int, Double?)])
  func `a phone in landscape shows its status bar on iOS 7 only`(os: Int, height: Double?) throws {
    let screen = try screen("iPhone 5s", os: os, .landscapeLeft)
    #expect(screen.statusBar?.size.height == height)
  }

  @Test func `an iPad shows its status bar in landscape too`() throws {
    let screen = try screen("iPad mini (6th generation / A17 Pro)", os: 16, .landscapeRight)
    #expect(screen.statusBar == Rect(0, 0, 1133, 24))
    #expect(!screen.isLandscapePhone)
  }

  @Test(
    arguments: [
      ("iPhone 8", 11, 0), ("iPhone SE (3rd generation)", 26, 0), ("iPad Pro 10.5-inch", 13, 0),
      ("iPhone X", 11, 44), ("iPhone 15", 17, 59),
    ] as [(String, Int, Double)])
  func `hiding the status bar frees the top of a screen with a home button only`(
    device: String, os: Int, top: Double
  ) throws {
    let layout = try Scene(device, os: os).statusBarHidden().layout()
    #expect(layout.windowSafeAreaInsets.top == top)
    #expect(layout.bars.statusBar == nil)
  }

  @Test func `a window's own safe area does not depend on the status bar`() {
    let scene = Scene(window: Size(320, 480), safeArea: EdgeInsets(62, 0, 0, 0), os: 18)
    #expect(scene.statusBarHidden().layout().windowSafeAreaInsets == EdgeInsets(62, 0, 0, 0))
  }

  @Test(
    arguments: [
      ("iPhone 6", 8, Rect(0, 20, 375, 647)), ("iPhone X", 11, Rect(0, 44, 375, 768)),
    ] as [(String, Int, Rect)])
  func `applicationFrame is the screen below the status bar`(
    device: String, os: Int, frame: Rect
  ) throws {
    #expect(try screen(device, os: os).applicationFrame == frame)
    #expect(
      try screen(device, os: os, isStatusBarHidden: true).applicationFrame
        == Rect(0, 0, frame.size.width, frame.maxY))
  }

  @Test func `a window that states no status bar has none`() {
    #expect(Scene(window: Size(320, 480)).layout().bars.statusBar == nil)
  }
}
