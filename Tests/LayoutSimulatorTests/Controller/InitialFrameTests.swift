import LayoutModel
import Testing

@testable import LayoutSimulator

@Suite struct InitialFrameTests {
  @Test(
    arguments: [
      (.viewController, Rect(0, 0, 375, 667)), (.tableViewController, Rect(0, 20, 375, 647)),
      (.collectionViewController, Rect(0, 20, 375, 647)), (nil, .zero),
    ] as [(ControllerClass?, Rect)])
  func `a view's first frame depends on who made it`(
    controller: ControllerClass?, frame: Rect
  ) throws {
    let layout = try Scene("iPhone 6s", os: 9)
      .views(.view("child").changed { $0.childController = controller }).layout()
    #expect(layout.views[1].frame == frame)
  }

  @Test(arguments: ControllerClass.allCases)
  func `a stated frame wins`(controller: ControllerClass) throws {
    let frame = Rect(7, 8, 90, 100)
    let layout = try Scene("iPhone 6s", os: 9)
      .views(.view("child", frame).changed { $0.childController = controller }).layout()
    #expect(layout.views[1].frame == frame)
  }

  @Test func `the table controller's 20 points are the status bar's`() throws {
    let hidden = try Scene("iPhone 6s", os: 9).statusBarHidden()
      .views(.view("child").changed { $0.childController = .tableViewController }).layout()
    #expect(hidden.views[1].frame == Rect(0, 0, 375, 667))
    let notch = try Scene("iPhone X", os: 11)
      .views(.view("child").changed { $0.childController = .tableViewController }).layout()
    #expect(notch.views[1].frame == Rect(0, 44, 375, 768))
  }

  @Test(arguments: [Phase.loadView, .viewDidLoad, .viewWillAppear])
  func `before its layout a controller's view fills the screen`(phase: Phase) throws {
    let layout = try Scene("iPhone 6s", os: 9).navigationBar(translucent: false)
      .phase(phase).layout()
    #expect(layout.views[0].frame == Rect(0, 0, 375, 667))
  }

  @Test func `a container overwrites the frame of a table controller's own view`() throws {
    let table = ViewConfiguration(id: "table", viewClass: .tableView)
    let scene = try Scene("iPhone 7", os: 10).navigationBar().controller(.tableViewController)
      .root(table)
    #expect(scene.layout().views[0].frame == Rect(0, 0, 375, 667))
    #expect(scene.phase(.viewDidLoad).layout().views[0].frame == Rect(0, 20, 375, 647))
  }

  @Test func `bounds that are set on the controller's view grow it about its center`() throws {
    let scene = try Scene("iPhone 8", os: 12).navigationBar().changed {
      $0.views[0].bounds = Rect(0, 0, 300, 400)
    }
    #expect(scene.layout().views[0].frame == Rect(37.5, 133.5, 300, 400))
  }

  @Test func `bounds that are set on a child controller's view grow it about its center`() throws {
    let layout = try Scene("iPhone 8", os: 12).views(
      .view("child").changed {
        $0.childController = .viewController
        $0.bounds = Rect(0, 0, 100, 50)
      }
    ).layout()
    #expect(layout.views[1].frame == Rect(137.5, 308.5, 100, 50))
  }
}
