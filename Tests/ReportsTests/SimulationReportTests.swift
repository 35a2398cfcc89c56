import LayoutModel
import Testing

@testable import Reports

@Suite struct SimulationReportTests {
  private static let bar = LayoutRule(
    "navigation bar", "The bar is 44 points high.", .recorded, basis: "articles/002/opaque")
  private static let inset = LayoutRule(
    "adjustedContentInset", "The offset moves with the inset.", .documented,
    basis: "UIScrollView.adjustedContentInset")

  private static let report = SimulationReport(
    simulator: "1",
    documents: [
      .init(
        name: "a",
        numbers: [
          .init(
            metric: "table.contentOffset.y", answer: .value(.number(-64)),
            explanation: Explanation(
              value: -64, expression: "-(status bar 20 + navigation bar 44)",
              rules: [inset, bar])),
          .init(
            metric: "table.frame.y", answer: .value(.number(44)),
            explanation: Explanation(value: 44, expression: "navigation bar 44", rules: [bar])),
        ]),
      .init(
        name: nil,
        numbers: [
          .init(metric: "footer.state", answer: .value(.text("idle")), explanation: nil),
          .init(metric: "t.firstVisibleRow.row", answer: .value(.missing), explanation: nil),
          .init(metric: "t.frame.x", answer: .notModelled("no rule for it"), explanation: nil),
        ]),
    ])

  @Test func `the text explains each number and says each rule once`() {
    #expect(
      String(decoding: Self.report.bytes(as: .text, style: .plain), as: UTF8.self) == """
        a
        table.contentOffset.y  -64
            -64 = -(status bar 20 + navigation bar 44)
            by adjustedContentInset (documented: UIScrollView.adjustedContentInset)
            by navigation bar (recorded: articles/002/opaque)
        table.frame.y          44
            44 = navigation bar 44
            by navigation bar (recorded: articles/002/opaque)

        footer.state           idle
        t.firstVisibleRow.row  none
        t.frame.x              not modelled: no rule for it

        rules
          adjustedContentInset: The offset moves with the inset.
          navigation bar: The bar is 44 points high.

        """)
  }

  @Test func `the JSON has the explanation with every number`() {
    #expect(
      String(decoding: Self.report.bytes(as: .json, style: .plain), as: UTF8.self) == """
        {
          "schema": "plumb.simulate/1",
          "simulator": "1",
          "documents": [
            {
              "name": "a",
              "metrics": [
                {
                  "metric": "table.contentOffset.y",
                  "computed": -64,
                  "explanation": {
                    "line": "-64 = -(status bar 20 + navigation bar 44)",
                    "rules": [
                      {
                        "name": "adjustedContentInset",
                        "statement": "The offset moves with the inset.",
                        "evidence": "documented",
                        "basis": "UIScrollView.adjustedContentInset"
                      },
                      {
                        "name": "navigation bar",
                        "statement": "The bar is 44 points high.",
                        "evidence": "recorded",
                        "basis": "articles/002/opaque"
                      }
                    ]
                  }
                },
                {
                  "metric": "table.frame.y",
                  "computed": 44,
                  "explanation": {
                    "line": "44 = navigation bar 44",
                    "rules": [
                      {
                        "name": "navigation bar",
                        "statement": "The bar is 44 points high.",
                        "evidence": "recorded",
                        "basis": "articles/002/opaque"
                      }
                    ]
                  }
                }
              ]
            },
            {
              "name": null,
              "metrics": [
                {"metric": "footer.state", "computed": "idle"},
                {"metric": "t.firstVisibleRow.row", "computed": null},
                {
                  "metric": "t.frame.x",
                  "computed": null,
                  "notModelled": "no rule for it"
                }
              ]
            }
          ]
        }

        """)
  }
}
