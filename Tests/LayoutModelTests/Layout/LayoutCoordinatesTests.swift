import LayoutModel
import Testing

/// The conversions and what is visible, against a second way: each point of the content on its own.
@Suite struct LayoutCoordinatesTests {
  private static let screen = Size(width: 60, height: 80)

  /// A tree of views with whole numbers, half of them scroll views.
  private func randomLayout(_ generator: inout SeededGenerator) -> Layout {
    let none = EdgeInsets.zero
    let scroll = ScrollLayout(
      contentSize: .zero, contentInset: none, adjustedContentInset: none,
      scrollIndicatorInsets: none, isScrollEnabled: true, minimumContentOffset: .zero,
      maximumContentOffset: .zero)
    func number(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &generator))
    }
    let views = (0..<6).map { index in
      let isScroll = Bool.random(using: &generator)
      let size = Size(width: number(0...30), height: number(0...40))
      return ViewLayout(
        frame: Rect(origin: Point(x: number(-20...50), y: number(-20...50)), size: size),
        bounds: Rect(
          origin: isScroll ? Point(x: number(-20...20), y: number(-20...20)) : .zero, size: size),
        superview: index == 0 ? nil : Int.random(in: 0..<index, using: &generator),
        isHidden: Int.random(in: 0..<10, using: &generator) == 0, scroll: isScroll ? scroll : nil)
    }
    return Layout(
      screenSize: Self.screen, windowSafeAreaInsets: none, bars: BarLayout(), views: views)
  }

  /// Where a point of a view's content is on the screen; nil where it can't be seen.
  private func visiblePoint(_ point: Point, in superview: Int?, _ layout: Layout) -> Point? {
    guard let index = superview else {
      let isInside =
        (0..<Self.screen.width).contains(point.x)
        && (0..<Self.screen.height).contains(point.y)
      return isInside ? point : nil
    }
    let view = layout.views[index]
    guard !view.isHidden else { return nil }
    let x = point.x - view.bounds.minX
    let y = point.y - view.bounds.minY
    if view.scroll != nil {
      guard (0..<view.frame.size.width).contains(x), (0..<view.frame.size.height).contains(y)
      else { return nil }
    }
    return visiblePoint(
      Point(x: x + view.frame.minX, y: y + view.frame.minY), in: view.superview, layout)
  }

  @Test func `what is visible is what some point of can be seen`() {
    for seed in UInt64(0)..<60 {
      var generator = SeededGenerator(seed: seed)
      let layout = randomLayout(&generator)
      for (index, view) in layout.views.enumerated() {
        var lines: Set<Double> = []
        for y in stride(from: view.frame.minY, to: view.frame.maxY, by: 1) {
          for x in stride(from: view.frame.minX, to: view.frame.maxX, by: 1) {
            let center = Point(x: x + 0.5, y: y + 0.5)
            if !view.isHidden, visiblePoint(center, in: view.superview, layout) != nil {
              lines.insert(y)
            }
          }
        }
        let subject = MetricSubject.view(index)
        let height = layout.value(of: Metric(subject, .visibleHeight))
        let isVisible = layout.value(of: Metric(subject, .isVisible))
        #expect(
          height?.isIdentical(to: .number(Double(lines.count))) == true,
          "seed \(seed) view \(index)")
        #expect(
          isVisible?.isIdentical(to: .boolean(!lines.isEmpty)) == true, "seed \(seed) view \(index)"
        )
      }
    }
  }

  @Test func `a frame on the screen is where its corners are`() throws {
    for seed in UInt64(0)..<100 {
      var generator = SeededGenerator(seed: seed)
      var layout = randomLayout(&generator)
      // Nothing clips on a screen without end.
      layout.screenSize = Size(width: 1e6, height: 1e6)
      for index in layout.views.indices {
        layout.views[index].isHidden = false
        if layout.views[index].superview == nil {
          layout.views[index].frame.origin = Point(x: 1000, y: 1000)
        }
        layout.views[index].scroll = nil
      }
      for view in layout.views {
        let frame = layout.screenFrame(view.frame, in: view.superview)
        var origin = view.frame.origin
        var superview = view.superview
        while let index = superview {
          let parent = layout.views[index]
          origin.x += parent.frame.origin.x - parent.bounds.origin.x
          origin.y += parent.frame.origin.y - parent.bounds.origin.y
          superview = parent.superview
        }
        #expect(frame == Rect(origin: origin, size: view.frame.size), "seed \(seed)")
        #expect(layout.visibleFrame(view.frame, in: view.superview).size == view.frame.size)
      }
    }
  }

  @Test func `the nearest scroll view around a view is the enclosing one`() {
    let layout = SampleLayout.layout
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(layout.frameInScrollView(rect, in: nil) == nil)
    #expect(layout.frameInScrollView(rect, in: 0) == nil)
    #expect(
      layout.frameInScrollView(rect, in: 1) == Rect(x: 1, y: 32, width: 3, height: 4))
    // Through a plain view inside: its frame's origin -40 counts.
    #expect(
      layout.frameInScrollView(rect, in: 2) == Rect(x: 1, y: -8, width: 3, height: 4))
  }
}
