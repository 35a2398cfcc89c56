import LayoutModel
import Testing

@testable import LayoutSimulator

/// What is said of where the numbers of the screen and its bars come from.
@Suite struct BarExplanationTests {
  private func explanation(
    _ scene: Scene, _ subject: MetricSubject, _ property: MetricProperty
  ) throws -> Explanation {
    try #require(scene.layout(explaining: true).explanation(of: Metric(subject, property)))
  }

  private func safeArea(_ scene: Scene, _ edge: Edge) throws -> String {
    try explanation(scene, .window, .safeAreaInsets(edge)).line
  }

  @Test func `the safe area's top is the status bar where that is as high`() throws {
    #expect(try safeArea(Scene("iPhone 8", os: 12), .top) == "20 = status bar 20")
    #expect(try safeArea(Scene("iPhone X", os: 12), .top) == "44 = status bar 44")
    // An island phone's status bar has 54 points.
    #expect(try safeArea(Scene("iPhone 16 Pro", os: 18), .top) == "62 = screen's safe area top 62")
    #expect(
      try safeArea(Scene("iPhone X", os: 12).statusBarHidden(), .top)
        == "44 = screen's safe area top 44")
  }

  @Test func `the other edges are the screen's own`() throws {
    #expect(
      try safeArea(Scene("iPhone X", os: 12), .bottom) == "34 = screen's safe area bottom 34")
    let landscape = try Scene("iPhone X", os: 12, .landscapeLeft)
    #expect(try safeArea(landscape, .left) == "44 = screen's safe area left 44")
    #expect(try safeArea(landscape, .right) == "44 = screen's safe area right 44")
    #expect(try safeArea(landscape, .bottom) == "21 = screen's safe area bottom 21")
  }

  @Test func `no other edge is the status bar's, however deep it is`() throws {
    let scene = Scene(
      window: Size(320, 480), safeArea: EdgeInsets(20, 20, 20, 20), statusBar: 20, os: 12)
    #expect(try safeArea(scene, .top) == "20 = status bar 20")
    #expect(try safeArea(scene, .bottom) == "20 = screen's safe area bottom 20")
  }

  @Test func `the status bar's height is the device's`() throws {
    let bar = try explanation(Scene("iPhone 8", os: 12), .statusBar, .frame(.height))
    #expect(bar.line == "20 = status bar 20")
    #expect(bar.rules == [.statusBar])
  }

  @Test func `a navigation bar begins at the status bar, the safe area or a place of its own`()
    throws
  {
    func y(_ scene: Scene) throws -> String {
      try explanation(scene.navigationBar(), .navigationBar, .frame(.y)).line
    }
    #expect(try y(Scene("iPhone 8", os: 12)) == "20 = status bar 20")
    #expect(try y(Scene("iPhone 16", os: 26)) == "59 = screen's safe area top 59")
    #expect(
      try y(Scene("iPhone SE (3rd generation)", os: 26).statusBarHidden())
        == "10 = navigation bar's place 10")
  }

  @Test func `a navigation bar's height is the sum of what it holds`() throws {
    func height(_ scene: Scene) throws -> Explanation {
      try explanation(scene, .navigationBar, .frame(.height))
    }
    let plain = try height(Scene("iPhone X", os: 12).navigationBar())
    #expect(plain.line == "44 = navigation bar 44")
    #expect(plain.rules == [.navigationBar])
    #expect(
      try height(Scene("iPhone X", os: 12).navigationBar(largeTitle: true, prompt: true)).line
        == "126 = navigation bar 44 + large title 52 + prompt 30")
    let large = try Scene("iPhone 16", os: 26).navigationBar(largeTitle: true)
    #expect(try height(large).line == "106 = navigation bar 54 + large title 52")
    #expect(try height(large).rules == [.navigationBar26])
    let refreshing = try height(
      large.views(
        .tableView("table", in: 0, Rect(0, 0, 393, 852)) { $0.refreshControl = "refresh" }
      ).actions(.beginRefreshing(view: 1)))
    #expect(refreshing.line == "166 = navigation bar 54 + large title 52 + refresh control 60")
    #expect(refreshing.rules == [.refreshInBar])
  }

  @Test func `a bar at the bottom is explained by the rule of its time`() throws {
    let before = try Scene("iPhone 16", os: 18).tabBar().toolbar()
    #expect(try explanation(before, .tabBar, .frame(.height)).rules == [.tabBar])
    #expect(try explanation(before, .tabBar, .frame(.height)).line == "83 = tab bar 83")
    #expect(try explanation(before, .toolbar, .frame(.height)).rules == [.toolbar])
    let after = try Scene("iPhone 16", os: 26).tabBar()
    #expect(try explanation(after, .tabBar, .frame(.height)).rules == [.tabBar26])
  }
}
