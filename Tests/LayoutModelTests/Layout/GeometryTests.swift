import LayoutModel
import Testing

@Suite struct GeometryTests {
  private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  @Test func `a view's center follows from its frame unless it is given`() {
    func center(_ center: Point?, anchor: Point) -> Point {
      ViewLayout(
        frame: Rect(x: 10, y: 20, width: 100, height: 50),
        bounds: Rect(x: 0, y: 0, width: 100, height: 50), center: center, anchorPoint: anchor,
        superview: nil
      ).center
    }
    #expect(center(nil, anchor: point(0.5, 0.5)) == point(60, 45))
    #expect(center(nil, anchor: point(0, 1)) == point(10, 70))
    #expect(center(point(1, 2), anchor: point(0.5, 0.5)) == point(1, 2))
  }

  @Test func `the identity moves nothing`() {
    #expect(AffineTransform.identity.apply(to: point(3, 5)) == point(3, 5))
    #expect(AffineTransform.identity.inverse == .identity)
  }

  @Test func `an inverse undoes stretch, shear and displacement`() throws {
    let transform = AffineTransform(a: 2, b: 1, c: 3, d: 4, tx: 10, ty: -20)
    let inverse = try #require(transform.inverse)
    // The determinant is 5.
    #expect(abs(inverse.a - 0.8) < 1e-12 && abs(inverse.b + 0.2) < 1e-12)
    #expect(abs(inverse.c + 0.6) < 1e-12 && abs(inverse.d - 0.4) < 1e-12)
    let back = inverse.apply(to: transform.apply(to: point(7, 9)))
    #expect(abs(back.x - 7) < 1e-9 && abs(back.y - 9) < 1e-9)
    #expect(AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).inverse == nil)
  }

  @Test func `insets that meet leave nothing, and not less`() {
    let rect = Rect(x: 1, y: 2, width: 10, height: 20)
    let large = EdgeInsets(top: 12, left: 8, bottom: 12, right: 8)
    #expect(rect.inset(by: large) == Rect(x: 9, y: 14, width: 0, height: 0))
    let exact = EdgeInsets(top: 10, left: 5, bottom: 10, right: 5)
    #expect(rect.inset(by: exact).size == .zero)
  }

  @Test func `rectangles apart from each other have nothing in common`() {
    let first = Rect(x: 0, y: 0, width: 10, height: 10)
    let common = first.intersection(Rect(x: 30, y: 40, width: 10, height: 10))
    #expect(common.size == .zero)
    #expect(
      first.intersection(Rect(x: 4, y: 6, width: 10, height: 10))
        == Rect(x: 4, y: 6, width: 6, height: 4))
  }

  @Test func `each bar is a bit of its own`() {
    let bars: [BarSet] = [.navigationBar, .tabBar, .toolbar]
    for (place, bar) in bars.enumerated() {
      for (other, set) in bars.enumerated() { #expect(bar.contains(set) == (place == other)) }
      #expect(bar.rawValue.nonzeroBitCount == 1)
    }
  }

  @Test func `insets are added and subtracted edge by edge`() {
    let large = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let small = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(large + small == EdgeInsets(top: 11, left: 22, bottom: 33, right: 44))
    #expect(large - small == EdgeInsets(top: 9, left: 18, bottom: 27, right: 36))
  }
}
