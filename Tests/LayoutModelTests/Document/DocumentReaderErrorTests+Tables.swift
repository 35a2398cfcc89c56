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
      #"expected a number of at least 0, or "automatic", found "auto""#),
    Case(
      "UIKit's number for automatic", Text.table(#""rowHeight": ▸-1"#),
      path: "configuration.view.subviews[0].rowHeight",
      "expected a number of at least 0, found -1"),
  ]

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
