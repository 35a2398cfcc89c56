import LayoutModel
import Testing

@testable import LayoutSimulator

@Suite struct RubberBandTests {
  @Test(
    arguments: [
      (50, 667, 26.41), (100, 667, 50.81), (200, 667, 94.43), (400, 667, 165.43), (5, 960, 2.74),
      (10, 960, 5.47), (100, 960, 52.02), (400, 960, 178.98), (960, 960, 340.65),
      (590, 852, 234.999), (1, 667, 0.5495), (0.5, 667, 0.2749), (1, 1, 0.3548),
    ] as [(Double, Double, Double)])
  func `the content follows a finger by the published formula`(
    excess: Double, extent: Double, band: Double
  ) {
    #expect(
      RubberBand.displacement(excess: excess, extent: extent).isNear(band, within: 0.005))
    #expect(
      RubberBand.displacement(excess: -excess, extent: extent).isNear(-band, within: 0.005))
  }

  @Test(
    arguments: [
      (65, 667, 130.9), (65, 568, 133.4), (54, 667, 106.8), (0.5495, 667, 1), (0.2749, 667, 0.5),
      (0.3548, 1, 1),
    ] as [(Double, Double, Double)])
  func `a finger travels farther than the content`(
    displacement: Double, extent: Double, excess: Double
  ) {
    #expect(
      RubberBand.excess(displacement: displacement, extent: extent).isNear(excess, within: 0.06))
    #expect(
      RubberBand.excess(displacement: -displacement, extent: extent).isNear(-excess, within: 0.06))
  }

  @Test func `displacement and excess undo each other`() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<1000 {
      let extent = Double.random(in: 1...2000, using: &generator)
      let excess = Double.random(in: -3000...3000, using: &generator)
      let band = RubberBand.displacement(excess: excess, extent: extent)
      #expect(abs(band) < extent)
      #expect(
        RubberBand.excess(displacement: band, extent: extent)
          .isNear(excess, within: 1e-6 * max(1, abs(excess))))
    }
  }

  @Test func `a band grows with the finger and stays below the extent`() {
    let bands = stride(from: 0.0, through: 1e6, by: 997).map {
      RubberBand.displacement(excess: $0, extent: 500)
    }
    #expect(zip(bands, bands.dropFirst()).allSatisfy { $0 < $1 })
    #expect(bands.allSatisfy { $0 < 500 })
  }

  @Test func `without an extent nothing stretches`() {
    #expect(RubberBand.displacement(excess: 10, extent: 0) == 0)
    #expect(RubberBand.displacement(excess: 0, extent: 100) == 0)
    #expect(RubberBand.excess(displacement: 10, extent: 0) == 10)
  }

  @Test func `an overscroll of a whole extent or more counts as its own excess`() {
    #expect(RubberBand.excess(displacement: 100, extent: 100) == 100)
    #expect(RubberBand.excess(displacement: -150, extent: 100) == -150)
    #expect(RubberBand.excess(displacement: 0, extent: 100) == 0)
  }
}
