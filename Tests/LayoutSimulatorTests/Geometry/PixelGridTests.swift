import LayoutModel
import Testing

@testable import LayoutSimulator

@Suite struct PixelGridTests {
  private func grid(scale: Double, isCatalyst: Bool = false) -> PixelGrid {
    var scene = Scene(window: Size(320, 240), scale: scale)
    if isCatalyst { scene = scene.macCatalyst() }
    return PixelGrid(scene.configuration.platform)
  }

  @Test(
    arguments: [
      (2, 93.333_333, 93.5), (2, 190.666_667, 190.5), (2, 93.25, 93.5), (2, 533.25, 533.5),
      (2, 93.24, 93), (2, -0.3, -0.5), (1, 0.5, 1), (2, 7, 7),
    ] as [(Double, Double, Double)])
  func `a value goes to the nearest pixel and a half up`(
    scale: Double, value: Double, rounded: Double
  ) {
    #expect(grid(scale: scale).round(value) == rounded)
  }

  @Test func `at 3x pixels are thirds`() {
    let grid = grid(scale: 3)
    #expect(grid.round(133.667).isNear(133.667, within: 0.001))
    #expect(grid.round(284.4).isNear(284.333, within: 0.001))
    #expect(grid.round(284.6).isNear(284.667, within: 0.001))
    #expect(grid.round(1.0 / 6).isNear(0.333, within: 0.001))
  }

  @Test func `a hair below a half is taken for the half`() {
    #expect(grid(scale: 1).round(0.5 - 1e-12) == 1)
    #expect(grid(scale: 1).round(0.5 - 1e-7) == 1)
    #expect(grid(scale: 1).round(0.5 - 1e-3) == 0)
    let points = grid(scale: 2, isCatalyst: true)
    #expect(points.place(0.5 - 1e-7) == 1)
    #expect(points.place(0.5 - 5e-4) == 0)
    #expect(points.place(0.46) == 0)
  }

  @Test func `rounding twice changes nothing`() {
    var generator = SeededGenerator(seed: 3)
    for scale in [1.0, 2, 3] {
      let grid = grid(scale: scale)
      for _ in 0..<1000 {
        let value = Double.random(in: -2000...2000, using: &generator)
        let once = grid.round(value)
        #expect(grid.round(once) == once)
        #expect(abs(once - value) <= 0.5 / scale + 1e-6)
      }
    }
  }

  @Test func `Mac Catalyst places views on points and sizes them on pixels`() {
    let grid = grid(scale: 2, isCatalyst: true)
    #expect(grid.place(113.333) == 113)
    #expect(grid.place(214.667) == 215)
    #expect(grid.place(0.5) == 1)
    #expect(grid.round(93.333_333) == 93.5)
    #expect(self.grid(scale: 2).place(113.333) == 113.5)
  }

  @Test func `an offset that is set lies on a pixel`() throws {
    for (device, offset) in [("iPhone 8", 100.5), ("iPhone X", 100.333)] {
      let layout = try Scene(device, os: 12).views(
        .scrollView(in: 0, Rect(0, 100, 300, 300), content: Size(300, 2000))
      ).actions(.setContentOffset(view: 1, to: Point(0, 100.4))).layout()
      #expect(layout.offset().y.isNear(offset, within: 0.001))
    }
  }

  @Test func `frames from constraints lie on thirds of a point at 3x`() {
    let label: (String, LayoutAttribute, LayoutAttribute, Size) -> ViewConfiguration = {
      .view(
        $0,
        constraints: [
          .init($1, to: .safeArea(0, $1)), .init($2, to: .safeArea(0, $2)),
          .init(.width, to: .none, constant: $3.width),
          .init(.height, to: .none, constant: $3.height),
        ])
    }
    let layout = Scene(
      window: Size(320, 568), scale: 3, safeArea: EdgeInsets(20, 0, 0, 0), os: 17
    ).views(
      label("top", .top, .centerX, Size(52.666_666_666_666_664, 19.333_333_333_333_332)),
      label("trailing", .right, .centerY, Size(37, 19.333_333_333_333_332)),
      label("bottom", .bottom, .centerX, Size(7.333_333_333_333_333, 17))
    ).layout()
    #expect(layout.views[1].frame.minX.isNear(133.667, within: 0.001))
    #expect(layout.views[1].frame.minY == 20)
    #expect(layout.views[2].frame.minX == 283)
    #expect(layout.views[2].frame.minY.isNear(284.333, within: 0.001))
    #expect(layout.views[3].frame.minX.isNear(156.333, within: 0.001))
    #expect(layout.views[3].frame.minY == 551)
  }
}
