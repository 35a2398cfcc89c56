import LayoutModel
import Testing

@testable import LayoutSimulator

@Suite struct RowHeightTests {
  @Test(
    arguments: [
      ("iPhone 5s", 7, 44.0), ("iPhone 6s", 9, 44), ("iPhone 8", 11, 44),
      ("iPhone 16 Pro", 18, 44), ("iPhone 16", 26, 52), ("iPad (10th generation / A16)", 26, 52),
    ])
  func `a default cell is 44 points high, 52 from iOS 26`(
    device: String, os: Int, height: Double
  ) throws {
    let scene = try Scene(device, os: os)
    #expect(RowHeight.standard(on: scene.configuration.platform) == height)
    let layout = scene.views(
      .tableView("table", in: 0, Rect(0, 0, 320, 480), .init(sections: [.init(rows: 30)]))
    ).layout()
    #expect(layout.contentSize()?.height == 30 * height)
  }

  @Test func `in Mac Catalyst 26 a default cell is 51.5 points high`() throws {
    let platform = try Scene("iPhone 16", os: 26).macCatalyst().configuration.platform
    #expect(RowHeight.standard(on: platform) == 51.5)
    let before = try Scene("iPhone 16", os: 18).macCatalyst().configuration.platform
    #expect(RowHeight.standard(on: before) == 44)
  }

  @Test(
    arguments: [
      (10, nil, nil), (11, nil, 44), (26, nil, 52), (10, .automatic, 44), (26, .automatic, 52),
      (11, .points(0), nil), (26, .points(0), nil), (9, .points(30), 30), (11, .points(100), 100),
      (11, .points(1), 1),
    ] as [(Int, RowHeightEstimate?, Double?)])
  func `rows are estimated by default from iOS 11, and never with an estimate of 0`(
    os: Int, estimate: RowHeightEstimate?, height: Double?
  ) throws {
    let device = os < 26 ? "iPhone 6s" : "iPhone 16"
    let platform = try Scene(device, os: os).configuration.platform
    #expect(
      RowHeight.estimate(TableViewConfiguration(estimatedRowHeight: estimate), on: platform)
        == height)
  }
}
