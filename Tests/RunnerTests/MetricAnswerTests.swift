import LayoutModel
import Testing

@testable import Runner

@Suite struct MetricAnswerTests {
  private static func answers(_ text: String, explaining: Bool = false) throws -> [MetricAnswer] {
    let draft = try DocumentReader(JSONTape(parsing: Array(text.utf8))).draft()
    return MetricAnswer.answers(to: draft, explaining: explaining)
  }

  @Test func `a configuration alone is asked for the main metrics of every view`() throws {
    let answers = try Self.answers(
      """
      {"platform": {"os": "9.3", "device": "iPhone 6s"},
       "view": {"subviews": [
         {"id": "scroll", "class": "UIScrollView", "frame": [0, 0, 9, 9],
          "refreshHeader": {"id": "header", "height": 54}}]}}
      """)
    let rect = ["x", "y", "width", "height"]
    let edges = ["top", "left", "bottom", "right"]
    #expect(
      answers.map(\.path) == rect.map { "view.frame.\($0)" } + rect.map { "scroll.frame.\($0)" }
        + edges.map { "scroll.contentInset.\($0)" }
        + edges.map { "scroll.adjustedContentInset.\($0)" }
        + ["scroll.contentSize.width", "scroll.contentSize.height"]
        + ["scroll.contentOffset.x", "scroll.contentOffset.y"]
        + ["scroll.minimumContentOffset.x", "scroll.minimumContentOffset.y"]
        + ["scroll.maximumContentOffset.x", "scroll.maximumContentOffset.y"]
        + rect.map { "header.frame.\($0)" } + ["header.state"])
  }

  @Test func `safe areas are asked for from iOS 11`() throws {
    let answers = try Self.answers("{\"platform\": {\"os\": \"11.0\", \"device\": \"iPhone X\"}}")
    #expect(answers.map(\.path).contains("view.safeAreaInsets.bottom"))
  }

  @Test func `an experiment is asked for what it measures, in its order`() throws {
    let answers = try Self.answers(
      """
      {"configuration": {"platform": {"os": "9.3", "device": "iPhone 6s"}},
       "measurements": {"view.frame.width": 1, "view.frame.height": null}}
      """)
    #expect(answers.map(\.path) == ["view.frame.width", "view.frame.height"])
    #expect(answers.allSatisfy { $0.explanation == nil })
    guard case .value(.number(let width))? = answers.first?.answer else {
      Issue.record("no width")
      return
    }
    #expect(width == 375)
  }

  @Test func `explanations come where they are asked for`() throws {
    let answers = try Self.answers(
      "{\"platform\": {\"os\": \"9.3\", \"device\": \"iPhone 6s\"}}", explaining: true)
    #expect(answers.allSatisfy { $0.explanation != nil })
  }
}
