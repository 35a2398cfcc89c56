import LayoutModel
import LayoutSimulator
import Testing

@Suite struct PinnedHeaderTests {
  /// Three sections of ten rows of 40 under headers of 30 and over footers of 20, 450 each, in 500
  /// points with an inset of 64 at the top and 50 at the bottom.
  private func scene(_ style: TableStyle = .plain, os: Int = 12, y: Double) throws -> Scene {
    let section = TableSection(rows: 10, rowHeight: 40, headerHeight: 30, footerHeight: 20)
    return try Scene("iPhone 8", os: os).views(
      ViewConfiguration(
        id: "table", viewClass: .tableView, superview: 0, frame: Rect(0, 0, 375, 500),
        scroll: .init(
          contentInset: EdgeInsets(top: 64, left: 0, bottom: 50, right: 0),
          contentInsetAdjustmentBehavior: .never),
        table: .init(
          style: style, estimatedRowHeight: .points(0),
          sectionHeaderTopPadding: os >= 15 ? 22 : nil,
          sections: [section, section, section]))
    ).actions(.setContentOffset(view: 1, to: Point(0, y)))
  }

  private func number(
    _ element: ContentElement, _ scene: Scene, _ component: RectComponent = .y
  ) -> Double? {
    let metric = Metric(.view(1), .element(element, .frame, component))
    guard case .number(let value)? = scene.layout().value(of: metric) else { return nil }
    return value
  }

  @Test(arguments: [
    (-64.0, 0.0), (-84, 0), (0, 64), (100, 164),
    // The section ends at 450: from 420 - 64 on the next header pushes.
    (356, 420), (370, 420), (386, 420), (500, 420),
  ]) func `a header stays below the inset until its section ends`(offset: Double, y: Double) throws
  {
    #expect(try number(.header(section: 0), scene(y: offset)) == y)
  }

  @Test(arguments: [(0.0, 450.0), (386, 450), (387, 451)])
  func `the next header pins when it has arrived`(offset: Double, y: Double) throws {
    #expect(try number(.header(section: 1), scene(y: offset)) == y)
  }

  @Test(arguments: [
    // What is free ends at offset + 450; a footer of 20 lies above that.
    (0.0, 430.0), (-20, 410), (-300, 130), (-430, 0), (-500, 0), (100, 430),
  ]) func `a footer stays above the inset until its section begins`(
    offset: Double, y: Double
  ) throws {
    #expect(try number(.footer(section: 0), scene(y: offset)) == y)
  }

  @Test func `headers of other styles scroll with their rows`() throws {
    let layout = try scene(.grouped, y: 100).layout()
    let header = layout.views[1].table?.headerFrame(0, in: layout.views[1].insetBounds)
    #expect(header?.minY == 0)
  }

  @Test func `the padding of iOS 15 lies above the header and scrolls away`() throws {
    let atRest = try scene(os: 15, y: -64)
    #expect(number(.header(section: 0), atRest) == 22)
    #expect(number(.header(section: 0), atRest, .height) == 30)
    #expect(atRest.layout().contentSize()?.height == 1416)
    #expect(try number(.header(section: 0), scene(os: 15, y: 0)) == 64)
  }

  /// Why a header or footer is where it is.
  private func line(_ element: ContentElement, _ scene: Scene) -> String? {
    scene.layout(explaining: true).explanation(
      of: Metric(.view(1), .element(element, .frame, .y)))?.line
  }

  @Test(
    arguments: [
      // In its place, below the inset, pushed out, and where the section has left it behind.
      (.header(section: 1), 0, "450 = sections before 450"),
      (.header(section: 0), 0, "64 = contentInset.top 64"),
      (.header(section: 0), 100, "164 = set 100 + contentInset.top 64"),
      (.header(section: 0), 356, "420 = set 356 + contentInset.top 64"),
      (.header(section: 0), 370, "420 = the section's end 450 - header 30"),
      (.header(section: 0), 600, "420 = the section's end 450 - header 30"),
      (.footer(section: 0), 0, "430 = section header 30 + 10 rows of 40"),
      (
        .footer(section: 0), -20,
        "410 = set -20 + contentInset.top 64 + visible height 386 - footer 20"
      ),
      (
        .footer(section: 1), 100,
        "530 = set 100 + contentInset.top 64 + visible height 386 - footer 20"
      ),
      (.footer(section: 1), 10, "450 = the section's beginning 450"),
      (.footer(section: 2), 0, "900 = the section's beginning 900"),
    ] as [(ContentElement, Double, String)])
  func `the reason is what holds it there`(
    element: ContentElement, offset: Double, line: String
  ) throws {
    let scene = try scene(y: offset)
    #expect(self.line(element, scene) == line)
    let metric = Metric(.view(1), .element(element, .frame, .y))
    let isNoted = scene.layout(explaining: true).derivations[metric]?.rule.name
    let isInPlace = line.contains("sections before") || line.contains("rows of")
    #expect(isNoted == (isInPlace ? nil : "UITableView.Style.plain"))
  }

  @Test func `the padding of iOS 15 is a term of its own`() throws {
    // At -54 the visible part begins at 10, in the padding: the header is in its place.
    for offset in [-64.0, -54] {
      let scene = try scene(os: 15, y: offset)
      #expect(line(.header(section: 0), scene) == "22 = padding above the section header 22")
    }
    let scene = try scene(os: 15, y: -64)
    #expect(
      line(.header(section: 1), scene)
        == "494 = sections before 472 + padding above the section header 22")
    #expect(
      line(.row(IndexPath(section: 0, item: 2)), scene)
        == "132 = padding above the section header 22 + section header 30 + 2 rows of 40")
  }
}
