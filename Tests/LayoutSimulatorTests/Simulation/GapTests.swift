import LayoutModel
import LayoutSimulator
import Testing

@Suite struct GapTests {
  @Test(arguments: [("tvOS", false), ("iOS", true), ("iPadOS", true)])
  func `only iOS is modelled`(system: String, isModelled: Bool) throws {
    let scene = try Scene("iPhone 8", os: 12).changed { $0.platform.systemName = system }
    #expect(scene.gaps == (isModelled ? [] : ["tvOS is not modelled, only iOS"]))
    guard case .notModelled = scene.layout().answer(for: Metric(.view(0), .frame(.width))) else {
      #expect(isModelled)
      return
    }
    #expect(!isModelled)
  }

  @Test func `a sheet before iOS 26 leaves out the controller's views and nothing else`() throws {
    let layout = try Scene("iPhone 11", os: 13).controller(style: .pageSheet)
      .views(.view("child", Rect(0, 0, 9, 9))).layout()
    for view in [0, 1] {
      guard case .notModelled = layout.answer(for: Metric(.view(view), .frame(.y))) else {
        Issue.record("view \(view) of the sheet is modelled")
        return
      }
    }
    guard case .value = layout.answer(for: Metric(.window, .safeAreaInsets(.top))) else {
      Issue.record("the window is not modelled")
      return
    }
  }

  @Test func `a layout without gaps has none`() throws {
    #expect(try Scene("iPhone X", os: 12).navigationBar().tabBar().gaps.isEmpty)
  }
}
