import LayoutModel
import Testing

@testable import LayoutSimulator

@Suite struct ViewGeometryTests {
  private let middle = Point(0.5, 0.5)
  private let doubled = AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
  private let quarterTurn = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)

  @Test func `the center is the frame's middle, or where the anchor lies`() {
    #expect(ViewGeometry.center(of: Rect(10, 20, 100, 50), anchorPoint: middle) == Point(60, 45))
    #expect(
      ViewGeometry.center(of: Rect(10, 20, 100, 50), anchorPoint: Point(0.25, 1))
        == Point(35, 70))
  }

  @Test func `frame and center say the same without a transform`() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let values = (0..<6).map { _ in Double(Int.random(in: 0...400, using: &generator)) }
      let anchor = Point(values[4] / 400, values[5] / 400)
      let frame = Rect(values[0] - 200, values[1] - 200, values[2], values[3])
      let back = ViewGeometry.frame(
        center: ViewGeometry.center(of: frame, anchorPoint: anchor), size: frame.size,
        anchorPoint: anchor, transform: nil)
      #expect(back.minX.isNear(frame.minX) && back.minY.isNear(frame.minY))
      #expect(back.size == frame.size)
    }
  }

  @Test func `under a transform the frame is the rectangle around the view`() {
    let scaled = AffineTransform(a: 1.5, b: 0, c: 0, d: 0.5, tx: 0, ty: 0)
    #expect(
      ViewGeometry.frame(
        center: Point(200, 70), size: Size(80, 60), anchorPoint: middle, transform: scaled)
        == Rect(140, 55, 120, 30))
    #expect(
      ViewGeometry.frame(
        center: Point(50, 25), size: Size(100, 50), anchorPoint: middle, transform: quarterTurn)
        == Rect(25, -25, 50, 100))
    let moved = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 7, ty: -9)
    #expect(
      ViewGeometry.frame(
        center: Point(50, 25), size: Size(100, 50), anchorPoint: middle, transform: moved)
        == Rect(7, -9, 100, 50))
  }

  @Test func `a frame set under a transform is divided by the stretch of each axis`() {
    #expect(
      ViewGeometry.boundsSize(of: Rect(10, 10, 60, 40), under: doubled) == Size(30, 20))
    #expect(
      ViewGeometry.boundsSize(of: Rect(0, 0, 100, 50), under: quarterTurn) == Size(100, 50))
    let flat = AffineTransform(a: 0, b: 0, c: 0, d: 2, tx: 0, ty: 0)
    #expect(ViewGeometry.boundsSize(of: Rect(0, 0, 100, 50), under: flat) == Size(0, 25))
    let thin = AffineTransform(a: 2, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    #expect(ViewGeometry.boundsSize(of: Rect(0, 0, 100, 50), under: thin) == Size(50, 0))
  }

  // MARK: In a layout

  @Test func `a transform is applied about the middle of a frame that was set before`() {
    let layout = Scene(window: Size(320, 240)).views(
      .view("v", Rect(160, 40, 80, 60)).changed {
        $0.transform = AffineTransform(a: 1.5, b: 0, c: 0, d: 0.5, tx: 0, ty: 0)
      }
    ).phase(.viewDidLoad).layout()
    #expect(layout.views[1].frame == Rect(140, 55, 120, 30))
    #expect(layout.views[1].bounds == Rect(0, 0, 80, 60))
    #expect(layout.views[1].center == Point(200, 70))
  }

  @Test func `a frame set under a rotation sets bounds and center from its rectangle`() {
    let layout = Scene(window: Size(320, 240)).views(
      .view("v").changed { $0.transform = quarterTurn }
    ).phase(.viewDidLoad).actions(.setFrame(view: 1, to: Rect(0, 0, 100, 50))).layout()
    #expect(layout.views[1].bounds == Rect(0, 0, 100, 50))
    #expect(layout.views[1].center == Point(50, 25))
    #expect(layout.views[1].frame == Rect(25, -25, 50, 100))
  }

  @Test func `bounds and center make the frame`() {
    let layout = Scene(window: Size(320, 240)).views(
      .view("inner").changed {
        $0.bounds = Rect(17, 17, 20, 20)
        $0.center = Point(23, 23)
        $0.anchorPoint = .zero
      }
    ).phase(.viewDidLoad).layout()
    #expect(layout.views[1].frame == Rect(23, 23, 20, 20))
    #expect(layout.views[1].bounds == Rect(17, 17, 20, 20))
  }

  @Test func `bounds without a center lie about the superview's zero`() {
    let layout = Scene(window: Size(320, 240)).views(
      .view("v").changed { $0.bounds = Rect(5, 6, 20, 40) }
    ).phase(.viewDidLoad).layout()
    #expect(layout.views[1].frame == Rect(-10, -20, 20, 40))
    #expect(layout.views[1].bounds == Rect(5, 6, 20, 40))
  }

  @Test func `a controller's view is transformed about the center of its frame like any other`() {
    for phase in [Phase.viewDidLoad, .viewDidAppear] {
      let layout = Scene(window: Size(320, 568)).root(
        .view("view", Rect(0, 0, 100, 200)).changed { $0.transform = doubled }
      ).phase(phase).layout()
      #expect(layout.views[0].bounds == Rect(0, 0, 100, 200))
      #expect(layout.views[0].frame == Rect(-50, -100, 200, 400))
    }
  }

  @Test func `bounds beside a frame move their origin only`() {
    let layout = Scene(window: Size(320, 568)).views(
      .view("view1", Rect(20, 20, 280, 250)).changed { $0.bounds = Rect(-20, -20, 280, 250) },
      .view("view2", in: 1, Rect(0, 0, 100, 100))
    ).layout()
    #expect(layout.views[1].frame == Rect(20, 20, 280, 250))
    #expect(layout.pointInWindow(.zero, from: 2) == Point(40, 40))
  }

  @Test func `a view grows about its center when its bounds' size changes`() {
    let layout = Scene(window: Size(320, 240)).views(.view("v", Rect(100, 100, 50, 50)))
      .actions(.setBounds(view: 1, origin: Point(3, 4), size: Size(70, 30))).layout()
    #expect(layout.views[1].frame == Rect(90, 110, 70, 30))
    #expect(layout.views[1].bounds == Rect(3, 4, 70, 30))
    #expect(layout.views[1].center == Point(125, 125))
  }

  @Test func `a change of the bounds' origin leaves the frame alone`() {
    let layout = Scene(window: Size(320, 240)).views(.view("v", Rect(100, 100, 50, 50)))
      .actions(.setBounds(view: 1, origin: Point(3, 4), size: nil)).layout()
    #expect(layout.views[1].frame == Rect(100, 100, 50, 50))
    #expect(layout.views[1].bounds == Rect(3, 4, 50, 50))
  }

  @Test func `points are converted through scales and scrolled views as recorded`() {
    let root = ViewConfiguration.view("root", Rect(0, 0, 512, 512))
    let half = AffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 0, ty: 0)
    let layout = Scene(window: Size(512, 512), os: 17).views(
      root, .view("s1", in: 1).changed { $0.transform = half },
      .view("s2", in: 2).changed { $0.transform = doubled }
    ).phase(.viewDidLoad).actions(
      .setFrame(view: 2, to: Rect(128, 128, 256, 256)),
      .setBounds(view: 2, origin: Point(32, 32), size: nil),
      .setFrame(view: 3, to: Rect(128, 128, 128, 128))
    ).layout()
    #expect(layout.pointFromWindow(layout.pointInWindow(.zero, from: 3), to: 1) == Point(176, 176))
  }
}
