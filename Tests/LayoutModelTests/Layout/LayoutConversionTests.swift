import LayoutModel
import Testing

/// `convert(_:to:)` and `convert(_:from:)` between views, also under transforms.
@Suite struct LayoutConversionTests {
  /// The window's view 0, in it 1 (scrolled), in that 2; beside them 3, turned by a quarter.
  private static let layout = Layout(
    screenSize: Size(width: 320, height: 480), windowSafeAreaInsets: .zero, bars: BarLayout(),
    views: [
      ViewLayout(
        frame: Rect(x: 0, y: 0, width: 320, height: 480),
        bounds: Rect(x: 0, y: 0, width: 320, height: 480), superview: nil),
      ViewLayout(
        frame: Rect(x: 10, y: 20, width: 100, height: 100),
        bounds: Rect(x: 5, y: -7, width: 100, height: 100), superview: 0),
      ViewLayout(
        frame: Rect(x: 3, y: 4, width: 30, height: 30),
        bounds: Rect(x: 0, y: 0, width: 30, height: 30), superview: 1),
      ViewLayout(
        frame: Rect(x: 190, y: 80, width: 20, height: 40),
        bounds: Rect(x: 0, y: 0, width: 40, height: 20), center: Point(x: 200, y: 100),
        transform: AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0), superview: 0),
    ])

  private func convert(
    _ origin: Point, _ size: Size? = nil, of view: Int, isFrom: Bool = false, _ other: Int?
  ) -> Rect? {
    Self.layout.convert(
      CoordinateConversion(
        origin: origin, size: size, isFrom: isFrom, other: other, otherName: ""), of: view)
  }

  @Test func `a point goes up by the frames and down by the bounds`() {
    #expect(convert(Point(x: 1, y: 1), of: 2, nil)?.origin == Point(x: 9, y: 32))
    #expect(convert(Point(x: 9, y: 32), of: 2, isFrom: true, nil)?.origin == Point(x: 1, y: 1))
    #expect(convert(Point(x: 1, y: 1), of: 2, 1)?.origin == Point(x: 4, y: 5))
    #expect(convert(Point(x: 4, y: 5), of: 1, 2)?.origin == Point(x: 1, y: 1))
  }

  @Test func `a quarter turn about the center exchanges the axes`() {
    #expect(convert(Point(x: 20, y: 10), of: 3, 0)?.origin == Point(x: 200, y: 100))
    #expect(convert(Point(x: 0, y: 0), of: 3, 0)?.origin == Point(x: 210, y: 80))
    #expect(
      convert(Point(x: 0, y: 0), Size(width: 40, height: 20), of: 3, 0)
        == Rect(x: 190, y: 80, width: 20, height: 40))
  }

  @Test func `what goes there comes back`() throws {
    for view in 0..<4 {
      for other in [nil, 0, 1, 2, 3] as [Int?] {
        let point = Point(x: 12.5, y: -3)
        let there = try #require(convert(point, of: view, other)).origin
        let back = try #require(convert(there, of: view, isFrom: true, other)).origin
        #expect(
          abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9,
          "\(view) \(String(describing: other))")
      }
    }
  }

  @Test func `a sheet begins where its presentation does`() {
    var layout = Self.layout
    layout.presentationOrigin = Point(x: 0, y: 50)
    #expect(layout.pointInWindow(Point(x: 1, y: 1), from: 2) == Point(x: 9, y: 82))
    #expect(layout.pointFromWindow(Point(x: 9, y: 82), to: 2) == Point(x: 1, y: 1))
    #expect(
      layout.screenFrame(layout.views[0].frame, in: nil)
        == Rect(x: 0, y: 50, width: 320, height: 480))
  }

  @Test func `there is no way back from a view that is folded flat`() {
    var layout = Self.layout
    layout.views[3].transform = AffineTransform(a: 1, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    #expect(layout.pointFromWindow(Point(x: 1, y: 1), to: 3) == nil)
    #expect(layout.pointInWindow(Point(x: 0, y: 0), from: 3) == Point(x: 180, y: 100))
  }
}
