import LayoutModel
import Testing

extension DocumentReaderErrorTests {
  static let sections: [Case] = [
    Case(
      "neither rows nor heights", Text.table(#""sections": [{"rows": 1}, ▸{"rowHeight": 40}]"#),
      path: "configuration.view.subviews[0].sections[1]",
      #"the section says neither rows nor heights; state "rows": 0 for an empty one"#),
    Case(
      "heights of nothing", Text.table(#""sections": [▸{"heights": []}]"#),
      path: "configuration.view.subviews[0].sections[0]",
      #"the section says neither rows nor heights; state "rows": 0 for an empty one"#),
    Case(
      "rows against heights",
      Text.table(
        #""sections": [{"rows": ▸3, "heights": [40, {"height": 50, "count": 3}]}]"#),
      path: "configuration.view.subviews[0].sections[0].rows",
      "the section has 3 rows and the heights of 4; leave one of them out"),
    Case(
      "one height and many", Text.table(#""sections": [{"heights": [40], "rowHeight": ▸40}]"#),
      path: "configuration.view.subviews[0].sections[0].rowHeight",
      "the section has a rowHeight and heights; leave one of them out"),
    Case(
      "half a row", Text.table(#""sections": [{"rows": ▸1.5}]"#),
      path: "configuration.view.subviews[0].sections[0].rows",
      "expected a whole number from 0 to 1000000000, found 1.5"),
    Case(
      "more rows than can be counted", Text.table(#""sections": [{"rows": ▸1e16}]"#),
      path: "configuration.view.subviews[0].sections[0].rows",
      "expected a whole number from 0 to 1000000000, found 1e16"),
    Case(
      "a run without count", Text.table(#""sections": [{"heights": [40, ▸{"height": 50}]}]"#),
      path: "configuration.view.subviews[0].sections[0].heights[1]",
      #"the key "count" is missing: the number of successive rows; a whole number from 0 to"#
        + " 1000000000"),
    Case(
      "a negative height", Text.table(#""sections": [{"heights": [40, ▸-1]}]"#),
      path: "configuration.view.subviews[0].sections[0].heights[1]",
      "expected a number of at least 0, found -1"),
    Case(
      "a row height in words", Text.table(#""rowHeight": ▸"auto""#),
      path: "configuration.view.subviews[0].rowHeight",
      #"expected a number of at least 0, or "automatic", found "auto"; did you mean "automatic"?"#),
    Case(
      "UIKit's number for automatic", Text.table(#""rowHeight": ▸-1"#),
      path: "configuration.view.subviews[0].rowHeight",
      "expected a number of at least 0, found -1"),
  ]

  private static func collection(_ sections: String) -> String {
    Text.subviews(
      #"{"id": "collection", "class": "UICollectionView", "sections": [\#(sections)]}"#)
  }

  static let collectionSections: [Case] = [
    Case(
      "neither items nor sizes", collection(#"{"items": 1}, ▸{}"#),
      path: "configuration.view.subviews[0].sections[1]",
      #"the section says neither items nor itemSizes; state "items": 0 for an empty one"#),
    Case(
      "items against sizes", collection(#"{"items": ▸3, "itemSizes": [[1, 2], [3, 4]]}"#),
      path: "configuration.view.subviews[0].sections[0].items",
      "the section has 3 items and the sizes of 2; leave one of them out"),
    Case(
      "rows of a collection view", collection(#"{"items": 1, ▸"rows": 1}"#),
      path: "configuration.view.subviews[0].sections[0].rows",
      "'rows' belongs to the sections of a UITableView, this is one of a UICollectionView"),
    Case(
      "items of a table", Text.table(#""sections": [{"rows": 1, ▸"items": 1}]"#),
      path: "configuration.view.subviews[0].sections[0].items",
      "'items' belongs to the sections of a UICollectionView, this is one of a UITableView"),
    Case(
      "a size of one number", collection(#"{"itemSizes": [[1, 2], ▸[3]]}"#),
      path: "configuration.view.subviews[0].sections[0].itemSizes[1]",
      "expected two numbers [width, height], found an array of 1 element"),
  ]

  @Test(arguments: collectionSections) func `a section says how many items it has`(test: Case) {
    test.check()
  }

  @Test(arguments: sections) func `a section says how many rows it has and how high they are`(
    test: Case
  ) {
    test.check()
  }

  @Test func `as many rows as fit into sections add up`() throws {
    let section = #"{"rows": 1000000000, "heights": [{"height": 1, "count": 1000000000}]}"#
    let sections = [String](repeating: section, count: 20).joined(separator: ", ")
    let document = try Text.recordable(Text.table(#""sections": [\#(sections)]"#))
    let rows = document.parameters.first { $0.path == "table.rows.count" }
    #expect(rows?.value == .number(20_000_000_000))
  }
}
