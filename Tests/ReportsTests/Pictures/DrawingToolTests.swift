import LayoutModel
import Testing

@testable import Reports

@Suite struct DrawingToolTests {
  private static func axis(
    _ points: [Double], longest: Double = 100, core: ClosedRange<Double> = 0...600
  ) -> BrokenAxis {
    BrokenAxis(
      core: core, points: points, longest: longest, scale: 0.5, breakLength: 18, margin: 32)
  }

  @Test func `an axis without anything outside is its core`() {
    let axis = Self.axis([100, 300])
    #expect(axis.length == 300)
    #expect(axis.position(200) == 100)
    #expect(axis.breaks.isEmpty)
  }

  @Test func `a long stretch is broken and keeps both its ends`() {
    let axis = Self.axis([10_000])
    #expect(axis.breaks.count == 1)
    #expect(axis.shows(9_990, 10_000) && axis.shows(600, 700) && !axis.shows(5_000, 5_001))
    #expect(axis.length < 600)
  }

  @Test func `a stretch that is not too long stays whole`() {
    let axis = Self.axis([700])
    #expect(axis.breaks.isEmpty)
    #expect(axis.position(700) - axis.position(600) == 50)
  }

  @Test func `coordinates keep their order whatever is broken out`() {
    for seed in 1...50 {
      // Multiples of an irrational number, which lie as if by chance.
      let points = (1...8).map { index in
        let value = Double(seed * 8 + index) * 0.618_033_988_749_895
        return ((value - value.rounded(.down)) * 2 - 1) * 1e6
      }
      let axis = Self.axis(points)
      let coordinates = (points + [-1e12, 0, 300, 600, 1e12]).sorted()
      let positions = coordinates.map(axis.position)
      #expect(positions == positions.sorted(), "seed \(seed)")
      #expect(positions.allSatisfy { $0 >= 0 && $0 <= axis.length }, "seed \(seed)")
    }
  }

  @Test(
    arguments: [
      ([10.0, 12, 50], [3.5, 18.5, 50]), ([0, 0, 0], [0, 15, 30]), ([98, 99, 100], [70, 85, 100]),
      ([20.0], [20]), ([], []),
    ] as [([Double], [Double])])
  func `labels are pushed apart no farther than need be`(_ wishes: [Double], _ places: [Double]) {
    let found = LabelStack.places(wishes, pitch: 15, in: 0...100)
    #expect(zip(found, places).allSatisfy { ($0 - $1).magnitude < 0.51 }, "\(found)")
    #expect(found.count == places.count)
  }

  @Test(arguments: [
    (-64.0, "−64"), (0, "0"), (33.333333333333336, "33.333333"), (-0.1 - 0.2, "−0.3"),
    (2e8, "200000000"), (1.5e12, "1.50e12"), (.greatestFiniteMagnitude, "1.79e308"),
    (.nan, "not a number"), (.infinity, "∞"), (-.infinity, "−∞"), (1e-9, "1e-9"),
  ])
  func `numbers are written for people`(_ value: Double, _ text: String) {
    #expect(PointText.format(value) == text)
  }

  @Test func `a text is cut where it does not fit, and says so`() {
    #expect(DrawnText.fitted("contentOffset", to: 500, .text) == "contentOffset")
    let cut = DrawnText.fitted("contentOffset", to: 50, .text)
    #expect(cut.hasSuffix("…") && DrawnText.width(cut, .text) <= 50)
  }

  @Test func `hatching stays in its rectangle`() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 12)
    for isAscending in [true, false] {
      let points = Hatching.lines(in: rect, pitch: 7, isAscending: isAscending).flatMap(\.self)
      #expect(!points.isEmpty)
      #expect(
        points.allSatisfy { $0.x >= 10 && $0.x <= 40 && $0.y >= 20 && $0.y <= 32 })
    }
    #expect(Hatching.lines(in: .zero, pitch: 7, isAscending: true).isEmpty)
  }
}
