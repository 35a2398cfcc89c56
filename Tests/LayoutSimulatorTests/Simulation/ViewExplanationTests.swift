import LayoutModel
import Testing

@testable import LayoutSimulator

/// What is said of margins, safe areas, insets, components and drags.
@Suite struct ViewExplanationTests {
  private func explanation(
    _ scene: Scene, _ property: MetricProperty, _ subject: MetricSubject = .view(1)
  ) throws -> Explanation {
    try #require(scene.layout(explaining: true).explanation(of: Metric(subject, property)))
  }

  // MARK: Margins and safe areas

  @Test func `a margin is what was stated and the safe area`() throws {
    let scene = try Scene("iPhone X", os: 12).views(.view("child", Rect(0, 0, 375, 700)))
    let margin = try explanation(scene, .layoutMargins(.top))
    #expect(margin.line == "52 = margin 8 + status bar 44")
    #expect(margin.rules.first == .layoutMargins)
    let low = scene.changed { $0.views[1].frame = Rect(0, 43, 375, 700) }
    #expect(
      try explanation(low, .layoutMargins(.top)).line
        == "9 = margin 8 + status bar 44 - distance from its edge 43")
    let alone = scene.changed { $0.views[1].insetsLayoutMarginsFromSafeArea = false }
    #expect(try explanation(alone, .layoutMargins(.top)).line == "8 = margin 8")
  }

  @Test(
    arguments: [
      (0, "44 = status bar 44"), (-0.5, "44 = status bar 44"),
      (1, "43 = status bar 44 - distance from its edge 1"),
    ] as [(Double, String)])
  func `a safe area is the parent's less a distance inward`(y: Double, line: String) throws {
    let scene = try Scene("iPhone X", os: 12).views(.view("child", Rect(0, y, 375, 700)))
    #expect(try explanation(scene, .safeAreaInsets(.top)).line == line)
    #expect(try explanation(scene, .safeAreaInsets(.top)).rules.first == .safeArea)
  }

  @Test func `the distance is counted in the bounds of the parent`() throws {
    let scene = try Scene("iPhone X", os: 12, .landscapeLeft).views(
      .view("parent", Rect(0, 0, 400, 375)), .view("child", in: 1, Rect(15, 0, 100, 100))
    ).changed { $0.views[1].bounds = Rect(10, 0, 400, 375) }
    #expect(
      try explanation(scene, .safeAreaInsets(.left), .view(2)).line
        == "39 = screen's safe area left 44 - distance from its edge 5")
    let upright = try Scene("iPhone X", os: 12).views(
      .view("parent", Rect(0, 0, 375, 812)), .view("child", in: 1, Rect(0, 40, 100, 100))
    ).changed { $0.views[1].bounds = Rect(0, 30, 375, 812) }
    #expect(
      try explanation(upright, .safeAreaInsets(.top), .view(2)).line
        == "34 = status bar 44 - distance from its edge 10")
  }

  @Test(
    arguments: [
      (1, "19 = status bar 20 - view's distance 1"), (0, "20 = status bar 20"),
      (-0.5, "20 = status bar 20"),
    ] as [(Double, String)])
  func `a controller's view has the status bar less its distance inward`(
    y: Double, line: String
  ) throws {
    let scene = try Scene("iPhone 8", os: 12).root(.view("view", Rect(0, y, 375, 600)))
    #expect(try explanation(scene, .safeAreaInsets(.top), .view(0)).line == line)
  }

  @Test func `what a scroll view has taken in it does not hand down`() throws {
    let scene = try Scene("iPhone X", os: 12).views(
      .tableView("table", in: 0, Rect(0, 0, 375, 812)), .view("child", in: 1, Rect(0, 0, 9, 9)))
    let inside = try explanation(scene, .safeAreaInsets(.top), .view(2))
    #expect(inside.value == 0)
    #expect(inside.rules.first == .safeAreaAbsorbed)
    let low = scene.changed { $0.views[1].frame = Rect(0, 43, 375, 600) }
    #expect(low.layout().adjustedInset()?.top == 1)
    let below = try explanation(low, .safeAreaInsets(.top), .view(2))
    #expect(below.value == 0)
    #expect(below.rules.first == .safeAreaAbsorbed)
  }

  @Test func `additional insets are a rule of their own`() throws {
    let scene = try Scene("iPhone X", os: 12)
      .controller(additionalSafeArea: EdgeInsets(10, 0, 0, 0))
    let top = try explanation(scene, .safeAreaInsets(.top), .view(0))
    #expect(top.line == "54 = status bar 44 + additionalSafeAreaInsets.top 10")
    #expect(top.rules.first == .additionalSafeArea)
    let bottom = try explanation(scene, .safeAreaInsets(.bottom), .view(0))
    #expect(bottom.rules.first == .safeArea)
    let less = try Scene("iPhone X", os: 12).controller(additionalSafeArea: EdgeInsets(-1, 0, 0, 0))
    #expect(
      try explanation(less, .safeAreaInsets(.top), .view(0)).line
        == "43 = status bar 44 + additionalSafeAreaInsets.top -1")
  }

  @Test func `a safe area of less than nothing is explained in insets and margins too`() throws {
    let scene = try Scene("iPhone 8", os: 12)
      .controller(additionalSafeArea: EdgeInsets(-21, 0, 0, 0))
      .root(
        .scrollView("scroll", content: Size(375, 900)) {
          $0.contentInsetAdjustmentBehavior = .always
        }.changed { $0.layoutMargins = EdgeInsets(8, 8, 8, 8) })
    let line = "status bar 20 + additionalSafeAreaInsets.top -21"
    #expect(try explanation(scene, .safeAreaInsets(.top), .view(0)).line == "-1 = \(line)")
    #expect(try explanation(scene, .adjustedContentInset(.top), .view(0)).line == "-1 = \(line)")
    #expect(
      try explanation(scene, .layoutMargins(.top), .view(0)).line == "7 = margin 8 + \(line)")
  }

  @Test func `before iOS 11 there is no safe area to explain`() throws {
    let layout = try Scene("iPhone 6s", os: 9).navigationBar().layout(explaining: true)
    #expect(layout.explanation(of: Metric(.view(0), .safeAreaInsets(.top))) == nil)
  }

  // MARK: Frames

  @Test func `a first frame names what it follows from`() throws {
    func rule(_ change: (inout ViewConfiguration) -> Void) throws -> [LayoutRule] {
      try explanation(
        Scene("iPhone 8", os: 12).views(ViewConfiguration.view("child").changed(change)),
        .frame(.height)
      ).rules
    }
    let frame = Rect(0, 0, 10, 20)
    let double = AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
    #expect(try rule { $0.frame = frame } == [.statedFrame])
    #expect(try rule { _ in } == [.noFrame])
    #expect(try rule { $0.bounds = frame } == [.boundsAndCenter])
    #expect(try rule { ($0.frame, $0.bounds) = (frame, frame) } == [.statedFrame])
    #expect(try rule { ($0.frame, $0.center) = (frame, .zero) } == [.boundsAndCenter])
    #expect(try rule { ($0.frame, $0.transform) = (frame, double) } == [.transformedFrame])
  }

  @Test(
    arguments: [
      (.viewController, [.loadViewFrame]), (.tableViewController, [.applicationFrame]),
    ] as [(ControllerClass, [LayoutRule])])
  func `the first frame of a controller's own view is its controller's`(
    controller: ControllerClass, rules: [LayoutRule]
  ) throws {
    let scene = try Scene("iPhone 8", os: 12).controller(controller).phase(.viewDidLoad)
    #expect(try explanation(scene, .frame(.height), .view(0)).rules == rules)
  }

  @Test func `a frame that was rounded says what was solved`() throws {
    let scene = Scene(window: Size(320, 480)).views(
      .view(
        constraints: [
          .init(.left, to: .view(0, .left), constant: 93.25),
          .init(.top, to: .view(0, .top), constant: 20),
          .init(.width, to: .none, constant: 100), .init(.height, to: .none, constant: 50),
        ]))
    #expect(try explanation(scene, .frame(.x)).line == "93.5 = solved 93.25 + to the pixel 0.25")
    #expect(try explanation(scene, .frame(.x)).rules == [.pixelGrid])
    #expect(try explanation(scene, .frame(.y)).line == "20 = frame.y 20")
    #expect(try explanation(scene, .frame(.y)).rules == [.constraintFrame])
  }

  // MARK: Insets and offsets

  private func table(_ device: String, os: Int, inset: Double = 0) throws -> Scene {
    try Scene(device, os: os).views(
      .tableView(
        "table", in: 0, Rect(0, 0, 375, 600), .init(rowHeight: 44, sections: [.init(rows: 50)])
      ) { $0.contentInset = EdgeInsets(inset, 0, 0, 0) })
  }

  @Test func `an inset names who set it`() throws {
    let set = Action.setContentInset(view: 1, to: EdgeInsets(10, 0, 0, 0))
    let before = try table("iPhone 6s", os: 9).actions(set)
    #expect(try explanation(before, .contentInset(.top)).rules == [.statedInset])
    #expect(
      try explanation(before, .adjustedContentInset(.top)).rules.first == .adjustedInsetBefore11)
    let after = try table("iPhone 8", os: 12).actions(set)
    #expect(try explanation(after, .adjustedContentInset(.top)).rules.first == .statedInset)
  }

  @Test func `an automatic inset is added to the app's own`() throws {
    let scene = try table("iPhone 6s", os: 9, inset: 1).navigationBar()
    #expect(
      try explanation(scene, .contentInset(.top)).line
        == "65 = contentInset.top 1 + status bar 20 + navigation bar 44")
    #expect(try explanation(scene, .contentInset(.top)).rules.first == .automaticInsets)
    #expect(try explanation(scene, .contentInset(.bottom)).rules.first != .automaticInsets)
    let less = try table("iPhone 6s", os: 9, inset: -1).navigationBar()
    #expect(
      try explanation(less, .contentInset(.top)).line
        == "63 = contentInset.top -1 + status bar 20 + navigation bar 44")
  }

  @Test func `an inset of one point of safe area is explained`() throws {
    let scene = try Scene("iPhone X", os: 12).views(
      .tableView("table", in: 0, Rect(0, 43, 375, 600)))
    #expect(
      try explanation(scene, .adjustedContentInset(.top)).line
        == "1 = status bar 44 - distance from its edge 43")
  }

  @Test func `a keyboard is why the inset is large, and none is not`() throws {
    let root = ViewConfiguration(
      id: "table", viewClass: .tableView, table: .init(sections: [.init(rows: 50)]))
    let scene = try Scene("iPhone 8", os: 12).controller(.tableViewController).root(root)
    let shown = try explanation(
      scene.actions(.keyboard(view: 0, height: 260)), .adjustedContentInset(.bottom), .view(0))
    #expect(shown.line == "260 = keyboard 260")
    #expect(shown.rules.first == .keyboard)
    let low = try explanation(
      scene.actions(.keyboard(view: 0, height: 0.5)), .adjustedContentInset(.bottom), .view(0))
    #expect(low.line == "0.5 = keyboard 0.5")
    #expect(low.rules.first == .keyboard)
    let hidden = try explanation(
      scene.actions(.keyboard(view: 0, height: 0)), .adjustedContentInset(.bottom), .view(0))
    #expect(hidden.rules.first == .adjustmentAutomatic)
  }

  @Test func `an offset that nobody touched was never scrolled`() throws {
    let scene = try Scene("iPhone 8", os: 12).views(.scrollView(in: 0, Rect(0, 100, 200, 300)))
    #expect(try explanation(scene, .contentOffset(.x)).line == "0 = never scrolled 0")
    #expect(try explanation(scene, .contentOffset(.y)).rules == [.statedOffset])
  }

  @Test func `content that does not rest at its top moves with the inset`() throws {
    let scene = try table("iPhone 8", os: 12).navigationBar(largeTitle: true)
      .actions(.setContentOffset(view: 1, to: Point(0, 300)), .wait(0))
    let offset = try explanation(scene, .contentOffset(.y))
    #expect(offset.line == "352 = offset before 300 - change of the adjusted inset -52")
    #expect(offset.rules == [.offsetFollowsInset])
  }

  @Test func `content is on its way until the moment at which it rests`() throws {
    let scene = try Scene("iPhone 16", os: 26).views(
      .scrollView(in: 0, Rect(0, 0, 393, 852), content: Size(9000, 9000)) {
        $0.contentInsetAdjustmentBehavior = .never
      }
    ).actions(.drag(view: 1, by: .zero), .release(view: 1, velocity: Point(0.5, 2)))
    let x = try #require(
      Trajectory(
        offset: 0, velocity: 500, limits: .init(minimum: 0, maximum: 9000 - 393), bounces: true,
        page: nil, scale: 3, rate: 0.998))
    let rested = scene.actions(.wait(x.duration))
    #expect(
      try explanation(rested, .contentOffset(.x)).expression == "where the content comes to rest")
    #expect(try explanation(rested, .contentOffset(.y)).expression.hasPrefix("on its way to "))
    let before = scene.actions(.wait(x.duration - 0.001))
    #expect(try explanation(before, .contentOffset(.x)).expression.hasPrefix("on its way to "))
  }

  // MARK: Components

  @Test func `components lie at the content's ends`() throws {
    let scene = try table("iPhone 6s", os: 9).changed {
      $0.views[1].scroll?.refreshHeader = .init(id: "header", height: 65)
      $0.views[1].scroll?.loadMoreFooter = .init(id: "footer", height: 40)
    }
    let header = try explanation(scene, .frame(.y), .refreshHeader(1))
    #expect(header.line == "-65 = -(header's height 65)")
    #expect(header.rules == [.refreshHeader])
    let footer = try explanation(scene, .frame(.y), .loadMoreFooter(1))
    #expect(footer.line == "2200 = 50 rows of 44")
    #expect(footer.rules.first == .loadMoreFooter)
  }

  @Test func `a refresh control goes up with the visible top`() throws {
    let scene = try table("iPhone 6s", os: 9).changed {
      $0.views[1].scroll?.refreshControl = "refresh"
    }
    let pulled = try explanation(
      scene.actions(.setContentOffset(view: 1, to: Point(0, -120))), .frame(.y), .refreshControl(1))
    #expect(pulled.line == "-120 = min(0, contentOffset.y -120 + inset 0)")
    #expect(pulled.rules == [.refreshControl])
    let height = try explanation(scene, .frame(.height), .refreshControl(1))
    #expect(height.line == "60 = refresh control 60")
    let refreshing = try Scene("iPhone 11", os: 13).views(
      .tableView("table", in: 0, Rect(0, 100, 375, 600)) { $0.refreshControl = "refresh" }
    ).actions(.beginRefreshing(view: 1))
    #expect(
      try explanation(refreshing, .frame(.y), .refreshControl(1)).line
        .hasSuffix("+ inset 0)"))
  }

  @Test func `a search bar's field is explained by its rule`() throws {
    let scene = Scene(window: Size(320, 480)).macCatalyst().views(
      ViewConfiguration(
        id: "bar", viewClass: .searchBar, superview: 0, frame: Rect(0, 0, 320, 44)))
    let field = try explanation(scene, .searchTextField(.x))
    #expect(field.line == "8 = text field's place 8")
    #expect(field.rules == [.searchBar])
  }

  // MARK: Drags

  @Test func `what the delegate hears of a drag is explained`() throws {
    let scene = try table("iPhone 6s", os: 9).actions(.drag(view: 1, by: Point(0, -20)))
    let inside = scene.actions(.release(view: 1, velocity: Point(0, 0.5)))
    let velocity = try explanation(inside, .willEndDraggingVelocity(.y))
    #expect(velocity.line == "0.5 = finger's velocity 0.5")
    #expect(velocity.rules == [.touch])
    let offset = try explanation(inside, .willEndDraggingOffset(.y))
    #expect(offset.line == "20 = offset at the lift 20")
    #expect(offset.rules == [.drag])
    let target = try explanation(inside, .targetContentOffset(.y))
    #expect(target.expression.hasPrefix("offset at the lift 20 + way to the rest "))
    #expect(target.rules == [.deceleration])
    let peak = try explanation(inside, .peakContentOffset(.y))
    #expect(peak.expression == "the turning point of the spring, or where the content rests")
    #expect(peak.rules == [.bounce])
  }

  @Test(arguments: [-0.5, 20]) func `a target at an end of the range is the bounce's`(
    velocity: Double
  ) throws {
    let scene = try table("iPhone 6s", os: 9).actions(
      .drag(view: 1, by: Point(0, -20)), .release(view: 1, velocity: Point(0, velocity)))
    let target = try explanation(scene, .targetContentOffset(.y))
    #expect(target.value == (velocity < 0 ? 0 : 1600))
    #expect(target.rules == [.bounce])
  }

  // MARK: Rows

  @Test(
    arguments: [
      (.header(section: 0), "64 = tableHeaderView 64"),
      (.row(IndexPath(section: 0, item: 0)), "94 = tableHeaderView 64 + section header 30"),
      (
        .row(IndexPath(section: 0, item: 1)),
        "138 = tableHeaderView 64 + section header 30 + 1 row of 44"
      ),
      (.footer(section: 0), "226 = tableHeaderView 64 + section header 30 + 3 rows of 44"),
      (.header(section: 1), "246 = tableHeaderView 64 + sections before 182"),
      (
        .row(IndexPath(section: 1, item: 3)),
        "416 = tableHeaderView 64 + sections before 182 + section header 10 + 2 rows of 50"
          + " + 1 row of 60"
      ),
    ] as [(ContentElement, String)])
  func `a row lies below what stands above it`(element: ContentElement, line: String) throws {
    let table = TableViewConfiguration(
      rowHeight: 44,
      sections: [
        .init(rows: 3, headerHeight: 30, footerHeight: 20),
        .init(
          rows: 4, heights: [.init(height: 50, count: 2), .init(height: 60, count: 2)],
          headerHeight: 10),
      ], tableHeaderHeight: 64, tableFooterHeight: 0)
    let scene = try Scene("iPhone 6s", os: 9).views(
      .tableView("table", in: 0, Rect(0, 0, 375, 667), table))
    #expect(try explanation(scene, .element(element, .frame, .y)).line == line)
  }

  @Test func `headers of one point are counted`() throws {
    let scene = try Scene("iPhone 6s", os: 9).views(
      .tableView(
        "table", in: 0, Rect(0, 0, 375, 667),
        .init(rowHeight: 44, sections: [.init(rows: 3, headerHeight: 1)], tableHeaderHeight: 1)))
    let row = ContentElement.row(IndexPath(section: 0, item: 0))
    #expect(
      try explanation(scene, .element(row, .frame, .y)).line
        == "2 = tableHeaderView 1 + section header 1")
  }

  @Test(
    arguments: [
      (1, "2 = frame.x 2 - bounds.x 1 + frame.x 1"),
      (-1, "2 = frame.x 2 - bounds.x -1 + frame.x -1"), (0, "2 = frame.x 2"),
    ] as [(Double, String)])
  func `a place on the screen counts every point on the way`(distance: Double, line: String) throws
  {
    let scene = try Scene("iPhone 8", os: 12).views(
      .view("outer", Rect(distance, 0, 100, 100)).changed {
        $0.bounds = Rect(distance, 0, 100, 100)
      },
      .view("inner", in: 1, Rect(2, 0, 9, 9)))
    #expect(try explanation(scene, .screenFrame(.x), .view(2)).line == line)
  }

  @Test func `every row of an inset table begins at its margin`() throws {
    let scene = try Scene("iPhone 13", os: 15).views(
      .tableView(
        "table", in: 0, Rect(0, 0, 390, 667),
        .init(style: .insetGrouped, sections: [.init(rows: 3), .init(rows: 3)])))
    let row = ContentElement.row(IndexPath(section: 1, item: 2))
    let x = try explanation(scene, .element(row, .frame, .x))
    #expect(x.line == "16 = margin 16")
    #expect(x.rules == [.insetGroupedMargin])
  }
}
