import LayoutModel
import LayoutSimulator
import Testing

/// Insertion and deletion of rows.
@Suite struct DataChangeTests {
  private func table(_ section: TableSection, _ actions: Action...) throws -> Layout {
    try Scene("iPhone 6s", os: 9).views(
      .tableView(
        "table", in: 0, Rect(0, 0, 320, 300),
        .init(rowHeight: 40, sections: [.init(rows: 1), section]))
    ).changed { $0.actions = actions }.layout()
  }

  @Test func `rows are inserted at the end of their section and deleted from there`() throws {
    let plain = TableSection(rows: 3)
    let inserted = try table(plain, .insertRows(view: 1, section: 1, count: 4))
    #expect(inserted.contentSize()?.height == 320)
    let deleted = try table(plain, .deleteRows(view: 1, section: 1, count: 2))
    #expect(deleted.contentSize()?.height == 80)
    #expect(deleted.row(1, 1) == nil)
  }

  @Test func `there are never fewer than no rows`() throws {
    let layout = try table(.init(rows: 3), .deleteRows(view: 1, section: 1, count: 10))
    #expect(layout.contentSize()?.height == 40)
  }

  @Test func `new rows are as high as the first, deleted ones take their own height`() throws {
    let section = TableSection(
      rows: 5, heights: [.init(height: 10, count: 2), .init(height: 70, count: 3)])
    let inserted = try table(section, .insertRows(view: 1, section: 1, count: 2))
    #expect(inserted.contentSize()?.height == 290)
    #expect(inserted.row(1, 6) == Rect(0, 280, 320, 10))
    let deleted = try table(section, .deleteRows(view: 1, section: 1, count: 1))
    #expect(deleted.contentSize()?.height == 200)
    let most = try table(section, .deleteRows(view: 1, section: 1, count: 4))
    #expect(most.contentSize()?.height == 50)
  }

  @Test func `a section that is not there changes nothing`() throws {
    let layout = try table(.init(rows: 3), .insertRows(view: 1, section: 2, count: 4))
    #expect(layout.contentSize()?.height == 160)
  }

  @Test func `the offset does not move with the rows`() throws {
    let layout = try table(
      .init(rows: 30), .setContentOffset(view: 1, to: Point(0, 900)),
      .deleteRows(view: 1, section: 1, count: 25), .layoutIfNeeded)
    #expect(layout.offset() == Point(0, 900))
  }

  @Test func `rows of several heights go from the end and come as high as the first`() throws {
    let scene = try Scene("iPhone 6s", os: 9).views(
      .tableView(
        "table", in: 0, Rect(0, 0, 375, 667),
        .init(sections: [
          .init(rows: 5, heights: [.init(height: 50, count: 2), .init(height: 80, count: 3)])
        ])))
    let height = { (action: Action) in scene.actions(action).layout().contentSize()?.height }
    #expect(height(.deleteRows(view: 1, section: 0, count: 2)) == 180)
    #expect(height(.deleteRows(view: 1, section: 0, count: 3)) == 100)
    #expect(height(.insertRows(view: 1, section: 0, count: 1)) == 390)
  }

  @Test func `rows come back from none where more were deleted than there were`() throws {
    let layout = try table(
      .init(rows: 3), .deleteRows(view: 1, section: 1, count: 10),
      .insertRows(view: 1, section: 1, count: 2))
    #expect(layout.contentSize()?.height == 120)
  }

  @Test func `a row that is deleted takes its measured height along`() {
    let scene = Scene(window: Size(320, 600)).views(
      .tableView(
        "table", in: 0, Rect(0, 0, 320, 500), .init(sections: [.init(rows: 100, rowHeight: 62)]))
    ).actions(.setContentOffset(view: 1, to: Point(0, 2600)), .wait(0))
    // Nine rows of 62 fill the bounds at the top and nine at the place: 18 * 62 + 82 * 52.
    #expect(scene.layout().contentSize()?.height == 5380)
    let changed = scene.actions(
      .deleteRows(view: 1, section: 0, count: 60), .setContentOffset(view: 1, to: .zero),
      .insertRows(view: 1, section: 0, count: 60), .layoutIfNeeded)
    // 9 * 62 + 91 * 52
    #expect(changed.layout().contentSize()?.height == 5290)
  }
}
