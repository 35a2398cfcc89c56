import LayoutModel
import Testing

@testable import LayoutSimulator

@Suite struct SafeAreaOverlapTests {
  /// A frame in a window of 320 x 480 with the safe area {44, 10, 34, 12}, and what UIKit printed.
  static let recordedSweep: [(frame: Rect, insets: EdgeInsets)] = [
    (Rect(0, 0, 320, 480), EdgeInsets(44, 10, 34, 12)),
    (Rect(30, 20, 100, 500), EdgeInsets(24, 0, 34, 0)),
    (Rect(-40, -60, 200, 200), EdgeInsets(44, 10, 0, 0)),
    (Rect(0, 100, 320, 200), EdgeInsets(0, 10, 0, 12)),
    (Rect(300, 0, 100, 480), EdgeInsets(44, 0, 34, 12)),
    (Rect(0, 500, 100, 50), EdgeInsets(0, 10, 34, 0)),
  ]

  @Test(arguments: recordedSweep)
  func `a child has the part of the safe area that reaches into it`(
    frame: Rect, insets: EdgeInsets
  ) {
    let layout = Scene(window: Size(320, 480), safeArea: EdgeInsets(44, 10, 34, 12))
      .macCatalyst().views(.view("child", frame)).layout()
    #expect(layout.views[1].safeAreaInsets == insets)
  }

  @Test(
    arguments: [
      ("iPhone X", Rect(0, 0, 375, 812), EdgeInsets(88, 0, 34, 0)),
      ("iPhone X", Rect(0, 0, 375, 822), EdgeInsets(88, 0, 34, 0)),
      ("iPhone 8", Rect(0, 0, 375, 677), EdgeInsets(64, 0, 0, 0)),
      ("iPhone X", Rect(0, 0, 375, 802), EdgeInsets(88, 0, 24, 0)),
    ] as [(String, Rect, EdgeInsets)])
  func `a view that sticks out has no more than the whole inset`(
    device: String, frame: Rect, insets: EdgeInsets
  ) throws {
    let layout = try Scene(device, os: 11).navigationBar().views(.tableView("table", frame))
      .layout()
    #expect(layout.views[1].safeAreaInsets == insets)
  }

  @Test func `the gap is counted from the bounds' origin`() {
    let parent = EdgeInsets(44, 10, 34, 12)
    let bounds = Rect(100, 200, 320, 480)
    let frame = Rect(103, 220, 300, 450)
    #expect(
      SafeAreaOverlap.insets(of: frame, in: bounds, parent: parent) == EdgeInsets(24, 7, 24, 0))
  }

  @Test func `content of a scroll view loses its safe area while it scrolls`() throws {
    let scene = try Scene("iPhone X", os: 12).views(
      .scrollView(in: 0, Rect(0, 0, 375, 812), content: Size(375, 2000)) {
        $0.contentInsetAdjustmentBehavior = .never
      },
      .view("page", in: 1, Rect(0, 0, 375, 812)))
    #expect(scene.layout().views[2].safeAreaInsets == EdgeInsets(44, 0, 34, 0))
    let scrolled = scene.actions(
      .setContentOffset(view: 1, to: Point(0, 30)), .setFrame(view: 2, to: Rect(0, 0, 375, 812)),
      .layoutIfNeeded)
    #expect(scrolled.layout().views[2].safeAreaInsets == EdgeInsets(44, 0, 4, 0))
    let pulled = scene.actions(
      .setContentOffset(view: 1, to: Point(0, -30)), .setFrame(view: 2, to: Rect(0, 0, 375, 812)),
      .layoutIfNeeded)
    #expect(pulled.layout().views[2].safeAreaInsets == EdgeInsets(14, 0, 34, 0))
  }

  @Test func `a scroll view that has absorbed the safe area hands none of it down`() throws {
    let scene = try Scene("iPad (10th generation / A16)", os: 26).tabBar().views(
      .scrollView(in: 0, Rect(0, 0, 820, 1180), content: Size(820, 1076)) {
        $0.alwaysBounceVertical = true
      },
      .view("overlay", in: 1, Rect(0, -96, 820, 1180)))
    #expect(scene.layout().views[1].safeAreaInsets == EdgeInsets(96, 0, 25, 0))
    #expect(scene.layout().views[2].safeAreaInsets == .zero)
  }

  @Test func `what a scroll view has not absorbed it hands down`() throws {
    let scene = try Scene("iPhone X", os: 12, .landscapeLeft).views(
      .scrollView(in: 0, Rect(0, 0, 812, 375), content: Size(812, 2000)),
      .view("page", in: 1, Rect(0, 0, 812, 354)))
    let layout = scene.layout()
    #expect(layout.adjustedInset() == EdgeInsets(0, 0, 21, 0))
    #expect(layout.views[2].safeAreaInsets == EdgeInsets(0, 44, 0, 44))
  }

  @Test func `additional insets are added to the controller's view and reach down by overlap`()
    throws
  {
    let layout = try Scene("iPhone 8", os: 13)
      .controller(additionalSafeArea: EdgeInsets(10, 10, 10, 10))
      .views(.view("child", Rect(2, 1, 369, 663))).layout()
    #expect(layout.views[0].safeAreaInsets == EdgeInsets(30, 10, 10, 10))
    #expect(layout.views[1].safeAreaInsets == EdgeInsets(29, 8, 7, 6))
  }

  @Test func `additional insets may take safe area away, and a child has never less than none`()
    throws
  {
    let layout = try Scene("iPhone 8", os: 11).navigationBar()
      .controller(additionalSafeArea: EdgeInsets(-10, 0, 0, 0))
      .views(.view("child", Rect(0, 0, 375, 667)), .view("low", Rect(0, 100, 375, 567))).layout()
    #expect(layout.views[0].safeAreaInsets.top == 54)
    #expect(layout.views[1].safeAreaInsets.top == 54)
    #expect(layout.views[2].safeAreaInsets == .zero)
    let none = try Scene("iPhone 8", os: 11)
      .controller(additionalSafeArea: EdgeInsets(-21, -1, -1, -1))
      .views(.view("child", Rect(0, 0, 375, 667))).layout()
    #expect(none.views[0].safeAreaInsets == EdgeInsets(-1, -1, -1, -1))
    #expect(none.views[1].safeAreaInsets == .zero)
  }

  @Test func `a child controller's view gets its safe area by overlap too`() throws {
    let layout = try Scene("iPhone 8", os: 11)
      .controller(additionalSafeArea: EdgeInsets(60, 0, 0, 0))
      .views(
        .view("child", Rect(0, -30, 375, 667)).changed { $0.childController = .viewController },
        .view("lower", Rect(0, 30, 375, 637)).changed { $0.childController = .viewController }
      ).layout()
    #expect(layout.views[1].safeAreaInsets.top == 80)
    #expect(layout.views[2].safeAreaInsets.top == 50)
  }

  @Test func `the safe area follows a view that moves`() throws {
    let layout = try Scene("iPhone 11 Pro", os: 13).navigationBar(isHidden: true)
      .views(.scrollView(in: 0, Rect(0, 0, 375, 812), content: Size(375, 1200)))
      .actions(.setFrame(view: 1, to: Rect(0, 120, 375, 692)), .layoutIfNeeded).layout()
    #expect(layout.views[1].safeAreaInsets == EdgeInsets(0, 0, 34, 0))
  }

  @Test(arguments: [Phase.loadView, .viewDidLoad, .viewWillAppear])
  func `outside of a window no view has a safe area`(phase: Phase) throws {
    let layout = try Scene("iPhone X", os: 12).navigationBar()
      .controller(additionalSafeArea: EdgeInsets(120, 0, 0, 0))
      .views(.tableView("table", Rect(0, 0, 375, 812))).phase(phase).layout()
    #expect(layout.views[0].safeAreaInsets == .zero)
    #expect(layout.views[1].safeAreaInsets == .zero)
    #expect(layout.adjustedInset() == .zero)
  }

  @Test(
    arguments: [
      Phase.viewSafeAreaInsetsDidChange, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
      .viewDidAppear, .scrollViewDidScroll, .scrollViewDidEndDecelerating,
    ])
  func `from its first layout on a view in a window has its safe area`(phase: Phase) throws {
    let layout = try Scene("iPhone X", os: 11).navigationBar().phase(phase).layout()
    #expect(layout.views[0].safeAreaInsets == EdgeInsets(88, 0, 34, 0))
  }

  @Test func `before iOS 11 there is no safe area to speak of`() throws {
    let scene = try Scene("iPhone 7", os: 10).navigationBar()
      .views(.view("child", Rect(0, 0, 375, 667)))
    let layout = scene.layout()
    #expect(layout.views[1].safeAreaInsets == .zero)
    guard case .notModelled = layout.answer(for: Metric(.view(0), .safeAreaInsets(.top))) else {
      Issue.record("iOS 10 has a safe area")
      return
    }
  }

  @Test func `a refresh control's inset leaves a subview's safe area at zero`() throws {
    let scene = try Scene("iPhone 11", os: 13).views(
      .tableView("table", in: 0, Rect(0, 100, 414, 600)) { $0.refreshControl = "refresh" },
      .view("child", in: 1, Rect(0, 0, 100, 100))
    ).actions(.beginRefreshing(view: 1))
    #expect(scene.layout().adjustedInset()?.top == 60)
    #expect(scene.layout().views[2].safeAreaInsets == .zero)
  }

  @Test func `a content view is as wide as its cell and ends at the safe area below`() throws {
    let layout = try Scene("iPhone X", os: 12, .landscapeLeft)
      .views(.view("cell", Rect(0, 0, 812, 375))).layout()
    #expect(layout.views[1].safeAreaInsets == EdgeInsets(0, 44, 21, 44))
    for (component, value) in [(RectComponent.width, 812.0), (.height, 354)] {
      let computed = layout.value(of: Metric(.view(1), .contentView(component)))
      #expect(computed?.isIdentical(to: .number(value)) == true)
    }
  }

  @Test(
    arguments: [
      [.setContentOffset(view: 1, to: Point(0, 20))],
      [.setContentOffset(view: 1, to: Point(0, 20)), .settle],
      [.setContentOffset(view: 1, to: Point(0, 20)), .layoutIfNeeded],
      [.drag(view: 1, by: Point(0, -20))],
      [.drag(view: 1, by: Point(0, -20)), .release(view: 1, velocity: .zero), .settle],
      [.scrollRectToVisible(view: 1, Rect(0, 831, 10, 1))],
    ] as [[Action]])
  func `the safe area below a scroll view follows its offset, however it scrolls`(
    actions: [Action]
  ) throws {
    let scene = try Scene("iPhone X", os: 12).views(
      .scrollView(in: 0, Rect(0, 0, 375, 812), content: Size(375, 2000)) {
        $0.contentInsetAdjustmentBehavior = .never
      },
      .view("page", in: 1, Rect(0, 10, 375, 100)),
      .tableView("table", in: 1, Rect(0, 30, 375, 600), .init(rowHeight: 44)))
    let before = scene.layout()
    #expect(before.views[2].safeAreaInsets.top == 34)
    #expect(before.adjustedInset(3)?.top == 14 && before.offset(3) == Point(0, -14))
    let after = scene.changed { $0.actions = actions }.layout()
    #expect(after.offset() == Point(0, 20))
    #expect(after.views[2].safeAreaInsets.top == 44)
    #expect(after.adjustedInset(3)?.top == 34 && after.offset(3) == Point(0, -34))
  }

  @Test func `it follows an offset that was stated, too`() throws {
    let layout = try Scene("iPhone X", os: 12).views(
      .scrollView(in: 0, Rect(0, 0, 375, 812), content: Size(375, 2000)) {
        $0.contentInsetAdjustmentBehavior = .never
        $0.contentOffset = Point(0, 20)
      },
      .view("page", in: 1, Rect(0, 10, 375, 100))
    ).layout()
    #expect(layout.views[2].safeAreaInsets.top == 44)
  }

  @Test func `a refresh control or a keyboard in the insets takes nothing of the safe area`() throws
  {
    let refreshing = try Scene("iPhone 16", os: 26).views(
      .scrollView(in: 0, Rect(0, 0, 393, 852), content: Size(393, 2000)) {
        $0.contentInsetAdjustmentBehavior = .never
        $0.refreshControl = "refresh"
      },
      .view("page", in: 1, Rect(0, 0, 393, 200))
    ).actions(.beginRefreshing(view: 1)).layout()
    #expect(refreshing.adjustedInset()?.top == 60)
    #expect(refreshing.views[2].safeAreaInsets.top == 59)
    let typing = try Scene("iPhone 16", os: 26).controller(.tableViewController)
      .root(
        .tableView("table") { $0.contentInsetAdjustmentBehavior = .never }
      )
      .views(.view("cover", in: 0, Rect(0, 0, 393, 852)))
      .actions(.keyboard(view: 0, height: 300)).layout()
    #expect(typing.adjustedInset(0)?.bottom == 300)
    #expect(typing.views[1].safeAreaInsets.bottom == 34)
  }
}
