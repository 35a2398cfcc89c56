import LayoutModel
import LayoutSimulator
import Testing

/// What assignments and changes of inset, content, bounds and safe area do to the offset.
@Suite struct ContentOffsetTests {
  private let frame = Rect(0, 0, 320, 480)

  private func offWindow(content: Size, _ actions: Action...) throws -> Layout {
    try Scene("iPhone 16 Pro", os: 18).views(.scrollView(in: 0, frame, content: content))
      .phase(.viewDidLoad).changed { $0.actions = actions }.layout()
  }

  // MARK: Assignments

  @Test(arguments: [500.0, 99999, -500, 0])
  func `an assignment is never clamped`(y: Double) throws {
    let layout = try offWindow(
      content: Size(320, 2000), .setContentOffset(view: 1, to: Point(0, y)))
    #expect(layout.offset() == Point(0, y))
    #expect(layout.views[1].scroll?.maximumContentOffset.y == 1520)
  }

  @Test func `an assignment moves content that fits`() throws {
    let layout = try offWindow(
      content: Size(320, 480), .setContentOffset(view: 1, to: Point(0, 100)))
    #expect(layout.offset() == Point(0, 100))
  }

  @Test func `no later layout clamps it`() throws {
    let layout = try Scene("iPhone 8", os: 12).views(
      .scrollView(in: 0, frame, content: Size(320, 2000)), .view("other", Rect(0, 0, 9, 9))
    ).actions(
      .setContentOffset(view: 1, to: Point(0, 5000)), .setFrame(view: 2, to: Rect(0, 0, 5, 5)),
      .layoutIfNeeded, .wait(1), .settle
    ).layout()
    #expect(layout.offset() == Point(0, 5000))
  }

  @Test func `content that shrinks does not move the offset`() throws {
    let layout = try Scene("iPhone 8", os: 12).views(
      .scrollView(in: 0, frame, content: Size(320, 2000))
    ).actions(
      .setContentOffset(view: 1, to: Point(0, 1500)),
      .setContentSize(view: 1, to: Size(320, 900)), .layoutIfNeeded
    ).layout()
    #expect(layout.offset() == Point(0, 1500))
    #expect(layout.contentSize() == Size(320, 900))
  }

  @Test func `a content size set later outlasts layouts, but not the rows of a table`() throws {
    let stated = try Scene("iPhone 8", os: 12).views(
      .tableView("table", in: 0, frame) { $0.contentSize = Size(320, 2000) }
    ).actions(.setContentSize(view: 1, to: Size(320, 900)), .wait(0))
    #expect(stated.layout().contentSize() == Size(320, 900))
    let rows = try Scene("iPhone 8", os: 12).views(
      .tableView("table", in: 0, frame, .init(rowHeight: 44, sections: [.init(rows: 10)]))
    ).actions(.setContentSize(view: 1, to: Size(320, 900)))
    #expect(rows.layout().contentSize() == Size(320, 900))
    #expect(rows.actions(.wait(0)).layout().contentSize() == Size(320, 440))
  }

  @Test func `content that comes to be larger than the frame is adjusted in the next layout`()
    throws
  {
    let scene = try Scene("iPhone 8", os: 12).views(
      .scrollView(in: 0, Rect(0, 0, 375, 667), content: Size(375, 100))
    ).actions(.setContentSize(view: 1, to: Size(375, 2000)))
    #expect(scene.layout().adjustedInset()?.top == 0)
    #expect(scene.actions(.wait(0)).layout().adjustedInset()?.top == 20)
    #expect(scene.actions(.wait(0)).layout().offset() == Point(0, -20))
  }

  @Test func `a stated offset is set after the layout`() throws {
    let layout = try Scene("iPhone X", os: 12).navigationBar().views(
      .scrollView(in: 0, Rect(0, 0, 375, 812), content: Size(1125, 254)) {
        $0.contentOffset = Point(375, 0)
      }
    ).layout()
    #expect(layout.offset() == Point(375, 0))
  }

  @Test func `scrollTo goes to an end of the range`() throws {
    let scene = try Scene("iPhone 6s", os: 9).views(
      .scrollView(in: 0, Rect(0, 0, 100, 200), content: Size(300, 500)) {
        $0.contentInset = EdgeInsets(10, 20, 30, 40)
      })
    for (edge, offset) in [
      (Edge.top, Point(-20, -10)), (.left, Point(-20, -10)), (.bottom, Point(-20, 330)),
      (.right, Point(240, -10)),
    ] {
      #expect(scene.actions(.scrollTo(view: 1, edge: edge)).layout().offset() == offset)
    }
  }

  // MARK: Insets

  /// What the test suite of MDC asserts of a table of 20 points (peer/mdc-inset-*).
  @Test(
    arguments: [
      (0, EdgeInsets(6, 0, 0, 0), -6), (14, EdgeInsets(6, 0, 0, 0), -6),
      (0, EdgeInsets(0, 0, 6, 0), 0), (14, EdgeInsets(0, 0, 6, 0), 0),
      (8, EdgeInsets(6, 0, 6, 0), -6), (11, EdgeInsets(6, 0, 6, 0), -3),
      (14, EdgeInsets(6, 0, 6, 0), 0), (20, EdgeInsets(6, 0, 0, 0), 0),
    ] as [(Double, EdgeInsets, Double)])
  func `a change of contentInset clamps the offset and does not scroll to the top`(
    content: Double, inset: EdgeInsets, offset: Double
  ) throws {
    let layout = try Scene("iPhone 8", os: 13).views(
      .tableView("table", in: 0, Rect(0, 0, 320, 20)) { $0.contentSize = Size(0, content) }
    ).phase(.viewDidLoad).actions(.setContentInset(view: 1, to: inset)).layout()
    #expect(layout.offset() == Point(0, offset))
  }

  @Test func `taking the inset away leaves an offset in the range alone`() throws {
    for content in [0.0, 20] {
      let layout = try Scene("iPhone 8", os: 13).views(
        .tableView("table", in: 0, Rect(0, 0, 320, 20)) {
          $0.contentSize = Size(0, content)
          $0.contentInset = EdgeInsets(6, 0, 0, 0)
        }
      ).phase(.viewDidLoad).actions(
        .setContentOffset(view: 1, to: .zero), .setContentInset(view: 1, to: .zero)
      ).layout()
      #expect(layout.offset() == .zero)
    }
  }

  @Test func `a table with a top inset starts at minus that inset`() throws {
    let layout = try Scene("iPhone 6s", os: 9).views(
      .tableView(
        "table", in: 0, Rect(100, 100, 200, 300),
        .init(rowHeight: 40, sections: [.init(rows: 20)])
      ) { $0.contentInset = EdgeInsets(64, 0, 49, 0) }
    ).layout()
    #expect(layout.offset() == Point(0, -64))
    #expect(layout.views[1].scroll?.minimumContentOffset.y == -64)
    #expect(layout.views[1].scroll?.maximumContentOffset.y == 549)
  }

  @Test func `content that fits with its insets is moved by the clamping`() throws {
    let layout = Scene(window: Size(580, 157)).views(
      .scrollView(in: 0, Rect(0, 0, 580, 157), content: Size(580, 145)) {
        $0.contentInset = EdgeInsets(12, 0, 0, 0)
      }
    ).layout()
    #expect(layout.offset() == Point(0, -12))
  }

  @Test func `under a finger a change of inset moves nothing`() throws {
    let layout = try Scene("iPhone 8", os: 12).views(
      .scrollView(in: 0, frame, content: Size(320, 2000)) {
        $0.contentInsetAdjustmentBehavior = .never
      }
    ).actions(
      .drag(view: 1, by: Point(0, 100)), .setContentInset(view: 1, to: EdgeInsets(500, 0, 0, 0))
    ).layout()
    #expect(layout.offset().y < 0)
    #expect(layout.offset().y > -100)
  }

  @Test func `moving content heads for the new range`() throws {
    let scene = try Scene("iPhone 8", os: 12).views(
      .scrollView(in: 0, frame, content: Size(320, 2000)) {
        $0.contentInsetAdjustmentBehavior = .never
      }
    ).actions(
      .drag(view: 1, by: Point(0, 100)), .release(view: 1, velocity: .zero),
      .setContentInset(view: 1, to: EdgeInsets(20, 0, 0, 0)))
    #expect(scene.layout().offset().y < -20)
    #expect(scene.actions(.settle).layout().offset() == Point(0, -20))
  }

  // MARK: Bounds

  @Test func `a change of the bounds' size clamps the offset`() throws {
    let scene = try Scene("iPhone 6s", os: 9).views(
      .scrollView(in: 0, Rect(0, 0, 320, 300), content: Size(320, 1000))
    ).actions(.setContentOffset(view: 1, to: Point(0, 700)))
    let higher = scene.actions(.setFrame(view: 1, to: Rect(0, 0, 320, 400)))
    #expect(higher.layout().offset() == Point(0, 600))
    let moved = scene.actions(.setFrame(view: 1, to: Rect(5, 50, 320, 300)))
    #expect(moved.layout().offset() == Point(0, 700))
  }

  @Test func `bounds set by code are not rounded and not clamped`() throws {
    let layout = try Scene("iPhone 6s", os: 9).views(
      .scrollView(in: 0, Rect(0, 0, 320, 300), content: Size(320, 1000))
    ).actions(.setBounds(view: 1, origin: Point(0, 2000.3), size: nil)).layout()
    #expect(layout.offset() == Point(0, 2000.3))
  }

  @Test func `reloadData clamps to content that has become shorter`() throws {
    let layout = try Scene("iPhone 6s", os: 9).views(
      .tableView(
        "table", in: 0, Rect(0, 0, 320, 300), .init(rowHeight: 50, sections: [.init(rows: 20)]))
    ).actions(
      .setContentOffset(view: 1, to: Point(0, 700)),
      .deleteRows(view: 1, section: 0, count: 10), .reloadData(view: 1)
    ).layout()
    #expect(layout.contentSize()?.height == 500)
    #expect(layout.offset() == Point(0, 200))
  }

  @Test(
    arguments: [
      ([], -100.0, -100.0), ([], 1900, 1900),
      ([.insertRows(view: 1, section: 0, count: 5)], 1900, 1900),
      (
        [
          .deleteRows(view: 1, section: 0, count: 5), .insertRows(view: 1, section: 0, count: 5),
        ], -100, -100
      ),
      ([.deleteRows(view: 1, section: 0, count: 5), .layoutIfNeeded], 1900, 450),
      (
        [.deleteRows(view: 1, section: 0, count: 5), .reloadData(view: 1)], 1900, 450
      ),
    ] as [([Action], Double, Double)])
  func `reloadData leaves the offset alone where the content is not shorter`(
    changes: [Action], offset: Double, end: Double
  ) throws {
    let layout = try Scene("iPhone 6s", os: 9).views(
      .tableView(
        "table", in: 0, Rect(0, 0, 320, 300), .init(rowHeight: 50, sections: [.init(rows: 20)]))
    ).changed {
      $0.actions =
        [.setContentOffset(view: 1, to: Point(0, offset))] + changes + [.reloadData(view: 1)]
    }.layout()
    #expect(layout.offset() == Point(0, end))
  }

  // MARK: Safe area

  @Test(arguments: [11, 16, 26])
  func `at first the offset is minus the adjusted inset`(os: Int) throws {
    let device = os == 11 ? "iPhone X" : os == 16 ? "iPhone 13" : "iPhone 17"
    let top = os == 11 ? 88.0 : os == 16 ? 91 : 116
    let scene = try Scene(device, os: os).navigationBar().views(
      .tableView("table", in: 0, Rect(0, 0, 375, 800)) { $0.contentInset.top = 12 })
    #expect(scene.layout().offset() == Point(0, -top - 12))
  }

  @Test func `offset and inset keep their sum when the safe area changes`() throws {
    let scene = try Scene("iPhone SE (3rd generation)", os: 26).statusBarHidden()
      .navigationBar(largeTitle: true).views(
        .scrollView(in: 0, Rect(0, 0, 375, 667), content: Size(375, 2543.5)) {
          $0.alwaysBounceVertical = true
        }
      ).actions(.setContentOffset(view: 1, to: Point(0, 300)))
    // 116 + 300 = 64 + 352
    #expect(scene.layout().adjustedInset()?.top == 116)
    #expect(scene.actions(.wait(0.6)).layout().offset() == Point(0, 352))
    #expect(scene.actions(.wait(0.6)).layout().adjustedInset()?.top == 64)
  }

  @Test func `a scroll view moved under a bar follows its safe area`() throws {
    let layout = try Scene("iPhone 8", os: 12).navigationBar().views(
      .tableView(
        "table", in: 0, Rect(0, 100, 375, 500), .init(rowHeight: 44, sections: [.init(rows: 99)]))
    ).actions(
      .setContentOffset(view: 1, to: Point(0, 500)),
      .setFrame(view: 1, to: Rect(0, 20, 375, 500)), .layoutIfNeeded
    ).layout()
    #expect(layout.adjustedInset()?.top == 44)
    #expect(layout.offset() == Point(0, 456))
  }

  @Test func `the sides follow like the top`() throws {
    let layout = try Scene("iPhone X", os: 12, .landscapeLeft).views(
      .scrollView(in: 0, Rect(100, 0, 500, 375), content: Size(2000, 375)) {
        $0.alwaysBounceHorizontal = true
      }
    ).actions(.setFrame(view: 1, to: Rect(0, 0, 500, 375)), .layoutIfNeeded).layout()
    #expect(layout.adjustedInset()?.left == 44)
    #expect(layout.offset() == Point(-44, 0))
  }
}
