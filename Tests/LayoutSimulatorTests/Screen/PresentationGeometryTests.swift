import LayoutModel
import Testing

@testable import LayoutSimulator

@Suite struct PresentationGeometryTests {
  private func presentation(_ scene: Scene) -> PresentationGeometry {
    let configuration = scene.configuration
    let screen = ScreenGeometry(configuration.platform, statusBar: configuration.statusBar)
    return PresentationGeometry(configuration, screen: screen)
  }

  private let sheet: @Sendable (Scene) -> Scene = { $0.controller(style: .pageSheet) }

  @Test func `a full-screen controller has the whole window and its safe area`() throws {
    let presentation = presentation(try Scene("iPhone X", os: 12))
    #expect(presentation.bounds == Rect(0, 0, 375, 812))
    #expect(presentation.origin == .zero)
    #expect(presentation.safeAreaInsets == EdgeInsets(44, 0, 34, 0))
    #expect(!presentation.isSheet)
  }

  @Test func `a phone's sheet begins at the safe area and has none at its top`() throws {
    let presentation = presentation(sheet(try Scene("iPhone 13 Pro Max", os: 26)))
    #expect(presentation.origin == Point(0, 47))
    #expect(presentation.size == Size(428, 879))
    #expect(presentation.safeAreaInsets == EdgeInsets(0, 0, 34, 0))
    #expect(presentation.isSheet)
    #expect(presentation.gap == nil)
  }

  @Test func `a sheet never comes nearer than 30 points to the top of a phone`() throws {
    let scene = sheet(try Scene("iPhone SE (3rd generation)", os: 26).statusBarHidden())
    let presentation = presentation(scene)
    #expect(presentation.origin == Point(0, 30))
    #expect(presentation.size == Size(375, 637))
    #expect(scene.layout().screenFrame(scene.layout().views[0].frame, in: nil).minY == 30)
  }

  @Test func `an iPad's sheet is as wide as the window and begins 10 below the safe area`() throws {
    let scene = sheet(try Scene("iPad (10th generation / A16)", os: 26))
    let layout = scene.layout()
    #expect(layout.screenFrame(layout.views[0].frame, in: nil) == Rect(0, 42, 820, 1138))
  }

  @Test func `in compact height a sheet fills the window`() throws {
    let scene = try Scene("iPhone SE (3rd generation)", os: 26, .landscapeLeft)
    let presentation = presentation(sheet(scene.statusBarHidden()))
    #expect(presentation.origin == .zero)
    #expect(presentation.size == Size(667, 375))
    #expect(presentation.isSheet)
  }

  @Test(arguments: [13, 18]) func `where a sheet lies before iOS 26 is not modelled`(os: Int) throws
  {
    let presentation = presentation(sheet(try Scene("iPhone 11", os: os)))
    #expect(presentation.isSheet)
    #expect(presentation.gap == "where a sheet lies before iOS 26 is not modelled")
  }

  @Test func `before iOS 13 every presentation fills the window`() throws {
    let presentation = presentation(sheet(try Scene("iPhone X", os: 12)))
    #expect(!presentation.isSheet)
    #expect(presentation.origin == .zero)
    #expect(presentation.safeAreaInsets.top == 44)
    #expect(presentation.gap == nil)
  }

  @Test func `the primary column of a split view has its width and no safe area at its right`()
    throws
  {
    var scene = try Scene("iPad Pro 11-inch (1st-4th generation)", os: 13, .landscapeLeft)
    scene = scene.changed { $0.container.primaryColumnWidth = 320 }
    let presentation = presentation(scene)
    #expect(presentation.size == Size(320, 834))
    #expect(presentation.safeAreaInsets == EdgeInsets(24, 0, 20, 0))
    #expect(scene.layout().views[0].frame == Rect(0, 0, 320, 834))
  }

  @Test func `a column is not wider than the window`() throws {
    let scene = try Scene("iPhone X", os: 12, .landscapeLeft)
      .changed { $0.container.primaryColumnWidth = 2000 }
    #expect(presentation(scene).size == Size(812, 375))
    #expect(presentation(scene).safeAreaInsets == EdgeInsets(0, 44, 21, 0))
  }

  @Test func `only a container that fills the window has a known frame`() throws {
    let scene = try Scene("iPhone 13 Pro Max", os: 26).navigationBar()
    #expect(scene.layout().containerFrame == Rect(0, 0, 428, 926))
    #expect(sheet(scene).layout().containerFrame == nil)
    let column = try Scene("iPad Pro 11-inch (1st-4th generation)", os: 13, .landscapeLeft)
      .changed { $0.container.primaryColumnWidth = 320 }
    #expect(column.layout().containerFrame == nil)
    #expect(sheet(column).layout().containerFrame == nil)
  }
}
