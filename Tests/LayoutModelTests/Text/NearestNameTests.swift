import LayoutModel
import Testing

@Suite struct NearestNameTests {
  static let names = [
    "adjustedContentInset", "automaticallyAdjustsScrollViewInsets", "bounces", "bounds", "class",
    "contentInset", "contentInsetAdjustmentBehavior", "contentOffset", "contentSize", "frame",
    "id", "isPagingEnabled", "isScrollEnabled", "os", "rowHeight", "rows", "scrollIndicatorInsets",
    "sections", "style", "subviews", "tableFooterView", "tableHeaderView",
    "table.contentInset.top", "table.contentInset.left", "table.contentOffset.y", "x", "y",
  ]

  @Test(
    arguments: [
      ("contentInest", ["contentInset"]),
      ("contentinset", ["contentInset"]),
      ("ContentOffset", ["contentOffset"]),
      ("inset", ["contentInset", "adjustedContentInset"]),
      ("headerView", ["tableHeaderView"]),
      ("pagingEnabled", ["isPagingEnabled"]),
      ("contentInsetAdjustment", ["contentInsetAdjustmentBehavior", "contentInset"]),
      ("tableContentOffset", ["table.contentOffset.y", "contentOffset"]),
      ("table.inset.top", ["table.contentInset.top"]),
      ("contentInset.top", ["table.contentInset.top", "contentInset"]),
      ("table.contentInsets.top", ["table.contentInset.top"]),
      ("rowheigth", ["rowHeight"]),
      ("fram", ["frame"]),
      ("auto", ["automaticallyAdjustsScrollViewInsets"]),
      ("bonds", ["bounds"]),
      ("subview", ["subviews"]),
      ("so", ["os"]),
      ("zzz", []),
      ("backgroundColor", []),
      ("", []),
    ] as [(String, [String])]) func `a mistaken name leads to the one that was meant`(
      name: String, expected: [String]
    )
  {
    let suggestions = NearestName.suggestions(for: name, among: Self.names)
    #expect(Array(suggestions.prefix(max(1, expected.count))) == expected)
  }

  @Test func `the order of the known names doesn't matter`() {
    var random = SeededGenerator(seed: 10)
    let expected = NearestName.suggestions(for: "contentIset", among: Self.names, limit: 10)
    for _ in 0..<20 {
      let shuffled = Self.names.shuffled(using: &random) + ["contentInset"]
      #expect(NearestName.suggestions(for: "contentIset", among: shuffled, limit: 10) == expected)
    }
  }

  @Test func `equally near names stand in the order of their characters`() {
    #expect(
      NearestName.suggestions(for: "abcx", among: ["abcc", "abcb", "abca", "abcd"]) == [
        "abca", "abcb", "abcc",
      ])
    #expect(NearestName.suggestions(for: "abcx", among: ["abca"], limit: 0).isEmpty)
  }

  @Test func `letter case decides only between names that are equally near`() {
    #expect(
      NearestName.suggestions(for: "URL", among: ["url", "Url", "URLs", "URL"], limit: 4) == [
        "URL", "Url", "url", "URLs",
      ])
  }
}
