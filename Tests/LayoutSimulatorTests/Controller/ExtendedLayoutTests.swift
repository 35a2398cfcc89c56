import LayoutModel
import LayoutSimulator
import Testing

@Suite struct ExtendedLayoutTests {
  /// Every combination of what decides whether a view extends under a bar.
  struct Combination: CustomTestStringConvertible {
    let includesEdge: Bool
    let isTranslucent: Bool
    let includesOpaqueBars: Bool

    /// The edge has to be included, and the bar translucent or opaque bars included.
    var extends: Bool { includesEdge && (isTranslucent || includesOpaqueBars) }

    var testDescription: String {
      "\(includesEdge ? "edge" : "no edge"), \(isTranslucent ? "translucent" : "opaque"),"
        + " \(includesOpaqueBars ? "opaque bars included" : "not included")"
    }

    static let all: [Combination] = [false, true].flatMap { edge in
      [false, true].flatMap { translucent in
        [false, true].map {
          Combination(includesEdge: edge, isTranslucent: translucent, includesOpaqueBars: $0)
        }
      }
    }
  }

  @Test(arguments: Combination.all)
  func `a view extends under the navigation bar by one truth table`(_ test: Combination) throws {
    let layout = try Scene("iPhone 6s", os: 9).navigationBar(translucent: test.isTranslucent)
      .controller(
        edges: test.includesEdge ? .all : [.left, .bottom, .right],
        includesOpaqueBars: test.includesOpaqueBars
      ).layout()
    #expect(
      layout.views[0].frame == (test.extends ? Rect(0, 0, 375, 667) : Rect(0, 64, 375, 603)))
  }

  @Test(arguments: Combination.all)
  func `a view extends under the bars at the bottom by the same table`(_ test: Combination) throws {
    let scene = try Scene("iPhone 11 Pro", os: 13).controller(
      edges: test.includesEdge ? .all : [.top, .left, .right],
      includesOpaqueBars: test.includesOpaqueBars)
    let tab = scene.tabBar(translucent: test.isTranslucent).layout()
    #expect(tab.views[0].frame.size.height == (test.extends ? 812 : 729))
    let tool = scene.toolbar(translucent: test.isTranslucent).layout()
    #expect(tool.views[0].frame.size.height == (test.extends ? 812 : 729))
  }

  @Test func `the four printed frames of iOS 10 and 11 come out`() throws {
    for os in [10, 11] {
      let scene = try Scene(os == 10 ? "iPhone 7" : "iPhone 8", os: os).tabBar()
      #expect(scene.navigationBar().layout().views[0].frame == Rect(0, 0, 375, 667))
      let opaque = scene.navigationBar(translucent: false)
      #expect(opaque.layout().views[0].frame == Rect(0, 64, 375, 603))
      #expect(
        scene.navigationBar().controller(edges: []).layout().views[0].frame
          == Rect(0, 64, 375, 554))
      #expect(
        opaque.controller(includesOpaqueBars: true).layout().views[0].frame
          == Rect(0, 0, 375, 667))
    }
  }

  @Test(
    arguments: [
      ("iPhone 11 Pro", 13, Rect(0, 88, 375, 592)),
      ("iPhone 16 Pro", 18, Rect(0, 100.333, 402, 641.667)),
    ] as [(String, Int, Rect)])
  func `between three opaque bars a view has what they leave`(
    device: String, os: Int, frame: Rect
  ) throws {
    let layout = try Scene(device, os: os).navigationBar(translucent: false)
      .tabBar(translucent: false).toolbar(translucent: false).layout()
    #expect(layout.views[0].frame.minY.isNear(frame.minY, within: 0.001))
    #expect(layout.views[0].frame.size.height.isNear(frame.size.height, within: 0.001))
    #expect(layout.views[0].safeAreaInsets == .zero)
  }

  @Test func `of two bars at the bottom the upper one ends an unextended view`() throws {
    let layout = try Scene("iPhone 11 Pro", os: 13).tabBar(translucent: false).toolbar().layout()
    #expect(layout.views[0].frame.maxY == 729)
    #expect(layout.views[0].safeAreaInsets.bottom == 49)
  }

  @Test func `a hidden bar does not shorten the view, however opaque`() throws {
    let layout = try Scene("iPhone X", os: 12).navigationBar(translucent: false, isHidden: true)
      .tabBar(translucent: false, isHidden: true).toolbar(translucent: false, isHidden: true)
      .controller(edges: []).layout()
    #expect(layout.views[0].frame == Rect(0, 0, 375, 812))
  }

  @Test func `without bars nothing shortens the view`() throws {
    let layout = try Scene("iPhone X", os: 12).controller(edges: []).layout()
    #expect(layout.views[0].frame == Rect(0, 0, 375, 812))
    #expect(layout.views[0].safeAreaInsets == EdgeInsets(44, 0, 34, 0))
  }

  @Test(
    arguments: [
      ([.default], Orientation.portrait, 64.0), ([.compact], .portrait, 0),
      ([.default], .landscapeLeft, 0), ([.compact], .landscapeLeft, 32),
    ] as [(BarMetrics, Orientation, Double)])
  func `an opaque background image counts for the metrics in use`(
    image: BarMetrics, orientation: Orientation, y: Double
  ) throws {
    let layout = try Scene("iPhone 6s", os: 9, orientation)
      .navigationBar(backgroundImage: image).layout()
    #expect(layout.views[0].frame.minY == y)
  }

  @Test func `a view that begins at an opaque bar has no safe area there`() throws {
    let layout = try Scene("iPhone X", os: 16).navigationBar(translucent: false).tabBar().layout()
    #expect(layout.views[0].frame == Rect(0, 88, 375, 724))
    #expect(layout.views[0].safeAreaInsets == EdgeInsets(0, 0, 83, 0))
  }

  @Test func `a frame set on the controller's view stays`() throws {
    let layout = try Scene("iPhone 16", os: 18)
      .root(.view("view", Rect(0, 0, 300, 500))).layout()
    #expect(layout.views[0].frame == Rect(0, 0, 300, 500))
    #expect(layout.views[0].safeAreaInsets == EdgeInsets(59, 0, 0, 0))
  }
}
