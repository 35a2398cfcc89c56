import LayoutModel
import Testing

@Suite struct DeviceTests {
  @Test func `an iPhone X measures as printed on iOS 11`() throws {
    let device = try #require(DeviceTable.device(named: "iPhone X", os: OSVersion(11)))
    #expect(device.size == Size(width: 375, height: 812))
    #expect(device.scale == 3)
    #expect(device.statusBarHeight == 44)
    #expect(device.safeAreaPortrait == EdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(device.safeAreaLandscape == EdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    #expect(device.navigationBarLandscapeHeight == 32)
    #expect(device.navigationBarY == nil)
    #expect(device.confidence == .certain)
  }

  @Test func `the bar of an island phone begins a pixel above the status bar's bottom`() throws {
    let device = try #require(DeviceTable.device(named: "iPhone 15 Pro Max", os: OSVersion(17, 4)))
    #expect(device.statusBarHeight == 54)
    #expect(device.navigationBarY == 161.0 / 3)
    #expect(device.safeAreaPortrait.top == 59)
  }

  @Test func `the bar of a 62-point phone begins above its safe area up to iOS 18`() throws {
    let before = try #require(DeviceTable.device(named: "iPhone 16 Pro", os: OSVersion(18, 2)))
    let after = try #require(DeviceTable.device(named: "iPhone 16 Pro", os: OSVersion(26)))
    #expect(before.navigationBarY == 169.0 / 3)
    #expect(after.navigationBarY == 62)
  }

  @Test func `the bar of an iPhone 12 mini begins below its status bar on iOS 14`() throws {
    let device = try #require(DeviceTable.device(named: "iPhone 12 mini", os: OSVersion(14, 4)))
    #expect(device.statusBarHeight == 44)
    #expect(device.navigationBarY == 50)
    #expect(device.safeAreaPortrait.top == 50)
    #expect(device.confidence == .certain)
  }

  @Test func `the compact bar of small phones is gone in iOS 26`() throws {
    let name = "iPhone SE (3rd generation)"
    let before = try #require(DeviceTable.device(named: name, os: OSVersion(18)))
    let after = try #require(DeviceTable.device(named: name, os: OSVersion(26)))
    #expect(before.navigationBarLandscapeHeight == 32)
    #expect(after.navigationBarLandscapeHeight == 54)
  }

  @Test(arguments: Orientation.allCases)
  func `width and height change places in landscape`(orientation: Orientation) throws {
    let device = try #require(DeviceTable.device(named: "iPhone 8", os: OSVersion(11)))
    let isLandscape = [.landscapeLeft, .landscapeRight].contains(orientation)
    #expect(orientation.isLandscape == isLandscape)
    #expect(device.size(in: orientation).width == (isLandscape ? 667 : 375))
    #expect(device.size(in: orientation).height == (isLandscape ? 375 : 667))
    #expect(device.safeAreaInsets(in: orientation).top == (isLandscape ? 0 : 20))
  }

  @Test func `orientations are written as in UIKit`() {
    #expect(
      Orientation.allCases.map(\.rawValue)
        == ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"])
  }
}
