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

  @Test(arguments: ["iPhone SE (3rd generation)", "iPad (10th generation / A16)"])
  func `a toolbar in the design of iOS 26 leaves out itself and the views above it`(
    device: String
  ) throws {
    let scene = try Scene(device, os: 26).toolbar()
    let bottom = Metric(.view(0), .safeAreaInsets(.bottom))
    let height = Metric(.toolbar, .frame(.height))
    for metric in [bottom, height] {
      guard case .notModelled(let reason) = scene.layout().answer(for: metric) else {
        Issue.record("\(metric) is answered")
        continue
      }
      #expect(reason == "the height of a container's toolbar from iOS 26 is not modelled")
    }
    let hidden = try Scene(device, os: 26).toolbar(isHidden: true).layout()
    guard case .value = hidden.answer(for: bottom) else {
      Issue.record("a hidden toolbar leaves out the views")
      return
    }
    #expect(scene.requiringDesignCompatibility().gaps.isEmpty)
    #expect(try Scene("iPhone 16", os: 18).toolbar().gaps.isEmpty)
  }

  @Test func `a layout without gaps has none`() throws {
    #expect(try Scene("iPhone X", os: 12).navigationBar().tabBar().gaps.isEmpty)
  }
}
