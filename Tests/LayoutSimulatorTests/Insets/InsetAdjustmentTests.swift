import LayoutModel
import Testing

@testable import LayoutSimulator

@Suite struct InsetAdjustmentTests {
  /// Everything that decides whether the edges of an axis are adjusted.
  struct Situation {
    var behavior: ContentInsetAdjustmentBehavior
    var isScrollEnabled: Bool
    var bouncesAlways: Bool
    var isContentScrollView: Bool
    /// The content's extent against the frame's: smaller, equal, larger.
    var extent: Double

    static let all: [Situation] = ContentInsetAdjustmentBehavior.allCases.flatMap { behavior in
      [false, true].flatMap { isScrollEnabled in
        [false, true].flatMap { bounces in
          [false, true].flatMap { isContent in
            [99.0, 100, 101].map {
              Situation(
                behavior: behavior, isScrollEnabled: isScrollEnabled, bouncesAlways: bounces,
                isContentScrollView: isContent, extent: $0)
            }
          }
        }
      }
    }

    /// The rule as Apple's documentation words it, with scrolling enabled as its condition.
    func adjusts(_ axis: Axis) -> Bool {
      let isScrollable = isScrollEnabled && (extent > 100 || bouncesAlways)
      switch behavior {
      case .never: return false
      case .always: return true
      case .scrollableAxes: return isScrollable
      case .automatic: return isScrollable || (isContentScrollView && axis == .y)
      }
    }

    var adjustment: InsetAdjustment {
      InsetAdjustment(
        behavior: behavior, isScrollEnabled: isScrollEnabled,
        bouncesAlways: (bouncesAlways, bouncesAlways), isContentScrollView: isContentScrollView)
    }
  }

  @Test func `each behaviour selects its axes in all 96 situations`() {
    #expect(Situation.all.count == 96)
    let frame = Rect(5, 7, 100, 100)
    for situation in Situation.all {
      let size = Size(situation.extent, situation.extent)
      for axis in Axis.allCases {
        #expect(
          situation.adjustment.adjusts(axis, contentSize: size, frame: frame)
            == situation.adjusts(axis), "\(situation) \(axis)")
      }
    }
  }

  @Test func `axes are judged apart`() {
    let safeArea = EdgeInsets(1, 2, 3, 4)
    let adjustment = InsetAdjustment(
      behavior: .scrollableAxes, isScrollEnabled: true, bouncesAlways: (false, false),
      isContentScrollView: false)
    let frame = Rect(0, 0, 100, 200)
    #expect(
      adjustment.contribution(safeArea: safeArea, contentSize: Size(101, 200), frame: frame)
        == EdgeInsets(0, 2, 0, 4))
    #expect(
      adjustment.contribution(safeArea: safeArea, contentSize: Size(100, 201), frame: frame)
        == EdgeInsets(1, 0, 3, 0))
    let bouncing = InsetAdjustment(
      behavior: .scrollableAxes, isScrollEnabled: true, bouncesAlways: (true, false),
      isContentScrollView: false)
    #expect(
      bouncing.contribution(safeArea: safeArea, contentSize: .zero, frame: frame)
        == EdgeInsets(0, 2, 0, 4))
  }

  // MARK: In a layout

  private let full = Rect(0, 0, 375, 667)

  private func inset(
    _ behavior: ContentInsetAdjustmentBehavior, content: Size, bars: Bool = true,
    _ change: (inout ScrollViewConfiguration) -> Void = { _ in }
  ) throws -> EdgeInsets? {
    var scene = try Scene("iPhone 8", os: 11)
    if bars { scene = scene.navigationBar() }
    return scene.views(
      .scrollView(in: 0, full, content: content) {
        $0.contentInsetAdjustmentBehavior = behavior
        change(&$0)
      }
    ).layout().adjustedInset()
  }

  @Test func `short content is adjusted in the content scroll view of a container only`() throws {
    let short = Size(375, 100)
    #expect(try inset(.automatic, content: short)?.top == 64)
    #expect(try inset(.automatic, content: short, bars: false)?.top == 0)
    #expect(try inset(.scrollableAxes, content: short)?.top == 0)
    #expect(try inset(.always, content: short, bars: false)?.top == 20)
    #expect(try inset(.never, content: Size(375, 2000))?.top == 0)
  }

  @Test func `contentInset and safe area add up`() throws {
    #expect(
      try inset(.automatic, content: Size(375, 2000)) { $0.contentInset = EdgeInsets(60, 1, 2, 3) }
        == EdgeInsets(124, 1, 2, 3))
    #expect(
      try inset(.never, content: Size(375, 2000)) { $0.contentInset = EdgeInsets(60, 0, 0, 0) }
        == EdgeInsets(60, 0, 0, 0))
  }

  @Test func `additional safe area counts as safe area`() throws {
    let layout = try Scene("iPhone 8", os: 11).navigationBar()
      .controller(additionalSafeArea: EdgeInsets(120, 0, 0, 0))
      .views(.tableView("table", in: 0, full) { $0.contentInset = EdgeInsets(60, 0, 0, 0) })
      .layout()
    #expect(layout.views[1].safeAreaInsets.top == 184)
    #expect(layout.adjustedInset()?.top == 244)
    #expect(layout.offset().y == -244)
  }

  @Test func `a table bounces vertically by itself and a scroll view does not`() throws {
    let scene = try Scene("iPhone 8", os: 11)
    #expect(
      scene.views(.tableView("table", in: 0, full)).layout().adjustedInset()?.top == 20)
    #expect(
      scene.views(.scrollView(in: 0, full, content: .zero)).layout().adjustedInset()?.top == 0)
    let still = scene.views(.tableView("table", in: 0, full) { $0.alwaysBounceVertical = false })
    #expect(still.layout().adjustedInset()?.top == 0)
  }

  @Test func `a table anywhere under the bars is adjusted, first subview or not`() throws {
    let layout = try Scene("iPhone 8", os: 11).navigationBar()
      .views(.view("cover", in: 0, full), .tableView("table", in: 0, full)).layout()
    #expect(layout.adjustedInset(2)?.top == 64)
  }

  @Test func `short content behind another view is not adjusted`() throws {
    let layout = try Scene("iPhone 8", os: 11).navigationBar().views(
      .view("cover", in: 0, full), .scrollView(in: 0, full, content: Size(375, 100))
    ).layout()
    #expect(layout.adjustedInset(2) == .zero)
  }

  @Test func `a controller that does not adjust leaves short content alone`() throws {
    let layout = try Scene("iPhone 8", os: 11).navigationBar()
      .controller(adjustsAutomatically: false)
      .views(.scrollView(in: 0, full, content: Size(375, 100))).layout()
    #expect(layout.adjustedInset() == .zero)
    let table = try Scene("iPhone 8", os: 11).navigationBar()
      .controller(adjustsAutomatically: false).views(.tableView("table", in: 0, full)).layout()
    #expect(table.adjustedInset()?.top == 64)
  }

  @Test func `scrolling disabled takes the axes away from all but always`() throws {
    let tall = Size(375, 2000)
    #expect(
      try inset(.scrollableAxes, content: tall) { $0.isScrollEnabled = false } == .zero)
    #expect(
      try inset(.always, content: tall) { $0.isScrollEnabled = false }?.top == 64)
    #expect(
      try inset(.automatic, content: tall, bars: false) { $0.isScrollEnabled = false } == .zero)
  }

  @Test func `a table below the bar is not adjusted by it`() throws {
    let layout = try Scene("iPhone X", os: 12).navigationBar()
      .views(.tableView("table", in: 0, Rect(0, 100, 375, 712))).layout()
    #expect(layout.adjustedInset() == EdgeInsets(0, 0, 34, 0))
    #expect(layout.offset() == .zero)
  }

  @Test func `a pager in landscape rests beside its first page`() throws {
    let layout = try Scene("iPhone X", os: 12, .landscapeLeft).navigationBar().views(
      .scrollView("pager", in: 0, Rect(0, 0, 812, 375), content: Size(4060, 0))
    ).layout()
    #expect(layout.adjustedInset() == EdgeInsets(32, 44, 21, 44))
    #expect(layout.offset() == Point(-44, -32))
  }

  @Test func `each behaviour names its own rule`() {
    let names = ContentInsetAdjustmentBehavior.allCases.map {
      InsetAdjustment(
        behavior: $0, isScrollEnabled: true, bouncesAlways: (false, false),
        isContentScrollView: false
      ).rule.name
    }
    #expect(
      names
        == ["automatic", "scrollableAxes", "never", "always"].map {
          "contentInsetAdjustmentBehavior.\($0)"
        })
  }

  @Test func `what alwaysBounce states wins over what the class would do`() throws {
    let landscape = try Scene("iPhone X", os: 12, .landscapeLeft)
    let wide = { (bounces: Bool?) in
      landscape.views(
        .scrollView(in: 0, Rect(0, 0, 812, 375), content: Size(812, 375)) {
          $0.alwaysBounceHorizontal = bounces
        }
      ).layout().adjustedInset()
    }
    #expect(wide(true) == EdgeInsets(0, 44, 0, 44))
    #expect(wide(nil) == .zero)
    let table = { (bounces: Bool?) in
      landscape.views(
        .tableView("table", in: 0, Rect(0, 0, 812, 375)) { $0.alwaysBounceVertical = bounces }
      ).layout().adjustedInset()?.bottom
    }
    #expect(table(false) == 0)
    #expect(table(nil) == 21)
  }
}
